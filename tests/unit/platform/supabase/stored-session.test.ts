import { describe, expect, it } from 'vitest';
import { LEAVING_KEY, SESSION_KEY } from '#platform/supabase/session-key.ts';
import { createSessionStore } from '#platform/supabase/stored-session.ts';

const NOW = 1_780_315_200_000;
const USER = { id: 'aki', email: 'aki@example.org', created_at: '2026-01-01T00:00:00Z' };

function storeWith(text: string | null) {
  const texts = new Map(text === null ? [] : [[SESSION_KEY, text]]);
  texts.set(`${SESSION_KEY}-code-verifier`, 'verifier');
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  };
  return {
    texts,
    store: createSessionStore(
      () => storage,
      () => NOW,
    ),
  };
}
const session = (secondsLeft: number, token = 'token') =>
  JSON.stringify({ access_token: token, expires_at: NOW / 1_000 + secondsLeft, user: USER });
/** As the server makes it, for this session. */
const tokenOf = (id: string) =>
  `e30.${Buffer.from(JSON.stringify({ session_id: id })).toString('base64url')}.x`;

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
    store.clear(store.read()?.id ?? null);
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
    expect(() => blocked.clear(null)).not.toThrow();
  });

  it('is known by what the server calls it, whatever its token is now', () => {
    const { store, texts } = storeWith(session(60, tokenOf('first')));
    expect(store.read()?.id).toBe('first');
    expect(storeWith(session(60, 'no token')).store.read()?.id).toBe('no token');
    store.clear('second');
    expect(texts.has(SESSION_KEY)).toBe(true);
  });
});

describe('a session that is being left', () => {
  it('a mark says of a sign-out which session, whose, since when and where, and nothing else', () => {
    const { store, texts } = storeWith(session(60, tokenOf('first')));
    const leaving = store.leave('global');
    const mark = { id: 'first', ownerId: 'aki', scope: 'global', since: NOW };
    expect(leaving).toEqual(mark);
    expect(JSON.parse(texts.get(LEAVING_KEY) ?? '')).toEqual([mark]);
    expect(store.leave('local')).toBeNull();
    store.settle('first');
    expect(texts.has(LEAVING_KEY)).toBe(false);
  });

  it('is acted by no more, but lasts; the next one of the same person is another stay', () => {
    const { store, texts } = storeWith(session(60, tokenOf('first')));
    const stay = store.stay('aki');
    expect([stay.session, stay.here(), stay.lasts()]).toEqual(['first', true, true]);
    expect(store.stay('ben').here()).toBe(false);
    store.leave('local');
    expect([store.read(), store.token(), stay.here(), stay.lasts()]).toEqual([null, null, false, true]);
    texts.set(SESSION_KEY, session(60, tokenOf('second')));
    expect([stay.here(), stay.lasts(), store.stay('aki').here()]).toEqual([false, false, true]);
    // The second is left while the first still is.
    store.leave('local');
    expect(store.leaving().map(({ id }) => id)).toEqual(['first', 'second']);
    store.settle('first');
    expect(store.read()).toBeNull();
  });

  it.each(['', 'x', '{}', '[{"id":"first"}]'])('a mark that reads %j is none', (text) => {
    const { store, texts } = storeWith(session(60, tokenOf('first')));
    texts.set(LEAVING_KEY, text);
    expect(store.read()?.id).toBe('first');
  });
});
