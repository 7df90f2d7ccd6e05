/** News from one device to another by the published client: who hears what, who is turned away, and what ends a channel. */
import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { signJwt } from '#local/auth/crypto.ts';
import { CONNECTION_LIMITS } from '#local/realtime/connection.ts';
import { analysisRow } from './analysis-row.ts';
import { ok, openBrowser, PASSWORD, signUp, target } from './support/browser.ts';
import type { Embedded } from './support/embedded.ts';
import { startFromTemplate } from './support/template.ts';

interface Ear {
  /** Event and payload of all that was said, oldest first. */
  readonly heard: { readonly event: string; readonly payload: Readonly<Record<string, unknown>> }[];
  readonly channel: RealtimeChannel;
}

/** A client on the channel of this account. Rejects with the server's reason where it is refused. */
async function listen(client: SupabaseClient, userId: string, isPrivate = true): Promise<Ear> {
  const heard: Ear['heard'] = [];
  const channel = client.channel(`account:${userId}`, { config: { private: isPrivate } });
  channel.on('broadcast', { event: '*' }, ({ event, payload }: Ear['heard'][number]) =>
    heard.push({ event, payload }),
  );
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve();
      else if (status === 'CHANNEL_ERROR') reject(error ?? new Error('no reason'));
    });
  });
  return { heard, channel };
}

const eventsOf = ({ heard }: Ear) => heard.map(({ event }) => event);
const sessionOf = async (client: SupabaseClient): Promise<unknown> =>
  ok(await client.auth.getClaims())?.claims['session_id'];

describe('two devices of one person, and a stranger', () => {
  test('each hears at once of a roast, a deletion, a profile and an ended session: that it was, by whom, and nothing else', async () => {
    const one = await signUp();
    const other = openBrowser();
    ok(await other.client.auth.signInWithPassword({ email: one.email, password: PASSWORD }));
    const stranger = await signUp();
    const ears = [await listen(one.client, one.id), await listen(other.client, one.id)] as const;
    const deaf = await listen(stranger.client, stranger.id);

    const row = analysisRow(one.id, { roast: null });
    ok(await one.client.from('analyses').insert(row).select('id'));
    // The text follows on the numbers.
    const { roast } = analysisRow(one.id);
    ok(await one.client.from('analyses').update({ roast }).eq('id', row.id).select('id'));
    ok(await one.client.from('profiles').insert({ user_id: one.id }).select('user_id'));
    ok(await one.client.from('profiles').update({ bio: 'hello' }).eq('user_id', one.id).select('bio'));
    ok(await one.client.from('analyses').delete().eq('id', row.id).select('id'));
    await one.client.auth.signOut({ scope: 'others' });
    const said = ['history', 'history', 'profile', 'profile', 'history', 'sessions'];
    for (const ear of ears) await expect.poll(() => eventsOf(ear)).toEqual(said);
    for (const { payload } of ears[1].heard) expect(Object.keys(payload).sort()).toEqual(['by', 'id']);
    const by = await sessionOf(one.client);
    expect(ears[1].heard.slice(0, 5).map(({ payload }) => payload['by'])).toEqual([by, by, by, by, by]);
    // Said last, so that all that was not meant for this one would have come before.
    ok(await stranger.client.from('profiles').insert({ user_id: stranger.id }).select('user_id'));
    await expect.poll(() => eventsOf(deaf)).toEqual(['profile']);
    for (const { client } of [one, other, stranger]) await client.removeAllChannels();
  });

  test('what was not written is not told', async () => {
    const { client, id } = await signUp();
    const ear = await listen(client, id);
    const row = analysisRow(id);
    ok(await client.from('analyses').insert(row).select('id'));
    // Refused: it names another owner.
    expect((await client.from('analyses').insert(analysisRow(crypto.randomUUID()))).error?.code).toBe(
      '42501',
    );
    ok(await client.from('analyses').delete().eq('id', row.id).select('id'));
    await expect.poll(() => eventsOf(ear)).toEqual(['history', 'history']);
    await client.removeAllChannels();
  });

  test('a deleted account is told to its other devices', async () => {
    const one = await signUp();
    const ear = await listen(one.client, one.id);
    ok(await one.client.from('analyses').insert(analysisRow(one.id)).select('id'));
    expect((await one.client.rpc('delete_my_account')).error).toBeNull();
    await expect.poll(() => eventsOf(ear)).toContain('sessions');
    await one.client.removeAllChannels();
  });

  test.each([
    ['another person’s channel', true],
    ['a channel that is not private', false],
  ])('%s is refused', async (_name, isPrivate) => {
    const one = await signUp();
    const other = await signUp();
    const topicOf = isPrivate ? other.id : one.id;
    await expect(listen(one.client, topicOf, isPrivate)).rejects.toThrow(
      isPrivate ? 'You do not have permissions to read from this Channel topic' : /PrivateOnly|permissions/,
    );
    await one.client.removeAllChannels();
  });

  test('nobody says anything on a channel: what a client sends is heard by none', async () => {
    const one = await signUp();
    const other = openBrowser();
    ok(await other.client.auth.signInWithPassword({ email: one.email, password: PASSWORD }));
    const ear = await listen(one.client, one.id);
    const { channel } = await listen(other.client, one.id);
    await channel.send({ type: 'broadcast', event: 'history', payload: { by: 'forged' } });
    ok(await one.client.from('profiles').insert({ user_id: one.id }).select('user_id'));
    await expect.poll(() => eventsOf(ear)).toEqual(['profile']);
    for (const { client } of [one, other]) await client.removeAllChannels();
  });
});

describe.runIf(target.embedded)('a server that goes away', () => {
  let server: Embedded;
  beforeAll(async () => {
    server = await startFromTemplate();
  });
  afterAll(() => server.close());

  test('is found again by the published client, which then hears as before', async () => {
    const { publicKey, jwtSecret } = server.backend.secrets;
    const { query } = server.backend.database;
    const [user] = await query<{ id: string }>(
      `insert into auth.users (email) values ('again@example.com') returning id`,
    );
    const sub = user?.id ?? '';
    const claims = {
      iss: `${server.url}/auth/v1`,
      aud: 'authenticated',
      role: 'authenticated',
      sub,
      exp: 4e9,
    };
    const token = await signJwt(claims, jwtSecret);
    const client = createClient(server.url, publicKey, {
      accessToken: () => Promise.resolve(token),
      realtime: { transport: WebSocket as unknown as typeof globalThis.WebSocket },
    });
    const statuses: string[] = [];
    const heard: string[] = [];
    client
      .channel(`account:${sub}`, { config: { private: true } })
      .on('broadcast', { event: '*' }, ({ event }) => heard.push(event))
      .subscribe((status) => statuses.push(status));
    await expect.poll(() => statuses).toEqual(['SUBSCRIBED']);
    await server.vanish();
    await expect.poll(() => statuses.at(-1)).toBe('SUBSCRIBED');
    expect(statuses).toContain('CHANNEL_ERROR');
    await query('insert into public.profiles (user_id) values ($1)', [sub]);
    await expect.poll(() => heard).toEqual(['profile']);
    await client.removeAllChannels();
  });
});

/** A client that says frames as they are given. */
class Raw {
  readonly heard: unknown[] = [];
  readonly socket: WebSocket;
  /** Code with which the server closed; -1: by no close of the protocol. */
  readonly closed: Promise<number>;
  constructor(address: string, headers: Readonly<Record<string, string>> = {}) {
    this.socket = new WebSocket(address, { headers });
    this.socket.on('message', (data) => this.heard.push(JSON.parse(String(data))));
    this.closed = new Promise((resolve) => this.socket.once('close', (code) => resolve(code)));
  }
  /** Resolves to null, or to the status of the refusal. */
  opened(): Promise<number | null> {
    return new Promise((resolve, reject) => {
      this.socket.once('open', () => resolve(null));
      this.socket.once('unexpected-response', (_request, { statusCode }) => {
        this.socket.terminate();
        resolve(statusCode ?? 0);
      });
      this.socket.once('error', reject);
    });
  }
  say(frame: unknown): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }
}

describe.runIf(target.embedded)('the embedded socket', () => {
  let server: Embedded;
  let address: string;
  let now = Date.now();
  let userId: string;
  const open: Raw[] = [];
  beforeAll(async () => {
    server = await startFromTemplate({
      now: () => now,
      realtime: { sockets: 12, socketsOfAsker: 10, frameBytes: 8_192 },
    });
    const { publicKey } = server.backend.secrets;
    address = `${server.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${publicKey}&vsn=2.0.0`;
    const [user] = await server.backend.database.query<{ id: string }>(
      `insert into auth.users (email) values ('raw@example.com') returning id`,
    );
    userId = user?.id ?? '';
  });
  afterAll(() => server.close());

  async function openRaw(headers?: Readonly<Record<string, string>>, at = address): Promise<Raw> {
    const raw = new Raw(at, headers);
    open.push(raw);
    expect(await raw.opened()).toBeNull();
    return raw;
  }
  const tokenFor = (seconds: number, sub = userId) =>
    signJwt(
      {
        iss: `${server.url}/auth/v1`,
        aud: 'authenticated',
        role: 'authenticated',
        sub,
        exp: Math.floor(now / 1_000) + seconds,
      },
      server.backend.secrets.jwtSecret,
    );
  const topic = () => `realtime:account:${userId}`;
  const joinOf = (access_token: string, ref = '1') => [
    ref,
    ref,
    topic(),
    'phx_join',
    { config: { private: true }, access_token },
  ];
  const replies = ({ heard }: Raw) =>
    heard.filter((frame) => Array.isArray(frame) && frame[3] === 'phx_reply');
  const joined = (ref = '1') => [
    ref,
    ref,
    topic(),
    'phx_reply',
    { status: 'ok', response: { postgres_changes: [] } },
  ];
  const say = (event: string) =>
    server.backend.database.query(`select realtime.send('{}', $1, $2)`, [event, `account:${userId}`]);
  const events = ({ heard }: Raw) =>
    heard.flatMap((frame) => (Array.isArray(frame) ? [frame[3] as unknown] : []));

  test('paths that are not there, and a socket’s without an upgrade, answer JSON', async () => {
    for (const [path, status, detail] of [
      ['/realtime/v1/api/broadcast', 404, 'Not Found'],
      ['/realtime/v1', 404, 'Not Found'],
      ['/realtime/v1/websocket', 403, 'Forbidden'],
      [`/realtime/v1/websocket?${address.split('?')[1]}`, 426, 'Upgrade Required'],
      [`/realtime/v1/websocket?${address.split('?')[1]?.replace('2.0.0', '1.0.0')}`, 400, 'Bad Request'],
    ] as const) {
      const answer = await fetch(`${server.url}${path}`);
      expect([path, answer.status, await answer.json()]).toEqual([path, status, { errors: { detail } }]);
    }
  });

  test('is opened by the project’s key alone, from the app’s own pages, under the app’s own names', async () => {
    const refused = (at: string, headers: Readonly<Record<string, string>> = {}) =>
      new Raw(at, headers).opened();
    expect(await refused(address.replace(/apikey=[^&]*/, 'apikey=x'))).toBe(403);
    expect(await refused(address, { origin: 'https://evil.example' })).toBe(403);
    expect(await refused(address, { host: 'evil.example' })).toBe(421);
    expect(await refused(address.replace('/websocket', '/other'))).toBe(404);
    // Other protocols are nobody's here: the file is sent as if none had been asked for.
    expect(await refused(`${server.url.replace('http', 'ws')}/config.json`)).toBe(200);
    const own = await openRaw({ origin: server.url });
    own.say([null, '7', 'phoenix', 'heartbeat', {}]);
    await expect
      .poll(() => own.heard)
      .toEqual([[null, '7', 'phoenix', 'phx_reply', { status: 'ok', response: {} }]]);
    own.socket.close();
    await own.closed;
  });

  test('joins answer in the service’s words', async () => {
    const raw = await openRaw();
    const reasonFor = async (ref: string, on: string, payload: unknown, event = 'phx_join') => {
      raw.say([ref, ref, on, event, payload]);
      let reason: unknown;
      await expect
        .poll(() => {
          const reply = raw.heard.find((frame) => Array.isArray(frame) && frame[1] === ref) as
            | { readonly 4: { readonly response: { readonly reason: unknown } } }
            | undefined;
          reason = reply?.[4].response.reason;
          return reply;
        })
        .toBeDefined();
      return reason;
    };
    const config = { private: true };
    const good = await tokenFor(600);
    const denied = (topic: string) =>
      `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`;
    expect(await reasonFor('1', 'other', { config })).toBe('unmatched topic');
    expect(await reasonFor('2', topic(), { config })).toBe(denied(`account:${userId}`));
    expect(await reasonFor('3', topic(), { config, access_token: 'a.b.c' })).toMatch(/^InvalidJWTToken/);
    expect(await reasonFor('4', topic(), { config, access_token: await tokenFor(-600) })).toMatch(
      /^InvalidJWTToken/,
    );
    expect(await reasonFor('5', topic(), { access_token: good })).toMatch(/^PrivateOnly/);
    expect(
      await reasonFor('6', topic(), { config: { ...config, postgres_changes: [{}] }, access_token: good }),
    ).toBe('Not offered: postgres_changes');
    expect(await reasonFor('7', 'realtime:account:', { config, access_token: good })).toBe(
      denied('account:'),
    );
    const stranger = await tokenFor(600, crypto.randomUUID());
    expect(await reasonFor('8', topic(), { config, access_token: stranger })).toBe(
      denied(`account:${userId}`),
    );
    expect(await reasonFor('9', topic(), {}, 'phx_leave')).toBe('unmatched topic');
    raw.socket.close();
    await raw.closed;
  });

  test('a channel ends with its token, unless another one came in time', async () => {
    const [ends, renews, spoilt] = [await openRaw(), await openRaw(), await openRaw()];
    const first = await tokenFor(60);
    for (const raw of [ends, renews, spoilt]) {
      raw.say(joinOf(first));
      await expect.poll(() => raw.heard).toEqual([joined()]);
    }
    renews.say(['1', '2', topic(), 'access_token', { access_token: await tokenFor(600) }]);
    spoilt.say(['1', '2', topic(), 'access_token', { access_token: 'x' }]);
    await expect.poll(() => events(spoilt)).toEqual(['phx_reply', 'system', 'phx_close']);
    renews.say([
      '1',
      '3',
      topic(),
      'phx_join',
      { config: { private: true }, access_token: await tokenFor(600) },
    ]);
    // The newer join has the channel; the one before is told so.
    await expect.poll(() => events(renews)).toEqual(['phx_reply', 'phx_close', 'phx_reply']);
    now += 61_000;
    await say('history');
    await expect.poll(() => events(ends)).toEqual(['phx_reply', 'system', 'phx_close']);
    await expect.poll(() => events(renews).at(-1)).toBe('broadcast');
    await say('history');
    await expect.poll(() => events(renews)).toHaveLength(5);
    expect(events(ends)).toHaveLength(3);
    for (const raw of [ends, renews, spoilt]) raw.socket.close();
    await Promise.all([ends, renews, spoilt].map(({ closed }) => closed));
  });

  test('who leaves, or left before the answer, hears nothing', async () => {
    const raw = await openRaw();
    const token = await tokenFor(600);
    raw.say(joinOf(token));
    raw.say(['1', '2', topic(), 'phx_leave', {}]);
    raw.say(joinOf(token, '3'));
    await expect.poll(() => replies(raw).at(-1)).toEqual(joined('3'));
    raw.say(['3', '4', topic(), 'phx_leave', {}]);
    await expect.poll(() => replies(raw)).toHaveLength(3);
    await say('history');
    raw.say([null, '5', 'phoenix', 'heartbeat', {}]);
    await expect.poll(() => replies(raw)).toHaveLength(4);
    expect(events(raw)).not.toContain('broadcast');
    raw.socket.close();
    await raw.closed;
  });

  test('what is no frame, is too long, comes too often or asks for too many channels is turned away', async () => {
    const closedBy = async (...frames: readonly unknown[]) => {
      const raw = await openRaw();
      for (const frame of frames) raw.say(frame);
      return raw.closed;
    };
    for (const frame of ['', '{', '[]', 'null', '[1,2,3,4,5]', '[null,null,"phoenix","heartbeat"]']) {
      expect([frame, await closedBy(frame)]).toEqual([frame, 1007]);
    }
    expect(await closedBy('x'.repeat(8_193))).toBe(1009);
    const beat = [null, '1', 'phoenix', 'heartbeat', {}];
    expect(await closedBy(...Array.from({ length: CONNECTION_LIMITS.frames.count + 1 }, () => beat))).toBe(
      1008,
    );
    const raw = await openRaw();
    const token = await tokenFor(600);
    for (let n = 0; n <= CONNECTION_LIMITS.channels; n += 1) {
      const [, , , event, payload] = joinOf(token);
      raw.say([`${n}`, `${n}`, `realtime:room ${n}`, event, payload]);
    }
    await expect.poll(() => replies(raw)).toHaveLength(CONNECTION_LIMITS.channels + 1);
    const tooMany = replies(raw).filter((reply) => JSON.stringify(reply).includes('ChannelRateLimitReached'));
    expect(tooMany).toHaveLength(1);
    raw.socket.close();
    await raw.closed;
  });

  test('an asker has so many sockets and no more', async () => {
    const sockets = [];
    for (let n = 0; n < 10; n += 1) sockets.push(await openRaw());
    expect(await new Raw(address).opened()).toBe(429);
    for (const raw of sockets) raw.socket.close();
    await Promise.all(sockets.map(({ closed }) => closed));
    (await openRaw()).socket.close();
  });

  test('nothing of what was said is kept, and where nothing can be said, what is written is', async () => {
    const { database } = server.backend;
    await say('history');
    expect(await database.query('select * from realtime.messages')).toEqual([]);
    await database.query('drop function realtime.send(jsonb, text, text, boolean)');
    const made = await database.query('insert into public.profiles (user_id) values ($1) returning user_id', [
      userId,
    ]);
    expect(made).toEqual([{ user_id: userId }]);
  });
});
