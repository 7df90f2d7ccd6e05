/** News from one device to another by the published client: who hears what, and who is turned away. */
import {
  createClient,
  REALTIME_SUBSCRIBE_STATES,
  type RealtimeChannel,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { signJwt } from '#local/auth/crypto.ts';
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
      if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve();
      else if (status === REALTIME_SUBSCRIBE_STATES.CHANNEL_ERROR) reject(error ?? new Error('no reason'));
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

    const row = analysisRow(one.id, { roast: {} });
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
    const { database } = server.backend;
    const [user] = await database.query<{ id: string }>(
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
    await client.realtime.setAuth();
    const statuses: string[] = [];
    const heard: string[] = [];
    client
      .channel(`account:${sub}`, { config: { private: true } })
      .on('broadcast', { event: '*' }, ({ event }) => heard.push(event))
      .subscribe((status) => statuses.push(status));
    await expect.poll(() => statuses).toEqual(['SUBSCRIBED']);
    await server.vanish();
    await expect.poll(() => statuses).toContain('CHANNEL_ERROR');
    await expect.poll(() => statuses.at(-1)).toBe('SUBSCRIBED');
    await database.query('insert into public.profiles (user_id) values ($1)', [sub]);
    await expect.poll(() => heard).toEqual(['profile']);
    await client.removeAllChannels();
  });
});
