import { describe, expect, it } from 'vitest';
import { createClientStorage } from '#platform/supabase/client-storage.ts';
import { SESSION_KEY } from '#platform/supabase/session-key.ts';

/** Of this session, with a token that is good for so many seconds. */
const text = (id: string, secondsLeft = 3_600) =>
  JSON.stringify({
    access_token: `e30.${Buffer.from(JSON.stringify({ session_id: id })).toString('base64url')}.x`,
    expires_at: Date.now() / 1_000 + secondsLeft,
    user: { id: 'aki', created_at: '2026-01-01T00:00:00Z' },
  });

function storageWith(session: string | null, ended = true) {
  const texts = new Map(session === null ? [] : [[SESSION_KEY, session]]);
  const storage = createClientStorage(
    {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, value) => void texts.set(key, value),
      removeItem: (key) => void texts.delete(key),
    },
    () => ended,
  );
  return { texts, storage };
}

describe('what supabase-js may do with the stored session', () => {
  it('begin one, renew it, and begin the next', () => {
    const { texts, storage } = storageWith(null);
    for (const session of [text('first', 60), text('first'), text('second')]) {
      storage.setItem(SESSION_KEY, session);
      expect(texts.get(SESSION_KEY)).toBe(session);
    }
  });

  it.each([
    ['was read here', (storage: ReturnType<typeof createClientStorage>) => storage.getItem(SESSION_KEY)],
    [
      'was begun here',
      (storage: ReturnType<typeof createClientStorage>) => storage.setItem(SESSION_KEY, text('first')),
    ],
  ] as const)('not save one again that %s and has ended, or given way to another', (_how, know) => {
    for (const next of [null, text('second')]) {
      const { texts, storage } = storageWith(text('first'));
      know(storage);
      if (next === null) texts.delete(SESSION_KEY);
      else texts.set(SESSION_KEY, next);
      storage.setItem(SESSION_KEY, text('first'));
      expect(texts.get(SESSION_KEY) ?? null).toBe(next);
    }
  });

  it('remove one whose token has run out or that cannot be read, and no other', () => {
    for (const session of [text('first', -1), '{']) {
      const { texts, storage } = storageWith(session);
      storage.removeItem(SESSION_KEY);
      expect(texts.size).toBe(0);
    }
    const { texts, storage } = storageWith(text('first'));
    storage.removeItem(SESSION_KEY);
    expect(texts.size).toBe(1);
  });

  it('not remove one that has run out, as long as the server has not said that it is over', () => {
    const { texts, storage } = storageWith(text('first', -1), false);
    storage.removeItem(SESSION_KEY);
    expect(texts.size).toBe(1);
  });

  it('anything with what else it keeps', () => {
    const { storage } = storageWith(null);
    storage.setItem('verifier', 'v');
    expect(storage.getItem('verifier')).toBe('v');
    storage.removeItem('verifier');
    expect(storage.getItem('verifier')).toBeNull();
  });
});
