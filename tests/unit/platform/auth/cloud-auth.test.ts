/** The session rules, by the real supabase-js over a fake server and a fake localStorage. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { readCallback } from '#platform/auth/callback.ts';
import { type CloudAuthOptions, createCloudAuth } from '#platform/auth/cloud-auth.ts';
import { watchRefusals } from '#platform/supabase/watch-refusals.ts';
import { createClientStorage, createSessionStore, SESSION_KEY } from '#platform/supabase/stored-session.ts';
import { LEAVING_KEY } from '#platform/supabase/session-key.ts';
import type { AuthEvent, AuthService } from '#ports/auth.ts';
import { deferred } from '#tests/unit/state/support/services.ts';

const URL_OF_CLOUD = 'https://x.example';
const USER = {
  id: 'aki',
  email: 'aki@example.org',
  created_at: '2026-01-01T00:00:00Z',
  aud: 'authenticated',
  app_metadata: {},
  user_metadata: { full_name: 'Aki', avatar_url: 'https://tracker.example/a.png' },
};
/** A token of this session, without a real signature: only its shape is read. */
const tokenOf = (session: string) =>
  [{}, { sub: 'aki', exp: 9e9, session_id: session }, 'signature']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
const JWT = tokenOf('first');
const sessionFor = (expiresInS: number, session = 'first', user = USER) => ({
  access_token: tokenOf(session),
  refresh_token: `refresh of ${session}`,
  token_type: 'bearer',
  expires_in: expiresInS,
  expires_at: Math.floor(Date.now() / 1_000) + expiresInS,
  user,
});
const BEN = JSON.stringify(sessionFor(3_600, 'of ben', { ...USER, id: 'ben' }));
/** Aki's, begun after the first was left. */
const AGAIN = JSON.stringify(sessionFor(3_600, 'second'));

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
  storage = fakeStorage(),
  ways: Partial<Pick<CloudAuthOptions, 'chooser' | 'askCaptcha'>> = {},
) {
  if (session !== null) storage.setItem(SESSION_KEY, JSON.stringify(session));
  /** What a sign-out does, in order. */
  const did: string[] = [];
  const cleared: string[] = [];
  /** The addresses asked for, from the last part of the path on. */
  const asked: string[] = [];
  const ask = vi.fn<typeof fetch>((input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const name = pathname.split('/').at(-1) ?? '';
    asked.push(`${name}${search}`);
    if (name === 'logout') did.push(name);
    return (answers[name] ?? json(500, {}))();
  });
  const watched = watchRefusals(ask);
  const handed: ((client: SupabaseClient) => void)[] = [];
  const questions: Promise<unknown>[] = [];
  let client: SupabaseClient | null = null;
  const get = () => {
    if (client === null) {
      client = createClient(URL_OF_CLOUD, 'public', {
        auth: {
          storage: createClientStorage(storage, watched.ended),
          storageKey: SESSION_KEY,
          flowType: 'pkce',
          autoRefreshToken: false,
          detectSessionInUrl: false,
        },
        global: { fetch: watched.ask },
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
  let stored: () => void = () => undefined;
  let doubt: () => void = () => undefined;
  const sessions = createSessionStore(() => storage, Date.now);
  const auth: AuthService = createCloudAuth({
    client: { get, whenReady: (hand) => void handed.push(hand) },
    sessions,
    now: Date.now,
    async flushBeforeSignOut({ ownerId }, sending) {
      await sending;
      did.push(`farewell of ${ownerId}`);
    },
    clear(ownerId) {
      cleared.push(ownerId);
      return Promise.resolve(did.push(`${ownerId} cleared`));
    },
    google: true,
    passkeys: false,
    chooser: null,
    askCaptcha: null,
    ...ways,
    implicitLinks,
    callback: 'https://app.example/auth/callback',
    leave: (url) => void left.push(url),
    onStored: (listener) => {
      stored = listener;
    },
    onDoubt: (listener) => {
      doubt = listener;
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
    did,
    cleared,
    sessions,
    stored: () => stored(),
    doubt: () => doubt(),
    /** What supabase-js does when its page is seen. */
    recover: async () => {
      const { auth: inner } = await get();
      await inner.initialize();
      await Reflect.get(inner, '_recoverAndRefresh').call(inner);
    },
    hasClient: () => client !== null,
  };
}

describe('a second step', () => {
  const FACTOR = {
    id: 'f1',
    factor_type: 'totp',
    friendly_name: 'Phone',
    status: 'verified',
    created_at: '2026-01-01T00:00:00Z',
  };
  const guarded = { ...USER, factors: [FACTOR] };
  const half = sessionFor(3_600, 'first', guarded);
  const whole = {
    ...half,
    access_token: [{}, { sub: 'aki', exp: 9e9, session_id: 'first', aal: 'aal2' }, 'signature']
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.'),
  };
  const credentials = { email: USER.email, password: 'a long one' };

  it('is waited for after the password, also over a reload; its code signs in', async () => {
    const { auth, events, storage } = device(
      {
        token: json(200, half),
        user: json(200, guarded),
        challenge: json(200, { id: 'c1', type: 'totp', expires_at: 9e9 }),
        verify: json(200, whole),
      },
      null,
    );
    expect(await auth.signInWithPassword(credentials)).toEqual({ ok: true, value: 'second-step' });
    expect(new Set(events)).toEqual(new Set(['second-step']));
    expect(await auth.restore()).toEqual({ ok: true, value: 'second-step' });
    expect(await auth.secondStep.prove('123456')).toEqual({ ok: true, value: null });
    expect(events.at(-1)).toBe('signed-in');
    expect(storage.getItem(SESSION_KEY)).toContain(whole.access_token);
    expect(await auth.restore()).toMatchObject({ ok: true, value: { id: 'aki' } });
  });

  it('is left, at the server and here; here also offline', async () => {
    for (const logout of [empty, offline]) {
      const { auth, events, storage, asked } = device({ logout }, half);
      const { ok } = await auth.secondStep.giveUp();
      expect([ok, storage.getItem(SESSION_KEY), events.at(-1)]).toEqual([
        logout === empty,
        null,
        'signed-out',
      ]);
      expect(asked).toContain('logout?scope=local');
    }
  });

  it('tries the code with each authenticator, and says once that it fits none', async () => {
    const factors = [FACTOR, { ...FACTOR, id: 'f2' }, { ...FACTOR, id: 'f3', status: 'unverified' }];
    const answers = {
      user: json(200, { ...USER, factors }),
      challenge: json(200, { id: 'c1', type: 'totp', expires_at: 9e9 }),
      verify: json(422, {
        code: 422,
        error_code: 'mfa_verification_failed',
        msg: 'Invalid TOTP code entered',
      }),
    };
    const { auth, asked } = device(answers, half);
    expect(await auth.secondStep.prove('123456')).toMatchObject({ ok: false, code: 'authenticator-wrong' });
    expect(asked.filter((one) => one === 'verify')).toHaveLength(2);
  });
});

describe('signing up', () => {
  it.each([
    ['new', [{ id: 'one' }], ['signup']],
    ['known: its reader gets a code', [], ['signup', 'otp']],
  ])('with an address that is %s, looks the same', async (_name, identities, asked) => {
    const answers = { signup: json(200, { ...USER, identities }), otp: json(200, {}) };
    const aDevice = device(answers, null);
    expect(await aDevice.auth.signUp({ email: USER.email, password: 'a long one' })).toEqual({
      ok: true,
      value: 'confirm',
    });
    expect(aDevice.asked.map((address) => address.split('?', 1)[0])).toEqual(asked);
  });
});

describe('a captcha', () => {
  /** What each call sends, by the last part of its path. */
  const sentBy = (ask: ReturnType<typeof device>['ask']) =>
    ask.mock.calls.map(([input, init]) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const body = z.looseObject({ gotrue_meta_security: z.unknown().optional() });
      return [
        pathname.split('/').at(-1),
        body.parse(JSON.parse(z.string().parse(init?.body))).gotrue_meta_security,
      ];
    });
  const calls = (auth: AuthService) => [
    () => auth.signUp({ email: USER.email, password: 'a long one' }),
    () => auth.signInWithPassword({ email: USER.email, password: 'a long one' }),
    () => auth.sendCode(USER.email, true),
    () => auth.recover(USER.email),
    () => auth.resend({ email: USER.email, purpose: 'sign-up' }),
    () => auth.resend({ email: USER.email, purpose: 'sign-in' }),
    () => auth.resend({ email: USER.email, purpose: 'recovery' }),
  ];
  const answers = {
    signup: json(200, { ...USER, identities: [{ id: 'one' }] }),
    token: json(400, { error_code: 'captcha_failed', message: 'captcha protection: request disallowed' }),
    otp: json(200, {}),
    recover: json(200, {}),
    resend: json(200, {}),
  };

  it('is asked for each call that it guards, whose token goes along', async () => {
    let n = 0;
    const askCaptcha = () => Promise.resolve({ ok: true, value: `token ${(n += 1)}` } as const);
    const { auth, ask } = device(answers, null, true, fakeStorage(), { askCaptcha });
    const outcomes = [];
    for (const call of calls(auth)) outcomes.push(await call());
    expect(outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.code))).toEqual([
      'ok',
      'captcha-failed',
      'ok',
      'ok',
      'ok',
      'ok',
      'ok',
    ]);
    expect(sentBy(ask)).toEqual(
      ['signup', 'token', 'otp', 'recover', 'resend', 'otp', 'recover'].map((name, i) => [
        name,
        { captcha_token: `token ${i + 1}` },
      ]),
    );
  });

  it('that is not answered stops the call before it is made, and says why', async () => {
    const askCaptcha = () => Promise.resolve({ ok: false, code: 'captcha-closed', reasons: [] } as const);
    const { auth, asked, hasClient } = device(answers, null, true, fakeStorage(), { askCaptcha });
    for (const call of calls(auth)) expect(await call()).toMatchObject({ code: 'captcha-closed' });
    expect([asked, hasClient()]).toEqual([[], false]);
  });

  it('that no project asks for leaves nothing in a call', async () => {
    const { auth, ask } = device(answers, null);
    for (const call of calls(auth)) await call();
    expect(sentBy(ask).map(([, proof]) => proof)).toEqual(Array.from({ length: 7 }, () => ({})));
  });
});

describe('Google', () => {
  const chooser = { clientId: 'client', config: 'https://accounts.example/fedcm.json' };
  /** A browser that has the chooser, which answers so. */
  const withChooser = (get: () => Promise<unknown>) => {
    vi.stubGlobal('window', { IdentityCredential: Object });
    const asked = vi.fn(get);
    vi.stubGlobal('navigator', { credentials: { get: asked } });
    return asked;
  };

  it('is asked in the browser’s own chooser, whose token goes to the server with the number it was made for', async () => {
    const get = withChooser(() => Promise.resolve({ token: 'id token' }));
    const { auth, ask, left } = device({ token: json(200, sessionFor(3_600)) }, null, true, fakeStorage(), {
      chooser,
    });
    expect(await auth.signInWithGoogle()).toMatchObject({ ok: true, value: { id: 'aki' } });
    expect(left).toEqual([]);
    const sent = z
      .object({ provider: z.literal('google'), id_token: z.literal('id token'), nonce: z.string() })
      .parse(JSON.parse(z.string().parse(ask.mock.calls[0]?.[1]?.body)));
    const nonce = createHash('sha256').update(sent.nonce).digest('hex');
    expect(get).toHaveBeenCalledWith({
      identity: {
        context: 'signin',
        mode: 'active',
        providers: [{ configURL: chooser.config, clientId: 'client', nonce, params: { nonce } }],
      },
    });
  });

  it('whose chooser comes to nothing is said so, and the next tap leads over Google’s page', async () => {
    const get = withChooser(() => Promise.reject(new DOMException('closed', 'NetworkError')));
    const { auth, left } = device({}, null, true, fakeStorage(), { chooser });
    expect(await auth.signInWithGoogle()).toMatchObject({ ok: false, code: 'google-closed' });
    expect(left).toEqual([]);
    expect(await auth.signInWithGoogle()).toEqual({ ok: true, value: null });
    expect(left[0]).toContain('/auth/v1/authorize?provider=google');
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('is asked over its page where the browser has no chooser', async () => {
    vi.stubGlobal('window', {});
    const { auth, left } = device({}, null, true, fakeStorage(), { chooser });
    expect(await auth.signInWithGoogle()).toEqual({ ok: true, value: null });
    expect(left).toHaveLength(1);
  });
});

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

  it('is asked about where another device may have ended it, and only where there is one', async () => {
    const ended = json(403, { error_code: 'session_not_found', message: 'x' });
    const { storage, events, doubt } = device({ user: ended });
    doubt();
    await expect.poll(() => events).toContain('signed-out');
    expect(storage.getItem(SESSION_KEY)).toBeNull();
    const nobody = device({ user: ended }, null);
    nobody.doubt();
    expect(nobody.hasClient()).toBe(false);
  });

  it('does not end for a user who has signed in since the question was asked', async () => {
    const { auth, storage, ask, events, confirmed } = device({ user: json(200, { ...USER, id: 'ben' }) });
    const restored = auth.restore();
    storage.setItem(SESSION_KEY, BEN);
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
    ['somebody else', 'answers', BEN, empty, true],
    ['somebody else', 'cannot be reached', BEN, offline, false],
    ['the same person again', 'answers', AGAIN, empty, true],
    ['the same person again', 'cannot be reached', AGAIN, offline, false],
  ])('leaves alone %s who has signed in before the server %s', async (_who, _name, session, answer, ok) => {
    const { auth, storage, events, cleared } = device({
      logout: () => (storage.setItem(SESSION_KEY, session), answer()),
    });
    expect((await auth.signOut('global')).ok).toBe(ok);
    expect(storage.getItem(SESSION_KEY)).toBe(session);
    expect(events.at(-1)).toBe('signed-in');
    expect(cleared).toEqual(['aki']);
    expect(storage.getItem(LEAVING_KEY)).toBeNull();
  });

  it('leaves alone who has signed in while the token was renewed for it', async () => {
    const { auth, storage, asked } = device(
      { token: () => (storage.setItem(SESSION_KEY, BEN), json(200, sessionFor(3_600))()), logout: empty },
      sessionFor(-60),
    );
    expect((await auth.signOut('global')).ok).toBe(false);
    expect(storage.getItem(SESSION_KEY)).toBe(BEN);
    expect(asked.join(' ')).not.toContain('logout');
  });

  it('lets nothing act by the session from the tap on, in no tab, although it lasts until the server knows', async () => {
    const answered = deferred<Response>();
    const first = device({ logout: () => answered.promise });
    const other = device({ user: json(200, USER) }, null, true, first.storage);
    expect((await other.auth.restore()).ok).toBe(true);
    await other.confirmed();
    const ending = first.auth.signOut('local');
    other.stored();
    expect(other.events.at(-1)).toBe('signed-out');
    await expect.poll(() => first.asked).toContain('logout?scope=local');
    expect(first.storage.getItem(SESSION_KEY)).not.toBeNull();
    // As when the page is seen again: supabase-js tells of the session that it finds.
    for (const tab of [first, other]) {
      await tab.recover();
      expect(tab.events.at(-1)).toBe('signed-out');
      expect(tab.sessions.token()).toBeNull();
      expect(await tab.auth.restore()).toEqual({ ok: true, value: null });
    }
    answered.resolve(new Response(null, { status: 204 }));
    expect((await ending).ok).toBe(true);
    expect(first.storage.length).toBe(0);
  });

  it('does not come back with an answer that was under way', async () => {
    const answered = deferred<Response>();
    const { auth, storage, asked, events } = device({ user: () => answered.promise, logout: empty });
    const changing = auth.updatePassword('purple8tent');
    await expect.poll(() => asked).toContain('user');
    await auth.signOut('local');
    answered.resolve(await json(200, USER)());
    await changing;
    expect(storage.getItem(SESSION_KEY)).toBeNull();
    expect(events.at(-1)).toBe('signed-out');
  });

  it('does not end the next session with the answer that the one before has ended', async () => {
    const answered = deferred<Response>();
    const { auth, storage, asked, events, confirmed } = device({ user: () => answered.promise });
    await auth.restore();
    await expect.poll(() => asked).toContain('user');
    storage.setItem(SESSION_KEY, AGAIN);
    answered.resolve(await json(403, { error_code: 'session_not_found', message: 'x' })());
    await confirmed();
    expect(storage.getItem(SESSION_KEY)).toBe(AGAIN);
    expect(events.at(-1)).toBe('signed-in');
  });

  it.each([
    ['after a while', 0, 20_000],
    ['at once where it is long ago', -3_600_000, 0],
    ['at once where the clock was set back', 3_600_000, 0],
  ])('is carried out at the next start where the tab died during it: %s', async (_when, since, wait) => {
    vi.useFakeTimers();
    try {
      const storage = fakeStorage();
      storage.setItem(SESSION_KEY, JSON.stringify(sessionFor(3_600)));
      const mark = { id: 'first', ownerId: 'aki', scope: 'global', since: Date.now() + since };
      storage.setItem(LEAVING_KEY, JSON.stringify([mark]));
      const { auth, asked, cleared } = device({ logout: empty }, null, true, storage);
      expect(await auth.restore()).toEqual({ ok: true, value: null });
      if (wait > 0) {
        await vi.advanceTimersByTimeAsync(wait - 1);
        expect(storage.getItem(SESSION_KEY)).not.toBeNull();
      }
      await vi.advanceTimersByTimeAsync(1_000);
      expect(asked).toEqual(['logout?scope=global']);
      expect(cleared).toEqual(['aki']);
      expect(storage.length).toBe(0);
    } finally {
      vi.useRealTimers();
    }
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

  it('in another tab ends the session here, and so does a sign-in there begin one', () => {
    const { storage, events, stored } = device({});
    stored();
    storage.removeItem(SESSION_KEY);
    stored();
    storage.setItem(SESSION_KEY, BEN);
    stored();
    expect(events).toEqual(['signed-in', 'signed-out', 'signed-in']);
  });

  it('sends, signs out and clears, in this order, and then the mark goes', async () => {
    const { auth, did } = device({ logout: empty });
    const sending = Promise.resolve().then(() => did.push('sent'));
    expect(await auth.signOut('global', sending)).toMatchObject({ ok: true });
    expect(did).toEqual(['sent', 'farewell of aki', 'logout', 'aki cleared']);
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
      value: { user: { id: 'aki' }, purpose: 'recovery' },
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
