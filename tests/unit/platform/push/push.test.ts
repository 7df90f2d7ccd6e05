import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPush, type PushParts } from '#platform/push/push.ts';

const WISH = { language: 'en', hour: 18 } as const;
const SERVER = Buffer.alloc(65, 4).toString('base64url');
const HOUR = 3_600_000;
const point = Uint8Array.from(Buffer.from(SERVER, 'base64url')).buffer;

/** A browser with a push service, and an account. */
function world(change: Partial<PushParts> = {}) {
  const calls: (readonly [string, Readonly<Record<string, unknown>>])[] = [];
  const state = {
    subscribed: null as PushSubscription | null,
    made: 0,
    ended: 0,
    answers: [] as (string | null)[],
    here: true,
    now: Date.UTC(2026, 10, 20),
    zone: 'Asia/Tokyo',
    refuses: false,
  };
  const subscription = (applicationServerKey: ArrayBuffer | null): PushSubscription => {
    state.made += 1;
    const one = {
      endpoint: `https://push.example.com/${state.made}`,
      expirationTime: null,
      options: { applicationServerKey, userVisibleOnly: true },
      getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).fill(4).buffer,
      toJSON: () => ({}),
      unsubscribe: () => {
        state.ended += 1;
        state.subscribed = null;
        return Promise.resolve(true);
      },
    } satisfies PushSubscription;
    return one;
  };
  const manager = {
    getSubscription: () => Promise.resolve(state.subscribed),
    subscribe: (options?: PushSubscriptionOptionsInit) => {
      if (state.refuses) return Promise.reject(new DOMException('no', 'NotAllowedError'));
      const given = options?.applicationServerKey;
      const key = typeof given === 'string' ? given : '';
      state.subscribed = subscription(Uint8Array.from(Buffer.from(key, 'base64url')).buffer);
      return Promise.resolve(state.subscribed);
    },
  };
  const push = createPush({
    available: () => true,
    manager: () => Promise.resolve(manager),
    serverKey: SERVER,
    call(name, parameters) {
      calls.push([name, { ...parameters }]);
      return Promise.resolve(state.answers.shift() ?? null);
    },
    stay: () => ({ session: 's', here: () => state.here, lasts: () => true }),
    zone: () => state.zone,
    now: () => state.now,
    ...change,
  });
  return { push, calls, state, subscription };
}

describe('asking for reminders', () => {
  let all: ReturnType<typeof world>;
  beforeEach(() => {
    all = world();
  });

  it('gives the account the browser’s address, its keys, hour, zone and language, and nothing else', async () => {
    expect(await all.push.follow('me', WISH)).toBe('on');
    expect(all.calls).toEqual([
      [
        'save_push',
        {
          p_endpoint: 'https://push.example.com/1',
          p_p256dh: Buffer.alloc(65, 4).toString('base64url'),
          p_auth: Buffer.alloc(16, 4).toString('base64url'),
          p_language: 'en',
          p_zone: 'Asia/Tokyo',
          p_hour: 18,
        },
      ],
    ]);
  });

  it('tells it again where something has changed, else only after hours', async () => {
    const { push, calls, state } = all;
    await push.follow('me', WISH);
    await push.follow('me', WISH);
    expect(calls).toHaveLength(1);
    state.zone = 'America/Los_Angeles';
    await push.follow('me', WISH);
    await push.follow('me', { ...WISH, hour: 7 });
    await push.follow('me', { language: 'ja', hour: 7 });
    expect(calls).toHaveLength(4);
    state.now += 6 * HOUR;
    await push.follow('me', { language: 'ja', hour: 7 });
    expect(calls).toHaveLength(5);
    expect(state.made).toBe(1);
  });

  it('asks the browser anew where its address was made for another server', async () => {
    all.state.subscribed = all.subscription(point.slice(0, 10));
    await all.push.follow('me', WISH);
    expect([all.state.made, all.state.ended]).toEqual([2, 1]);
  });

  it.each([
    [-540, 'Etc/GMT-9'],
    [480, 'Etc/GMT+8'],
    [0, 'Etc/GMT+0'],
  ])('names the hours from UTC (%s) where the server does not know the zone', async (offset, zone) => {
    const { push, calls, state } = all;
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
    state.answers = ['22023', null];
    state.zone = 'America/Coyhaique';
    expect(await push.follow('me', WISH)).toBe('on');
    expect(calls.map(([, parameters]) => parameters['p_zone'])).toEqual(['America/Coyhaique', zone]);
  });

  it('leaves no address behind that the account has refused, and keeps one for a better line', async () => {
    const { push, state } = all;
    state.answers = ['23514'];
    expect(await push.follow('me', WISH)).toBe('refused');
    expect(state.subscribed).toBeNull();
    state.answers = ['offline'];
    expect(await push.follow('me', WISH)).toBe('later');
    expect(state.subscribed).not.toBeNull();
  });

  it.each([
    ['the browser refuses', {}, true],
    ['no service worker is there', { manager: () => Promise.resolve(null) }, false],
    ['the browser has a fault', { manager: () => Promise.reject(new Error('fault')) }, false],
  ])('is refused where %s', async (_name, change, refuses) => {
    const { push, calls, state } = world(change);
    state.refuses = refuses;
    expect(await push.follow('me', WISH)).toBe('refused');
    expect(calls).toEqual([]);
  });

  it('sends nothing for who has left meanwhile', async () => {
    all.state.here = false;
    expect(await all.push.follow('me', WISH)).toBe('later');
    expect([all.calls.length, all.state.subscribed]).toEqual([0, null]);
  });

  it('is later where the call fails', async () => {
    const { push } = world({ call: () => Promise.reject(new Error('no code')) });
    expect(await push.follow('me', WISH)).toBe('later');
  });
});

describe('the end', () => {
  it('takes the address back and tells the account', async () => {
    const { push, calls, state } = world();
    await push.follow('me', WISH);
    await push.end();
    expect(calls.at(-1)).toEqual(['drop_push', { p_endpoint: 'https://push.example.com/1' }]);
    expect(state.subscribed).toBeNull();
  });

  it('of a sign-out takes it back and tells nobody', async () => {
    const { push, calls, state } = world();
    await push.follow('me', WISH);
    await push.forget();
    expect([calls.length, state.subscribed]).toEqual([1, null]);
  });

  it('holds over what began before it', async () => {
    const { push, state } = world();
    const began = push.follow('me', WISH);
    await Promise.all([push.end(), began]);
    expect(state.subscribed).toBeNull();
  });

  it('rejects nowhere', async () => {
    const { push } = world({ manager: () => Promise.reject(new Error('fault')) });
    await push.end();
    await push.forget();
  });
});
