/** What ends a line by the clock, and what happens to a client that does not read. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONNECTION_LIMITS, createConnection } from '#local/realtime/connection.ts';

const TOPIC = 'realtime:account:aki';
const SAID = { topic: 'account:aki', event: 'history', payload: {}, private: true };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A connection whose token is good for so many seconds. */
function world(seconds = 3_600) {
  const sent: unknown[] = [];
  const closed: number[] = [];
  const state = { unsent: 0, dropped: 0 };
  const exp = Date.now() / 1_000 + seconds;
  const connection = createConnection(
    {
      send: (text) => sent.push((JSON.parse(text) as unknown[])[3]),
      close: (code) => closed.push(code),
      drop: () => (state.dropped += 1),
      unsentBytes: () => state.unsent,
    },
    {
      verify: (token) =>
        Promise.resolve(token === 'good' ? { sub: 'aki', role: 'authenticated', exp } : null),
      mayListen: () => Promise.resolve(true),
      now: Date.now,
    },
  );
  const say = (event: string, payload: object) =>
    connection.hear(JSON.stringify(['1', '1', event === 'heartbeat' ? 'phoenix' : TOPIC, event, payload]));
  const join = () => say('phx_join', { config: { private: true }, access_token: 'good' });
  return { connection, sent, closed, state, say, join };
}

it('ends when nothing was heard of the client for a while, and only then', async () => {
  const { connection, closed, say, sent } = world();
  for (let beat = 0; beat < 5; beat += 1) {
    await vi.advanceTimersByTimeAsync(CONNECTION_LIMITS.idleMs - 1);
    await say('heartbeat', {});
  }
  expect(closed).toEqual([]);
  await vi.advanceTimersByTimeAsync(CONNECTION_LIMITS.idleMs);
  expect(closed).toEqual([1008]);
  const before = sent.length;
  await say('heartbeat', {});
  expect(sent).toHaveLength(before);
  connection.end();
});

it('a channel is closed in the very second in which its token ends, though nothing is said on it', async () => {
  const { connection, join, sent, say } = world(120);
  await join();
  await vi.advanceTimersByTimeAsync(60_000);
  await say('heartbeat', {});
  await vi.advanceTimersByTimeAsync(59_999);
  expect(sent).toEqual(['phx_reply', 'phx_reply']);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.slice(2)).toEqual(['system', 'phx_close']);
  connection.deliver(SAID);
  expect(sent).toHaveLength(4);
  connection.end();
});

it('nothing waits for a client that does not read: it is dropped', async () => {
  const { connection, join, sent, state } = world();
  await join();
  connection.deliver(SAID);
  expect(sent).toEqual(['phx_reply', 'broadcast']);
  state.unsent = CONNECTION_LIMITS.unsentBytes + 1;
  connection.deliver(SAID);
  expect([sent.length, state.dropped]).toEqual([2, 1]);
  connection.end();
});

it('a channel that is not open yet hears nothing', async () => {
  const { connection, join, sent } = world();
  const joining = join();
  connection.deliver(SAID);
  await joining;
  expect(sent).toEqual(['phx_reply']);
  connection.end();
});
