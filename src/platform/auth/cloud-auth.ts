/** Accounts at a Supabase project, hosted or embedded. Every call answers; none rejects. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { callerOf, done, DONE, outcomeOf } from '#platform/supabase/auth-call.ts';
import { callFunction, failure, failureOf, refusalOf } from '#platform/supabase/auth-errors.ts';
import type { LazyClient } from '#platform/supabase/client.ts';
import type { SessionStore, StoredSession } from '#platform/supabase/stored-session.ts';
import type { AuthEvent, AuthOutcome, AuthService, CameIn, SignOutScope, User } from '#ports/auth.ts';
import { createAccountSafety } from './account-safety.ts';
import { readCallback } from './callback.ts';
import { type GoogleChooser, hasChooser, signInByChooser } from './google.ts';
import { passkeysLater } from './passkeys-later.ts';
import { createSecondStep } from './second-step.ts';
import { createSignOut, type SignOutParts } from './sign-out.ts';
import { createWaysIn, LINKED } from './ways-in.ts';
import { cleanLine, firstLetters } from '#domain/account/clean-text.ts';
import { NAME_MAX, NAME_UNITS_MAX } from '#domain/account/limits.ts';

// An account as the app knows it, from what the server says of it.

interface RemoteAccount {
  readonly id: string;
  readonly email?: string | null | undefined;
  readonly created_at: string;
  readonly user_metadata?: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * The picture at a third party's address is left out: the app asks no host but its own.
 */
function accountOf({ id, email, created_at, user_metadata }: RemoteAccount): User {
  const given = user_metadata?.['full_name'] ?? user_metadata?.['name'];
  return {
    id,
    email: email ? email : null,
    name: typeof given === 'string' ? firstLetters(cleanLine(given).trim(), NAME_MAX, NAME_UNITS_MAX) : '',
    createdAt: created_at,
  };
}

export interface CloudAuthOptions extends Pick<SignOutParts, 'flushBeforeSignOut' | 'clear' | 'now'> {
  readonly client: LazyClient;
  readonly sessions: SessionStore;
  readonly google: boolean;
  /** Whether the cloud has passkeys. */
  readonly passkeys: boolean;
  /** Null: Google is asked over its own page alone. */
  readonly chooser: GoogleChooser | null;
  /** A token of a captcha for one call; null: the project asks for none. */
  readonly askCaptcha: (() => Promise<AuthOutcome<string>>) | null;
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
  /** Calls back when another tab has changed the stored session, or begun or ended a sign-out. */
  readonly onStored: (listener: () => void) => void;
  /** Calls back when the server may have ended the session. */
  readonly onDoubt: (listener: () => void) => void;
}

/** Telling the server of a sign-out takes no longer than this. */
const SIGN_OUT_LIMIT_MS = 5_000;
/** To a sign-out: there is no such session (any more). */
const GONE_ALREADY: ReadonlySet<unknown> = new Set([401, 403, 404]);
/** To both servers `email` is whatever code was sent to come in: a sign-up is answered with one where there is an account. */
const OTP_TYPE = { 'sign-in': 'email', 'sign-up': 'email', recovery: 'recovery' } as const;

const NO_SESSION = { data: { session: null }, error: null };

/** Whether the server says that there is no such session (any more). */
const endsSession = (error: unknown): boolean => failureOf(error).code === 'session-missing';

export function createCloudAuth(options: CloudAuthOptions): AuthService {
  const { client, sessions, google, passkeys, chooser, askCaptcha } = options;
  const { implicitLinks, callback, leave, onStored, onDoubt } = options;
  const listeners = new Set<(event: AuthEvent) => void>();
  /**
   * Whatever has happened, in this tab or another: what is stored is what holds. The client speaks of a session also while
   * it is being left, and other tabs' clients of one that may have ended since.
   */
  const look = () => {
    const session = sessions.read();
    const nobody = sessions.half() === null ? 'signed-out' : 'second-step';
    const event: AuthEvent =
      session === null ? { kind: nobody } : { kind: 'signed-in', user: accountOf(session.user) };
    for (const listener of listeners) listener(event);
  };
  let recovering = false;
  /** The browser's chooser came to nothing: the next tap leads over Google's page. */
  let closed = false;
  client.whenReady(({ auth }) => {
    // No call of the client in here: it would wait for the lock that this callback is run under.
    auth.onAuthStateChange((event, session) => {
      if (event === 'PASSWORD_RECOVERY') recovering = true;
      // No session at the start says nothing: offline, with a token that ran out, the client finds none either.
      if (event === 'SIGNED_OUT' || session !== null) look();
    });
  });

  const withClient = callerOf(client);
  const call = <T>(work: (auth: SupabaseClient['auth']) => Promise<AuthOutcome<T>>) =>
    withClient<T>(({ auth }) => work(auth));

  /** Such a call as a captcha guards; where the person does not answer it, the call is not made. */
  async function guarded<T>(
    work: (
      auth: SupabaseClient['auth'],
      options: { emailRedirectTo: string; captchaToken?: string },
    ) => Promise<AuthOutcome<T>>,
  ): Promise<AuthOutcome<T>> {
    const asked = askCaptcha === null ? null : await askCaptcha();
    if (asked?.ok === false) return asked;
    const proof = asked === null ? {} : { captchaToken: asked.value };
    return call((auth) => work(auth, { emailRedirectTo: callback, ...proof }));
  }

  const plain = (work: (auth: SupabaseClient['auth']) => Promise<{ error: unknown }>): Promise<AuthOutcome> =>
    call(async (auth) => outcomeOf(await work(auth)));

  const signedIn = ({
    data,
    error,
  }: {
    data: { user: Parameters<typeof accountOf>[0] | null };
    error: unknown;
  }) => {
    if (error !== null) return failureOf(error);
    if (data.user === null) return failure('session-missing');
    return done<CameIn>(sessions.half() === null ? accountOf(data.user) : 'second-step');
  };

  /** Asks the server whose session this is. Another user or none: the session ends here. No answer: it stays. */
  async function confirm({ id, user }: StoredSession): Promise<void> {
    try {
      const { auth } = await client.get();
      const asked = await auth.getUser();
      // A token that ran out unnoticed (a clock that was set back) is no ended session: another one is asked for.
      const again = asked.error?.code === 'bad_jwt' ? await auth.refreshSession() : asked;
      const error = again.error;
      const data = { user: again.data.user ?? asked.data.user };
      // Another session since the question was asked, or none: the answer is not about it.
      if (sessions.stored(id) === null) return look();
      if (error === null ? data.user?.id === user.id : !endsSession(error)) return;
      sessions.clear(id);
      look();
    } catch {
      // The client could not be fetched: offline, still signed in.
    }
  }

  /**
   * Tells the server alone, by the token of the session that is left: `auth.signOut` would then remove whatever session is
   * stored when the answer comes, be it another one.
   */
  async function endAtServer(leaving: StoredSession, scope: SignOutScope): Promise<AuthOutcome> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<AuthOutcome>((resolve) => {
      timer = setTimeout(() => resolve(failure('offline')), SIGN_OUT_LIMIT_MS);
    });
    const told = plain(async (auth) => {
      // Renews a token that has run out.
      const { data, error } = sessions.stored(leaving.id) === null ? NO_SESSION : await auth.getSession();
      if (error !== null) return { error };
      const renewed = sessions.stored(leaving.id) === null ? null : data.session;
      const answer = await auth.admin.signOut(renewed?.access_token ?? leaving.access_token, scope);
      return GONE_ALREADY.has(answer.error?.status) ? { error: null } : answer;
    });
    const outcome = await Promise.race([told, late]);
    clearTimeout(timer);
    // Gone already: that is what was wanted.
    return !outcome.ok && outcome.code === 'session-missing' ? DONE : outcome;
  }

  /** Who was signed in here has come in anew: the session until now would stay among the devices. */
  function endFormer(before: StoredSession | null): void {
    const now = sessions.read() ?? sessions.half();
    if (before !== null && now !== null && now.id !== before.id && now.user.id === before.user.id)
      void endAtServer(before, 'local');
  }

  const { signOut, mind } = createSignOut({ ...options, endAtServer, look });
  mind();
  onStored(() => {
    look();
    mind();
  });

  onDoubt(() => {
    const session = sessions.read();
    if (session !== null) void confirm(session);
  });

  const sendRecovery = (email: string) =>
    guarded<null>(async (auth, { emailRedirectTo: redirectTo, ...proof }) => {
      return outcomeOf(await auth.resetPasswordForEmail(email, { redirectTo, ...proof }));
    });
  const sendCode = (email: string, makesAccount: boolean) =>
    guarded<null>(async (auth, options) => {
      const asked = { ...options, shouldCreateUser: makesAccount };
      const { error } = await auth.signInWithOtp({ email, options: asked });
      // A hosted project refuses an address without an account by this code; nobody is to learn which have one.
      return error === null || error.code === 'otp_disabled' ? DONE : failureOf(error);
    });

  return {
    availability: 'on',
    google,
    signUp: ({ email, password }) =>
      guarded<'signed-in' | 'confirm'>(async (auth, options) => {
        const { data, error } = await auth.signUp({ email, password, options });
        if (error !== null) return failureOf(error);
        if (data.session !== null) return done('signed-in');
        // So a hosted project says that the address has an account. Its reader gets the way in, and the screen tells nobody.
        if (data.user?.identities?.length === 0) await sendCode(email, false);
        return done('confirm');
      }),
    signInWithPassword: (credentials) =>
      guarded<CameIn>(async (auth, { emailRedirectTo: _none, ...options }) =>
        signedIn(await auth.signInWithPassword({ ...credentials, options })),
      ),
    sendCode,
    verifyCode: (request) =>
      call<CameIn>(async (auth) => {
        const { email, code: token, purpose } = request;
        const before = sessions.read();
        const outcome = signedIn(await auth.verifyOtp({ email, token, type: OTP_TYPE[purpose] }));
        if (outcome.ok) endFormer(before);
        return outcome;
      }),
    signInWithGoogle: () =>
      call<CameIn | null>(async (auth) => {
        if (chooser !== null && hasChooser() && !closed) {
          const chosen = await signInByChooser(auth, chooser).catch(() => null);
          closed = chosen === null;
          return chosen === null ? failure('google-closed') : signedIn(await chosen());
        }
        const options = { redirectTo: callback, skipBrowserRedirect: true };
        const { data, error } = await auth.signInWithOAuth({ provider: 'google', options });
        if (error !== null) return failureOf(error);
        leave(data.url);
        return DONE;
      }),
    finishCallback: (address) =>
      call<{ readonly user: CameIn; readonly purpose: 'sign-in' | 'recovery' | 'link' }>(async (auth) => {
        const before = sessions.read();
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
        if (!outcome.ok) return outcome;
        endFormer(before);
        const links = address.searchParams.has(LINKED);
        return done({ user: outcome.value, purpose: recovering ? 'recovery' : links ? 'link' : 'sign-in' });
      }),
    recover: sendRecovery,
    passkeys: passkeys ? passkeysLater({ call, guarded, asksCaptcha: askCaptcha !== null, signedIn }) : null,
    safety: createAccountSafety(client, callback),
    secondStep: createSecondStep(client, async () => {
      const waiting = sessions.half();
      if (waiting === null) return DONE;
      const outcome = await endAtServer(waiting, 'local');
      sessions.clear(waiting.id);
      look();
      return outcome;
    }),
    waysIn: createWaysIn(client, { callback, leave }),
    updatePassword: (password) => plain(async (auth) => auth.updateUser({ password })),
    resend: ({ email, purpose }) => {
      if (purpose === 'recovery') return sendRecovery(email);
      if (purpose === 'sign-in') return sendCode(email, false);
      return guarded<null>(async (auth, options) => {
        return outcomeOf(await auth.resend({ type: 'signup', email, options }));
      });
    },
    /** Ends the session here (but for `others`) even if the server cannot be told, which is an error. */
    async signOut(scope, sending) {
      if (scope !== 'others') return signOut(scope, sending);
      const session = sessions.read();
      return session === null ? DONE : endAtServer(session, scope);
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
      if (session === null) return Promise.resolve(done(sessions.half() === null ? null : 'second-step'));
      void confirm(session);
      return Promise.resolve(done(accountOf(session.user)));
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
