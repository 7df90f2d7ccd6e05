// @vitest-environment happy-dom
/** When a page listens for news of its account, what it makes of them, and what it does where nobody speaks. */
import {
  REALTIME_SUBSCRIBE_STATES as STATES,
  type RealtimeChannel,
  type RealtimeClient,
} from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followNews, type NewsParts } from '#platform/realtime/account-news.ts';

type Status = Parameters<NonNullable<Parameters<RealtimeChannel['subscribe']>[0]>>;

/** A client whose channels the test speaks on. */
function world() {
  const state = { here: true, visible: true, online: true };
  const heard: string[] = [];
  const channels: {
    readonly topic: string;
    readonly options: unknown;
    readonly say: (message: unknown) => void;
    readonly status: (...status: Status) => void;
    left: boolean;
  }[] = [];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    state.visible ? 'visible' : 'hidden',
  );
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => state.online);
  const channel = (topic: string, options: unknown) => {
    let say: (message: unknown) => void = () => undefined;
    let status: (...status: Status) => void = () => undefined;
    const one = {
      on: (_type: string, _filter: unknown, listener: typeof say) => (say = listener),
      subscribe: (listener: typeof status) => (status = listener),
    };
    channels.push({
      topic,
      options,
      left: false,
      say: (message) => say(message),
      status: (...given) => status(...given),
    });
    made.push(one);
    return one as unknown as RealtimeChannel;
  };
  const made: unknown[] = [];
  const client = {
    channel,
    removeChannel(one: RealtimeChannel) {
      const entry = channels[made.indexOf(one)];
      if (entry !== undefined) entry.left = true;
      return Promise.resolve('ok' as const);
    },
    realtime: { setAuth: () => Promise.resolve(), isDisconnecting: () => false } as unknown as RealtimeClient,
  };
  const stop = followNews('aki', {
    client: () => Promise.resolve(client as Awaited<ReturnType<NewsParts['client']>>),
    stay: { session: 'mine', here: () => state.here, lasts: () => true },
    hear: (news) => heard.push(news),
  });
  const turn = async (change: Partial<typeof state>) => {
    Object.assign(state, change);
    if (change.online !== undefined) window.dispatchEvent(new Event(change.online ? 'online' : 'offline'));
    else document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  };
  const last = () => channels.at(-1);
  return { channels, heard, stop, turn, last };
}

const said = (event: string, by: string | null) => ({ type: 'broadcast', event, payload: { by, id: 'x' } });
const refused = new Error('Unauthorized', { cause: { reason: 'Unauthorized' } });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('listens on the person’s own private channel: to other sign-ins, for words it knows', async () => {
  const { channels, heard, last, stop } = world();
  await vi.advanceTimersByTimeAsync(0);
  expect(channels).toMatchObject([{ topic: 'account:aki', options: { config: { private: true } } }]);
  for (const message of [
    said('history', 'other'),
    said('profile', null),
    said('sessions', 'other'),
    said('history', 'mine'),
    said('weather', 'other'),
    { event: 'history' },
    null,
  ])
    last()?.say(message);
  expect(heard).toEqual(['history', 'profile', 'sessions']);
  stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(channels).toMatchObject([{ left: true }]);
});

it('asks for what it may have missed with each time that it comes to listen', async () => {
  const { heard, last, stop } = world();
  await vi.advanceTimersByTimeAsync(0);
  last()?.status(STATES.SUBSCRIBED);
  expect(heard).toEqual(['history', 'profile']);
  // The client itself comes back from a lost connection.
  last()?.status(STATES.CHANNEL_ERROR, new Error('socket closed: 1006', { cause: new Event('close') }));
  last()?.status(STATES.SUBSCRIBED);
  expect(heard.slice(2)).toEqual(['history', 'profile', 'sessions']);
  stop();
});

it.each<readonly [string, Status]>([
  ['refused', [STATES.CHANNEL_ERROR, refused]],
  ['closed by the server', [STATES.CLOSED]],
  ['not answered', [STATES.TIMED_OUT]],
])('where it is %s it tries again, less and less often', async (_name, status) => {
  const { channels, last, stop } = world();
  await vi.advanceTimersByTimeAsync(0);
  const waits = [5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000];
  for (const [index, wait] of waits.entries()) {
    last()?.status(...status);
    expect(channels).toHaveLength(index + 1);
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(channels).toHaveLength(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(channels).toHaveLength(index + 2);
  }
  last()?.status(STATES.SUBSCRIBED);
  last()?.status(...status);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(channels).toHaveLength(waits.length + 2);
  expect(channels.slice(0, -1).every(({ left }) => left)).toBe(true);
  stop();
});

it('stops without a network at once and out of sight after three minutes, and goes on as soon as it can', async () => {
  const { channels, turn, stop } = world();
  await vi.advanceTimersByTimeAsync(0);
  await turn({ visible: false });
  await vi.advanceTimersByTimeAsync(179_999);
  expect(channels).toMatchObject([{ left: false }]);
  await turn({ visible: true });
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(channels).toMatchObject([{ left: false }]);
  await turn({ visible: false });
  await vi.advanceTimersByTimeAsync(180_000);
  expect(channels).toMatchObject([{ left: true }]);
  await turn({ visible: true });
  expect(channels).toHaveLength(2);
  await turn({ online: false });
  expect(channels[1]?.left).toBe(true);
  await turn({ online: true });
  expect(channels).toMatchObject([{ left: true }, { left: true }, { left: false }]);
  stop();
  await turn({ online: true });
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(channels).toHaveLength(3);
});

it('does not listen for somebody who is leaving', async () => {
  const { channels, last, turn, stop } = world();
  await vi.advanceTimersByTimeAsync(0);
  await turn({ here: false });
  last()?.status(STATES.CLOSED);
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(channels).toHaveLength(1);
  stop();
});
