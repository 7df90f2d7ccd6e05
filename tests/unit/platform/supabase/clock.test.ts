import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRemoteHistory } from '#platform/history/remote.ts';
import { createClientStorage, createSessionStore, SESSION_KEY } from '#platform/supabase/stored-session.ts';
import { createLazyClient } from '#platform/supabase/client.ts';
import { watchRefusals } from '#platform/supabase/watch-refusals.ts';

const HOUR_MS = 3_600_000;
const SERVER = Date.parse('2026-06-01T12:00:00Z');
const LIFE_S = 3_600;
const token = (n: number) =>
  `e30.${Buffer.from(JSON.stringify({ session_id: 'one', n })).toString('base64url')}.x`;

/** A server whose clock is right; `refresh` answers a renewal. */
function phoneOf(refresh: (session: object) => Response) {
  let renewals = 0;
  const session = (at: number) => ({
    access_token: token(renewals),
    refresh_token: `r${renewals}`,
    token_type: 'bearer',
    expires_in: LIFE_S,
    expires_at: at / 1_000 + LIFE_S,
    user: { id: 'aki', email: 'aki@example.org', created_at: '2026-01-01T00:00:00Z' },
  });
  const texts = new Map([[SESSION_KEY, JSON.stringify(session(SERVER))]]);
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  };
  const { ask, ended } = watchRefusals((input) => {
    if (!String(input instanceof Request ? input.url : input).includes('/token?')) {
      return Promise.resolve(Response.json([]));
    }
    renewals += 1;
    return Promise.resolve(refresh(session(SERVER)));
  });
  const client = createLazyClient(
    { url: 'https://x.example', publicKey: 'public' },
    createClientStorage(storage, ended),
    ask,
  );
  const store = createSessionStore(() => storage, Date.now);
  return { client, store, remote: createRemoteHistory(client), count: () => renewals };
}

describe('a device whose clock is wrong', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    // Node 20 has none; nothing here opens one.
    vi.stubGlobal('WebSocket', vi.fn());
  });
  afterEach(() => void vi.useRealTimers());

  it.each([2, 0.99, 26, -2])(
    'by %d hours renews its token once in a sync at most, and has one after it',
    async (hours) => {
      vi.setSystemTime(SERVER + hours * HOUR_MS);
      const { remote, store, count } = phoneOf((session) => Response.json(session));
      for (let i = 0; i < 5; i += 1) {
        await remote.rows('aki', '');
        await remote.tombstones('aki', '');
      }
      expect(count()).toBe(hours > 0 ? 1 : 0);
      expect(store.token()).not.toBeNull();
    },
  );
});

describe('a renewal that is refused', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    // Node 20 has none; nothing here opens one.
    vi.stubGlobal('WebSocket', vi.fn());
  });
  afterEach(() => void vi.useRealTimers());

  const html = '<!doctype html><title>Blocked</title>';
  const coded = (code: string, status: number) => () =>
    Response.json({ error_code: code, msg: 'no' }, { status });
  it.each([
    ['429', coded('over_request_rate_limit', 429), true],
    ['429 without a word', () => new Response('', { status: 429 }), true],
    ['403 by a firewall', () => new Response(html, { status: 403 }), true],
    ['404 by a proxy', () => new Response(html, { status: 404 }), true],
    ['413', coded('', 413), true],
    ['a session that is over', coded('refresh_token_not_found', 400), false],
    [
      'a session that is over, by an older server',
      () => Response.json({ error: 'invalid_grant' }, { status: 400 }),
      false,
    ],
  ] as const)('by %s', async (_how, refresh, stays) => {
    vi.setSystemTime(SERVER + 2 * HOUR_MS);
    const { remote, store } = phoneOf(refresh);
    await remote.rows('aki', '');
    expect(store.read() !== null).toBe(stays);
  });
});
