/** What was sent of a roast: noted at the wire, word for word, and gone with the roast and with the account. */
import { createClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '#platform/database/database.ts';
import { createRemoteHistory } from '#platform/history/remote.ts';
import { numbersOf, rowOf, textOf } from '#platform/history/row.ts';
import { BODIES_MAX } from '#domain/history/access.ts';
import {
  createSentBodies,
  type SentBodies,
  watchFacts,
  watchSent,
  withBody,
} from '#platform/history/sent-bodies.ts';
import type { SentBody } from '#ports/cloud.ts';
import { memoryDatabases } from '#tests/support/phone/memory-indexeddb.ts';
import { entry } from './fakes.ts';

const body = (text: string, answered = true): SentBody => ({ part: 'numbers', body: text, answered });

beforeEach(() => {
  // The client wants one at its start, and never opens it here.
  vi.stubGlobal('WebSocket', function NoSocket() {});
  vi.stubGlobal('indexedDB', memoryDatabases().factory());
});

describe('the store', () => {
  const fresh = () => createSentBodies(createDatabase());

  it('keeps what was sent of each roast, to be read by its owner alone', async () => {
    const sent = fresh();
    await sent.note({ ownerId: 'aki', id: 'one', sent: body('a') });
    await sent.note({ ownerId: 'aki', id: 'one', sent: { part: 'text', body: 'b', answered: true } });
    await sent.note({ ownerId: 'aki', id: 'two', sent: body('c') });
    expect(await fresh().of('aki', 'one')).toEqual([body('a'), { part: 'text', body: 'b', answered: true }]);
    expect(await sent.of('ben', 'one')).toEqual([]);
    expect(await sent.of('aki', 'three')).toEqual([]);
  });

  it('lists a text once, however often it was sent, and remembers an answer', () => {
    const tried = withBody([], body('a', false));
    expect(withBody(tried, body('a'))).toEqual([body('a')]);
    expect(withBody([body('a')], body('a', false))).toEqual([body('a')]);
  });

  it('keeps the newest few', () => {
    let bodies: SentBody[] = [];
    for (let i = 0; i < BODIES_MAX + 3; i += 1) bodies = withBody(bodies, body(String(i)));
    expect(bodies).toHaveLength(BODIES_MAX);
    expect(bodies.at(-1)).toEqual(body(String(BODIES_MAX + 2)));
  });

  it('drops one roast, one owner, everything', async () => {
    const sent = fresh();
    for (const [ownerId, id] of [
      ['aki', 'one'],
      ['aki', 'two'],
      ['ben', 'three'],
      ['ben', 'four'],
    ] as const) {
      await sent.note({ ownerId, id, sent: body(id) });
    }
    await sent.drop('three');
    expect(await sent.of('ben', 'three')).toEqual([]);
    await sent.forget('aki');
    expect([await sent.of('aki', 'one'), await sent.of('aki', 'two')]).toEqual([[], []]);
    expect(await sent.of('ben', 'four')).toHaveLength(1);
    await sent.clear();
    expect(await sent.of('ben', 'four')).toEqual([]);
  });

  it('knows nothing where a record is damaged, or storage is shut', async () => {
    await createDatabase().run('readwrite', ['sent'], ({ store }) =>
      store.put({ ownerId: 'aki', bodies: 'gone' }, 'one'),
    );
    expect(await fresh().of('aki', 'one')).toEqual([]);
    const refuse = () => new DOMException('shut', 'SecurityError');
    vi.stubGlobal('indexedDB', memoryDatabases({ refuse }).factory());
    const shut = fresh();
    expect(await shut.of('aki', 'one')).toEqual([]);
    await expect(shut.note({ ownerId: 'aki', id: 'one', sent: body('a') })).rejects.toThrow('shut');
  });
});

/** The real client over a network that answers as told; what it was asked, body by body. */
function atTheWire(
  store: Pick<SentBodies, 'note'>,
  owner = 'aki',
  answer = () => new Response(null, { status: 201 }),
) {
  const left: string[] = [];
  const network: typeof fetch = (_input, init) => {
    if (typeof init?.body === 'string') left.push(init.body);
    return Promise.resolve(answer());
  };
  const client = createClient('https://cloud.example', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: watchSent(network, store, () => owner) },
  });
  const lazy = { get: () => Promise.resolve(client), whenReady: () => undefined };
  return { left, remote: createRemoteHistory(lazy) };
}

describe('at the wire', () => {
  const row = rowOf(entry(1));
  if (row === null) throw new Error('no row');
  const store = () => createSentBodies(createDatabase());

  it('notes the two bodies of a row as they leave, and that they were answered', async () => {
    const sent = store();
    const { left, remote } = atTheWire(sent);
    expect(await remote.upload(row)).toBe('done');
    const known = await sent.of('aki', row.id);
    expect(known.map(({ body }) => body)).toEqual(left);
    expect(known.map(({ part, answered }) => [part, answered])).toEqual([
      ['numbers', true],
      ['text', true],
    ]);
    expect(known.map(({ body }) => JSON.parse(body) as unknown)).toEqual([numbersOf(row), textOf(row)]);
  });

  it('notes what may have left where no answer came', async () => {
    const sent = store();
    const { remote } = atTheWire(sent, 'aki', () => {
      throw new TypeError('no network');
    });
    expect(await remote.upload(row)).toBe('later');
    expect((await sent.of('aki', row.id)).map(({ part, answered }) => [part, answered])).toEqual([
      ['numbers', false],
    ]);
  });

  it('notes nothing of another account, of deletions and of other tables', async () => {
    const sent = store();
    const { left, remote } = atTheWire(sent, 'ben');
    await remote.upload(row);
    expect(left).toHaveLength(2);
    await atTheWire(sent).remote.remove('aki', row.id);
    expect(await sent.of('aki', row.id)).toEqual([]);
    const noted = vi.fn<SentBodies['note']>();
    const ask = watchSent(
      () => Promise.resolve(new Response()),
      { note: noted },
      () => 'aki',
    );
    await ask('https://cloud.example/rest/v1/profiles', {
      method: 'POST',
      body: JSON.stringify({ id: row.id, user_id: 'aki' }),
    });
    expect(noted).not.toHaveBeenCalled();
  });

  it('a storage that is shut costs the note, not the request', async () => {
    const { left, remote } = atTheWire({ note: () => Promise.reject(new Error('shut')) });
    expect(await remote.upload(row)).toBe('done');
    expect(left).toHaveLength(2);
  });
});

describe('what the joke writer was sent', () => {
  it('is remembered word for word, answered or not', async () => {
    const { ask, all } = watchFacts(() => Promise.reject(new TypeError('no network')));
    const address = 'https://cloud.example/functions/v1/roast';
    await ask(address, { method: 'POST', body: '{"v":1}' }).catch(() => undefined);
    await ask(address, { method: 'POST', body: '{"v":2}' }).catch(() => undefined);
    expect(all()).toEqual(['{"v":1}', '{"v":2}']);
  });

  it('does not push out what the account was sent', () => {
    const row: SentBody = { part: 'numbers', body: 'row', answered: true };
    let bodies: SentBody[] = [row];
    for (let i = 0; i < BODIES_MAX + 3; i += 1)
      bodies = withBody(bodies, { part: 'facts', body: String(i), answered: true });
    expect(bodies).toHaveLength(BODIES_MAX + 1);
    expect(bodies[0]).toEqual(row);
  });
});
