import { describe, expect, it } from 'vitest';
import { createSessionStore, SESSION_KEY } from '#platform/supabase/stored-session.ts';

const NOW = 1_780_315_200_000;
const USER = { id: 'aki', email: 'aki@example.org', created_at: '2026-01-01T00:00:00Z' };

function storeWith(text: string | null) {
  const texts = new Map(text === null ? [] : [[SESSION_KEY, text]]);
  texts.set(`${SESSION_KEY}-code-verifier`, 'verifier');
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => void texts.delete(key),
  } as Storage;
  return {
    texts,
    store: createSessionStore(
      () => storage,
      () => NOW,
    ),
  };
}
const session = (secondsLeft: number) =>
  JSON.stringify({ access_token: 'token', expires_at: NOW / 1_000 + secondsLeft, user: USER });

describe('the stored session', () => {
  it.each([
    [3_600, 'token'],
    [11, 'token'],
    [10, null],
    [-1, null],
  ])('with %i s left has the token %j: it counts as expired 10 s early', (left, token) => {
    const { store } = storeWith(session(left));
    expect(store.token()).toBe(token);
    // The user stays signed in: offline, an expired token does not end the session.
    expect(store.read()?.user.id).toBe('aki');
  });

  it.each([null, '', 'x', '{}', '{"access_token":"t","expires_at":"soon"}'])('%j is none', (text) => {
    expect(storeWith(text).store.read()).toBeNull();
    expect(storeWith(text).store.token()).toBeNull();
  });

  it('is cleared with the sign-in that was under way', () => {
    const { store, texts } = storeWith(session(60));
    store.clear();
    expect(texts.size).toBe(0);
  });

  it('is none, and clears without a word, where storage is blocked', () => {
    const blocked = createSessionStore(
      () => {
        throw new Error('blocked');
      },
      () => NOW,
    );
    expect(blocked.read()).toBeNull();
    expect(() => blocked.clear()).not.toThrow();
  });
});
