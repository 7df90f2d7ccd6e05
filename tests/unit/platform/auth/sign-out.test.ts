import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSignOut, forgetPages } from '#platform/auth/sign-out.ts';
import { SESSION_KEY } from '#platform/supabase/session-key.ts';
import { createClientStorage, createSessionStore } from '#platform/supabase/stored-session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function emptyStorage() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

/** A stored session of this person, as supabase-js writes it. */
function sessionOf(user: string, id: string): string {
  const claims = btoa(JSON.stringify({ session_id: id }));
  return JSON.stringify({
    access_token: `head.${claims}.sign`,
    expires_in: 3_600,
    expires_at: 2e9,
    user: { id: user, created_at: '2026-01-01T00:00:00Z' },
  });
}

it.each([
  ['nobody’s, where they have come back, be their next session over or not', 'ann', []],
  ['theirs, where somebody else has come', 'ben', ['ann']],
])('a sign-out whose tab died clears what is %s', async (_who, next, cleared) => {
  const storage = emptyStorage();
  const client = createClientStorage(storage, () => true);
  const sessions = createSessionStore(() => storage, Date.now);
  client.setItem(SESSION_KEY, sessionOf('ann', 'first'));
  sessions.leave('local');
  client.setItem(SESSION_KEY, sessionOf(next, 'second'));
  storage.removeItem(SESSION_KEY);
  const gone: string[] = [];
  createSignOut({
    sessions,
    now: Date.now,
    look: () => undefined,
    endAtServer: () => Promise.resolve({ ok: true, value: null }),
    flushBeforeSignOut: () => Promise.resolve(),
    clear: (ownerId) => Promise.resolve(gone.push(ownerId)),
  }).mind();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(gone).toEqual(cleared);
  expect(sessions.leaving()).toEqual([]);
});

it('a sign-out that another tab has brought to its end clears nothing more', async () => {
  const storage = emptyStorage();
  const sessions = createSessionStore(() => storage, Date.now);
  storage.setItem(SESSION_KEY, sessionOf('ann', 'first'));
  const gone: string[] = [];
  const { signOut } = createSignOut({
    sessions,
    now: Date.now,
    look: () => undefined,
    endAtServer: () => Promise.resolve({ ok: true, value: null }),
    // A slow one: meanwhile another tab has done all, and Ann came and went again.
    flushBeforeSignOut: () => Promise.resolve(sessions.settle('first')),
    clear: (ownerId) => Promise.resolve(gone.push(ownerId)),
  });
  expect(await signOut('local')).toEqual({ ok: true, value: null });
  expect(gone).toEqual([]);
});

it('asks for the one answer that lets go, and waits for nothing', () => {
  const ask = vi.fn<typeof fetch>(() => new Promise(() => undefined));
  forgetPages(ask, 'https://app.example');
  expect(ask.mock.calls[0]?.[0]).toEqual(new URL('https://app.example/signed-out.txt'));
});

it('offline, nothing happens', async () => {
  forgetPages(() => Promise.reject(new TypeError('Failed to fetch')), 'https://app.example');
  await vi.runAllTimersAsync();
});
