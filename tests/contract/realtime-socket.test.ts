/** The embedded backend's own end of the line, frame by frame: who gets a socket, what it answers, and what ends it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { signJwt } from '#local/auth/crypto.ts';
import { CONNECTION_LIMITS } from '#local/realtime/connection.ts';
import { target } from './support/browser.ts';
import type { Embedded } from './support/embedded.ts';
import { startFromTemplate } from './support/template.ts';

/** A client that says frames as they are given. */
class Raw {
  readonly heard: unknown[] = [];
  readonly socket: WebSocket;
  /** Code with which the server closed; -1: by no close of the protocol. */
  readonly closed: Promise<number>;
  constructor(address: string, headers: Readonly<Record<string, string>> = {}) {
    this.socket = new WebSocket(address, { headers });
    this.socket.on('message', (data: Buffer) => this.heard.push(JSON.parse(data.toString())));
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
    this.socket.send(typeof frame === 'string' || frame instanceof Buffer ? frame : JSON.stringify(frame));
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
    for (const often of [beat, Buffer.from([3, 0, 0])]) {
      const frames = Array.from({ length: CONNECTION_LIMITS.frames.count + 1 }, () => often);
      expect(await closedBy(...frames)).toBe(1008);
    }
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
