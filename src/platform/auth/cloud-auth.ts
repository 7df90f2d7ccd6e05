/** Accounts at a Supabase project, hosted or embedded. Every call answers; none rejects. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { failure, failureOf, isUnreachable, refusalOf } from '#platform/supabase/auth-errors.ts';
import { callFunction } from '#platform/supabase/call-function.ts';
import type { LazyClient } from '#platform/supabase/client.ts';
import type { SessionStore, StoredSession } from '#platform/supabase/stored-session.ts';
import type { AuthEvent, AuthOutcome, AuthService, SignOutScope, User } from '#ports/auth.ts';
import { createAccountSafety } from './account-safety.ts';
import { accountOf } from './account.ts';
import { eventOf } from './auth-events.ts';
import { readCallback } from './callback.ts';

export interface CloudAuthOptions {
  readonly client: LazyClient;
  readonly sessions: SessionStore;
  readonly google: boolean;
  /**
   * Whether a link may bring its session in the fragment (the implicit flow), as the embedded backend's does
   * for a link asked for without PKCE. Everywhere else such a link is refused: an attacker could make one that
   * signs a person into the attacker's account.
   */
  readonly implicitLinks: boolean;
  /** Where links and redirects come back to: the app's own origin plus /auth/callback. */
  readonly callback: string;
  /** Leaves the page. */
  readonly leave: (url: string) => void;
  /** Calls back when another tab has deleted the stored session. */
  readonly onRemoved: (listener: () => void) => void;
}

/** Telling the server of a sign-out takes no longer than this. */
const SIGN_OUT_LIMIT_MS = 5_000;
/** To a sign-out: there is no such session (any more). */
const GONE_ALREADY: ReadonlySet<unknown> = new Set([401, 403, 404]);
const OTP_TYPE = { 'sign-in': 'email', 'sign-up': 'signup', recovery: 'recovery' } as const;

const done = <T>(value: T) => ({ ok: true, value }) as const;
const DONE = done(null);

export function createCloudAuth(options: CloudAuthOptions): AuthService {
  const { client, sessions, google, implicitLinks, callback, leave, onRemoved } = options;
  const listeners = new Set<(event: AuthEvent) => void>();
  const tell = (event: AuthEvent) => {
    for (const listener of listeners) listener(event);
  };
  let recovering = false;
  client.whenReady(({ auth }) => {
    // No call of the client in here: it would wait for the lock that this callback is run under.
    auth.onAuthStateChange((event, session) => {
      if (event === 'PASSWORD_RECOVERY') recovering = true;
      const change = eventOf(event, session);
      if (change !== null) tell(change);
    });
  });

  /** Runs one call; whatever it throws becomes a code. */
  async function call<T>(
    work: (auth: SupabaseClient['auth']) => Promise<AuthOutcome<T>>,
  ): Promise<AuthOutcome<T>> {
    try {
      return await work((await client.get()).auth);
    } catch (error) {
      // The client's own code could not be fetched: that is a lost network, too.
      return error instanceof TypeError ? failure('offline') : failureOf(error);
    }
  }

  const plain = (work: (auth: SupabaseClient['auth']) => Promise<{ error: unknown }>): Promise<AuthOutcome> =>
    call(async (auth) => {
      const { error } = await work(auth);
      return error === null ? DONE : failureOf(error);
    });

  const signedIn = ({
    data,
    error,
  }: {
    data: { user: Parameters<typeof accountOf>[0] | null };
    error: unknown;
  }) => {
    if (error !== null) return failureOf(error);
    return data.user === null ? failure('session-missing') : done(accountOf(data.user));
  };

  /** A session of this device that the server does not (or no longer) know. */
  const forget = () => {
    sessions.clear();
    tell({ kind: 'signed-out' });
  };

  /** Asks the server whose session this is. Another user or none: the session ends here. No answer: it stays. */
  async function confirm(id: string): Promise<void> {
    try {
      const { auth } = await client.get();
      const { data, error } = await auth.getUser();
      const stored = sessions.read();
      if (stored === null) return forget();
      // Another user has signed in since the question was asked: the answer is not about them.
      if (stored.user.id !== id) return;
      if (error === null) return data.user.id === id ? undefined : forget();
      if (isUnreachable(error)) return;
      if (failureOf(error).code === 'session-missing') forget();
    } catch {
      // The client could not be fetched: offline, still signed in.
    }
  }

  /** A sign-out over there, also one that the server could not be told of, is one here. */
  onRemoved(() => {
    if (sessions.read() === null) tell({ kind: 'signed-out' });
  });

  /**
   * Tells the server alone, by the token of the one who leaves: `auth.signOut` would then remove whatever session is
   * stored when the answer comes, be it somebody else's.
   */
  async function endAtServer(leaving: StoredSession, scope: SignOutScope): Promise<AuthOutcome> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<AuthOutcome>((resolve) => {
      timer = setTimeout(() => resolve(failure('offline')), SIGN_OUT_LIMIT_MS);
    });
    const told = plain(async (auth) => {
      // Renews a token that has run out.
      const { data, error } = await auth.getSession();
      if (error !== null) return { error };
      const { access_token } = data.session?.user.id === leaving.user.id ? data.session : leaving;
      const answer = await auth.admin.signOut(access_token, scope);
      return GONE_ALREADY.has(answer.error?.status) ? { error: null } : answer;
    });
    const outcome = await Promise.race([told, late]);
    clearTimeout(timer);
    // Gone already: that is what was wanted.
    return !outcome.ok && outcome.code === 'session-missing' ? DONE : outcome;
  }

  const sendRecovery = (email: string) =>
    plain(async (auth) => auth.resetPasswordForEmail(email, { redirectTo: callback }));
  const sendCode = (email: string) =>
    plain(async (auth) => auth.signInWithOtp({ email, options: { emailRedirectTo: callback } }));

  return {
    availability: 'on',
    google,
    signUp: ({ email, password }) =>
      call<'signed-in' | 'confirm'>(async (auth) => {
        const options = { emailRedirectTo: callback };
        const { data, error } = await auth.signUp({ email, password, options });
        if (error !== null) return failureOf(error);
        return done(data.session === null ? 'confirm' : 'signed-in');
      }),
    signInWithPassword: (credentials) =>
      call<User>(async (auth) => signedIn(await auth.signInWithPassword(credentials))),
    sendCode,
    verifyCode: (request) =>
      call<User>(async (auth) => {
        const { email, code: token, purpose } = request;
        return signedIn(await auth.verifyOtp({ email, token, type: OTP_TYPE[purpose] }));
      }),
    signInWithGoogle: () =>
      call<null>(async (auth) => {
        const options = { redirectTo: callback, skipBrowserRedirect: true };
        const { data, error } = await auth.signInWithOAuth({ provider: 'google', options });
        if (error !== null) return failureOf(error);
        leave(data.url);
        return DONE;
      }),
    finishCallback: (address) =>
      call<{ readonly user: User; readonly recovery: boolean }>(async (auth) => {
        const back = readCallback(address);
        if (back.kind === 'error') return refusalOf(back.code);
        if (back.kind === 'nothing') return failure('no-code');
        if (back.kind === 'half') return failure('address-half');
        if (back.kind === 'tokens' && !implicitLinks) return failure('not-pkce-url');
        recovering = back.recovery;
        const answer =
          back.kind === 'code'
            ? await auth.exchangeCodeForSession(back.code)
            : await auth.setSession({ access_token: back.access, refresh_token: back.refresh });
        const outcome = signedIn(answer);
        return outcome.ok ? done({ user: outcome.value, recovery: recovering }) : outcome;
      }),
    recover: sendRecovery,
    safety: createAccountSafety(client, callback),
    updatePassword: (password) => plain(async (auth) => auth.updateUser({ password })),
    resend: ({ email, purpose }) => {
      if (purpose === 'recovery') return sendRecovery(email);
      if (purpose === 'sign-in') return sendCode(email);
      const options = { emailRedirectTo: callback };
      return plain(async (auth) => auth.resend({ type: 'signup', email, options }));
    },
    /** Ends the session here (but for `others`) even if the server cannot be told, which is an error. */
    async signOut(scope) {
      const leaving = sessions.read();
      if (leaving === null) {
        sessions.clear();
        return DONE;
      }
      const outcome = await endAtServer(leaving, scope);
      // Somebody else may have signed in while the server was asked: their session stays.
      const isMine = (sessions.read() ?? leaving).user.id === leaving.user.id;
      if (scope !== 'others' && isMine) forget();
      return outcome;
    },
    async deleteAccount() {
      try {
        const outcome = await callFunction(await client.get(), 'delete_my_account');
        return outcome.ok ? DONE : outcome;
      } catch {
        return failure('offline');
      }
    },
    /** From this device at once; the server is asked behind it. */
    restore() {
      const session = sessions.read();
      if (session === null) return Promise.resolve(done(null));
      void confirm(session.user.id);
      return Promise.resolve(done(accountOf(session.user)));
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
