import { describe, expect, it } from 'vitest';
import { LEAVING_KEY, SESSION_KEY } from '#platform/supabase/session-key.ts';
import {
  createClientStorage,
  createSessionStorage,
  createSessionStore,
} from '#platform/supabase/stored-session.ts';

/** localStorage that works, is full or is shut, as `state` says. */
function device() {
  const texts = new Map<string, string>();
  const state: { is: 'sound' | 'full' | 'shut' } = { is: 'sound' };
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (state.is === 'full') throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key: string) => void texts.delete(key),
  } as Storage;
  const ask = () => {
    if (state.is === 'shut') throw new DOMException('shut', 'SecurityError');
    return storage;
  };
  return { texts, state, session: createSessionStorage(ask) };
}

describe('where a session lies', () => {
  it('is localStorage, for every tab', () => {
    const { texts, session } = device();
    session.setItem('a', '1');
    expect(texts.get('a')).toBe('1');
    texts.set('a', '2');
    expect(session.getItem('a')).toBe('2');
    session.removeItem('a');
    expect(texts.has('a')).toBe(false);
  });

  it.each(['full', 'shut'] as const)(
    'is memory while storage is %s, and localStorage again afterwards',
    (is) => {
      const { texts, state, session } = device();
      session.setItem('a', 'old');
      state.is = is;
      session.setItem('a', 'new');
      expect(session.getItem('a')).toBe('new');
      state.is = 'sound';
      expect(session.getItem('a')).toBe('new');
      session.setItem('a', 'newest');
      expect(texts.get('a')).toBe('newest');
      expect(session.getItem('a')).toBe('newest');
    },
  );

  it('forgets for this tab what storage would not let go of', () => {
    const { state, session } = device();
    session.setItem('a', '1');
    state.is = 'shut';
    session.removeItem('a');
    state.is = 'sound';
    expect(session.getItem('a')).toBeNull();
  });

  it('is nowhere, without a throw, where storage was shut all along', () => {
    const { state, session } = device();
    state.is = 'shut';
    expect(session.getItem('a')).toBeNull();
  });
});

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

  it.each([
    ['without an authenticator', 'aal1', undefined, false],
    ['with one that was begun', 'aal1', ['unverified'], false],
    ['with one, before its code', 'aal1', ['unverified', 'verified'], true],
    ['with one, by a server that says no level', undefined, ['verified'], true],
    ['with one, after its code', 'aal2', ['verified'], false],
  ] as const)('opens nothing while it waits for a code: %s', (_name, aal, statuses, waits) => {
    const claims = Buffer.from(JSON.stringify({ session_id: 'first', aal })).toString('base64url');
    const factors = statuses?.map((status) => ({ status }));
    const { store } = storeWith(
      JSON.stringify({
        access_token: `e30.${claims}.x`,
        expires_at: NOW / 1_000 + 60,
        user: { ...USER, factors },
      }),
    );
    expect([store.half()?.id, store.read()?.id]).toEqual(waits ? ['first', undefined] : [undefined, 'first']);
    expect(store.token() === null).toBe(waits);
    expect(store.stay(USER.id).here()).toBe(!waits);
    expect(store.stored('first')?.id).toBe('first');
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
