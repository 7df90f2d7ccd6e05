/** The session rules, by the real supabase-js over a fake server and a fake localStorage. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createCloudAuth } from '#platform/auth/cloud-auth.ts';
import { readCallback } from '#platform/auth/callback.ts';
import { createSessionStore, SESSION_KEY } from '#platform/supabase/stored-session.ts';
import type { AuthEvent, AuthService } from '#ports/auth.ts';

const URL_OF_CLOUD = 'https://x.example';
const USER = {
  id: 'aki',
  email: 'aki@example.org',
  created_at: '2026-01-01T00:00:00Z',
  aud: 'authenticated',
  app_metadata: {},
  user_metadata: { full_name: 'Aki', avatar_url: 'https://tracker.example/a.png' },
};
/** Without a real signature: only its shape is read. */
const JWT = ['e30', Buffer.from(JSON.stringify({ sub: 'aki', exp: 9e9 })).toString('base64url'), 'c2ln'].join(
  '.',
);
const sessionFor = (expiresInS: number) => ({
  access_token: JWT,
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: expiresInS,
  expires_at: Math.floor(Date.now() / 1_000) + expiresInS,
  user: USER,
});

function fakeStorage(): Storage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}

type Answer = () => Promise<Response>;
const json =
  (status: number, body: unknown): Answer =>
  () =>
    Promise.resolve(
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
    );
const empty: Answer = () => Promise.resolve(new Response(null, { status: 204 }));
const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** A device over a fake server: answers by the last part of the path. */
function device(
  answers: Readonly<Record<string, Answer>>,
  session: object | null = sessionFor(3_600),
  implicitLinks = true,
) {
  const storage = fakeStorage();
  if (session !== null) storage.setItem(SESSION_KEY, JSON.stringify(session));
  /** The addresses asked for, from the last part of the path on. */
  const asked: string[] = [];
  const ask = vi.fn<typeof fetch>((input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const name = pathname.split('/').at(-1) ?? '';
    asked.push(`${name}${search}`);
    return (answers[name] ?? json(500, {}))();
  });
  const handed: ((client: SupabaseClient) => void)[] = [];
  const questions: Promise<unknown>[] = [];
  let client: SupabaseClient | null = null;
  const get = () => {
    if (client === null) {
      client = createClient(URL_OF_CLOUD, 'public', {
        auth: {
          storage,
          storageKey: SESSION_KEY,
          flowType: 'pkce',
          autoRefreshToken: false,
          detectSessionInUrl: false,
        },
        global: { fetch: ask },
        realtime: { transport: WebSocket as unknown as typeof globalThis.WebSocket },
      });
      const getUser = client.auth.getUser.bind(client.auth);
      vi.spyOn(client.auth, 'getUser').mockImplementation((...args) => {
        const answer = getUser(...args);
        questions.push(answer);
        return answer;
      });
      for (const hand of handed) hand(client);
    }
    return Promise.resolve(client);
  };
  const left: string[] = [];
  let ended: () => void = () => undefined;
  const auth: AuthService = createCloudAuth({
    client: { get, whenReady: (hand) => void handed.push(hand) },
    sessions: createSessionStore(() => storage, Date.now),
    google: true,
    implicitLinks,
    callback: 'https://app.example/auth/callback',
    leave: (url) => void left.push(url),
    onRemoved: (listener) => {
      ended = listener;
    },
  });
  const events: AuthEvent['kind'][] = [];
  auth.onChange(({ kind }) => events.push(kind));
  /** Resolves when the server has been asked who this is, and what follows from its answer is done. */
  const confirmed = async () => {
    await expect.poll(() => questions.length).toBeGreaterThan(0);
    await Promise.all(questions);
    // What follows is not asynchronous: it has run once the event loop has come round.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    auth,
    storage,
    ask,
    asked,
    events,
    left,
    confirmed,
    removed: () => ended(),
    hasClient: () => client !== null,
  };
}

describe('the session of an earlier visit', () => {
  it('is none: nothing is asked, and the client is not even fetched', async () => {
    const { auth, hasClient } = device({}, null);
    expect(await auth.restore()).toEqual({ ok: true, value: null });
    expect(await auth.signOut('local')).toEqual({ ok: true, value: null });
    expect(hasClient()).toBe(false);
  });

  it('opens from this device at once, without the picture at another host', async () => {
    const { auth } = device({ user: offline });
    const restored = await auth.restore();
    expect(restored).toMatchObject({ ok: true, value: { id: 'aki', name: 'Aki' } });
    expect(JSON.stringify(restored)).not.toContain('tracker.example');
  });

  it('stays while the server cannot be asked', async () => {
    const { auth, storage, events, confirmed } = device({ user: offline });
    await auth.restore();
    await confirmed();
    expect(storage.getItem(SESSION_KEY)).not.toBeNull();
    expect(events).not.toContain('signed-out');
  });

  it.each([
    ['is another user', json(200, { ...USER, id: 'ben' })],
    ['is not known any more', json(403, { error_code: 'session_not_found', message: 'x' })],
  ])('ends where the server says that it %s', async (_name, answer) => {
    const { auth, storage, events } = device({ user: answer });
    await auth.restore();
    await expect.poll(() => events).toContain('signed-out');
    expect(storage.getItem(SESSION_KEY)).toBeNull();
  });

  it('does not end for a user who has signed in since the question was asked', async () => {
    const { auth, storage, ask, events, confirmed } = device({ user: json(200, { ...USER, id: 'ben' }) });
    const restored = auth.restore();
    const ben = { ...sessionFor(3_600), user: { ...USER, id: 'ben' } };
    storage.setItem(SESSION_KEY, JSON.stringify(ben));
    await restored;
    await confirmed();
    expect(ask).toHaveBeenCalled();
    expect(storage.getItem(SESSION_KEY)).toContain('"ben"');
    expect(events).not.toContain('signed-out');
  });

  it('ends where its token ran out and cannot be renewed for good', async () => {
    const refused = json(400, { error_code: 'refresh_token_not_found', message: 'x' });
    const { auth, storage, events } = device({ token: refused }, sessionFor(-60));
    await auth.restore();
    await expect.poll(() => events).toContain('signed-out');
    expect(storage.getItem(SESSION_KEY)).toBeNull();
  });

  it('is none where the stored text is damaged', async () => {
    const { auth, storage } = device({}, null);
    storage.setItem(SESSION_KEY, '{"user":');
    expect(await auth.restore()).toEqual({ ok: true, value: null });
  });
});

describe('signing out', () => {
  it.each([
    ['works', empty, true],
    ['401 is ignored', json(401, { error_code: 'bad_jwt', message: 'x' }), true],
    ['404 is ignored', json(404, { error_code: 'user_not_found', message: 'x' }), true],
    ['offline says that the server could not be told', offline, false],
    ['a server in trouble says so, too', json(500, {}), false],
  ])('%s, and ends here in every case', async (_name, answer, ok) => {
    const { auth, storage, events } = device({ logout: answer });
    expect((await auth.signOut('local')).ok).toBe(ok);
    expect(storage.getItem(SESSION_KEY)).toBeNull();
    expect(events).toContain('signed-out');
  });

  it.each([
    ['answers', empty, true],
    ['cannot be reached', offline, false],
  ])('leaves alone who has signed in before the server %s', async (_name, answer, ok) => {
    const ben = JSON.stringify({ ...sessionFor(3_600), user: { ...USER, id: 'ben' } });
    const { auth, storage, events } = device({
      logout: () => (storage.setItem(SESSION_KEY, ben), answer()),
    });
    expect((await auth.signOut('global')).ok).toBe(ok);
    expect(storage.getItem(SESSION_KEY)).toBe(ben);
    expect(events).not.toContain('signed-out');
  });

  it('leaves alone who has signed in while the token was renewed for it', async () => {
    const session = { ...sessionFor(3_600), refresh_token: 'of ben', user: { ...USER, id: 'ben' } };
    const ben = JSON.stringify(session);
    const { auth, storage, asked } = device(
      { token: () => (storage.setItem(SESSION_KEY, ben), json(200, sessionFor(3_600))()), logout: empty },
      sessionFor(-60),
    );
    expect((await auth.signOut('global')).ok).toBe(false);
    expect(storage.getItem(SESSION_KEY)).toBe(ben);
    expect(asked.join(' ')).not.toContain('logout');
  });

  it.each(['local', 'global', 'others'] as const)(
    '%s: tells the server with the token of who leaves',
    async (scope) => {
      const { auth, ask, asked } = device({ logout: empty });
      await auth.signOut(scope);
      expect(asked).toEqual([`logout?scope=${scope}`]);
      const headers = new Headers(ask.mock.calls[0]?.[1]?.headers);
      expect(headers.get('authorization')).toBe(`Bearer ${JWT}`);
    },
  );

  it('renews a token that has run out first, so that the server ends the session', async () => {
    const { auth, storage, asked } = device(
      { token: json(200, sessionFor(3_600)), logout: empty },
      sessionFor(-60),
    );
    expect((await auth.signOut('local')).ok).toBe(true);
    expect(asked.map((address) => address.split('?')[0])).toEqual(['token', 'logout']);
    expect(storage.getItem(SESSION_KEY)).toBeNull();
  });

  it('in another tab ends the session here, unless somebody has signed in since', () => {
    const { storage, events, removed } = device({});
    removed();
    expect(events).toEqual([]);
    storage.removeItem(SESSION_KEY);
    removed();
    expect(events).toEqual(['signed-out']);
  });

  it('elsewhere only keeps the session here', async () => {
    const { auth, storage, events } = device({ logout: empty });
    expect((await auth.signOut('others')).ok).toBe(true);
    expect(storage.getItem(SESSION_KEY)).not.toBeNull();
    expect(events).not.toContain('signed-out');
  });
});

describe('deleting the account', () => {
  it.each([
    ['offline', offline, 'offline'],
    ['with a server in trouble', json(500, {}), 'server'],
    ['without a session', json(401, { code: '42501', message: 'not signed in' }), 'session-missing'],
  ])('%s: says why it did not work', async (_name, answer, code) => {
    const { auth } = device({ delete_my_account: answer });
    expect(await auth.deleteAccount()).toMatchObject({ ok: false, code });
  });
});

describe('signing in', () => {
  it('says what was wrong', async () => {
    const refused = json(400, { error_code: 'invalid_credentials', message: 'x' });
    const { auth } = device({ token: refused }, null);
    const credentials = { email: 'aki@example.org', password: 'x' };
    expect(await auth.signInWithPassword(credentials)).toMatchObject({
      ok: false,
      code: 'invalid-credentials',
    });
    expect(await device({ token: offline }, null).auth.signInWithPassword(credentials)).toMatchObject({
      ok: false,
      code: 'offline',
    });
  });

  it('with Google leaves the page with a PKCE challenge', async () => {
    const { auth, left } = device({}, null);
    expect((await auth.signInWithGoogle()).ok).toBe(true);
    const address = new URL(left[0] ?? '');
    expect(address.searchParams.get('provider')).toBe('google');
    expect(address.searchParams.get('code_challenge')).toBeTruthy();
    expect(address.searchParams.get('redirect_to')).toBe('https://app.example/auth/callback');
  });

  it.each([
    ['', 'no-code'],
    ['?error=access_denied&error_description=No', 'error-in-url'],
    ['#error_description=Link+expired', 'error-in-url'],
    ['?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', 'code-invalid'],
    ['?code=of-another-browser', 'not-pkce-url'],
  ])('comes back with %j: %s', async (rest, code) => {
    const { auth } = device({}, null);
    const address = new URL(`https://app.example/auth/callback${rest}`);
    // No sentence out of it: it would be in the language of the server.
    expect(await auth.finishCallback(address)).toEqual({ ok: false, code, reasons: [] });
  });

  const IMPLICIT = new URL(
    `https://app.example/auth/callback#access_token=${JWT}&refresh_token=r&type=recovery`,
  );

  it('takes a session in the address from the embedded backend', async () => {
    const { auth } = device({ user: json(200, USER) }, null, true);
    expect(await auth.finishCallback(IMPLICIT)).toMatchObject({
      ok: true,
      value: { user: { id: 'aki' }, recovery: true },
    });
  });

  it('but not from a hosted project, where anybody could have made the link', async () => {
    const { auth, storage, ask } = device({ user: json(200, USER) }, null, false);
    expect(await auth.finishCallback(IMPLICIT)).toMatchObject({ ok: false, code: 'not-pkce-url' });
    expect(storage.getItem(SESSION_KEY)).toBeNull();
    expect(ask).not.toHaveBeenCalled();
  });
});

it('reads a code before anything in the fragment', () => {
  expect(readCallback(new URL('https://a.b/auth/callback?code=c&type=recovery#access_token=t'))).toEqual({
    kind: 'code',
    code: 'c',
    recovery: true,
  });
});
