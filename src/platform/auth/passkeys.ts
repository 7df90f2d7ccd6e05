/** Passkeys by supabase-js, and by the browser where it suggests them in a field, which supabase-js does not do. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { outcomeOf } from '#platform/supabase/auth-call.ts';
import { failure, failureOf } from '#platform/supabase/auth-errors.ts';
import type { AuthOutcome, CameIn, Passkey, PasskeyService } from '#ports/auth.ts';

type Auth = SupabaseClient['auth'];
type Listed = NonNullable<Awaited<ReturnType<Auth['passkey']['list']>>['data']>[number];
type Credential = Parameters<Auth['passkey']['verifyAuthentication']>[0]['credential'];

/** What a call of the account service is run by. */
export interface PasskeyParts {
  /** Runs one call; whatever it throws becomes a code. */
  readonly call: <T>(work: (auth: Auth) => Promise<AuthOutcome<T>>) => Promise<AuthOutcome<T>>;
  /** Runs one call that a captcha may stand before. */
  readonly guarded: <T>(
    work: (auth: Auth, options: { captchaToken?: string }) => Promise<AuthOutcome<T>>,
  ) => Promise<AuthOutcome<T>>;
  /** Whether one does: nobody is asked to prove that they are a person for a suggestion. */
  readonly asksCaptcha: boolean;
  /** Who has signed in by an answer. */
  readonly signedIn: (answer: {
    readonly data: { readonly user: { readonly id: string; readonly created_at: string } | null };
    readonly error: unknown;
  }) => AuthOutcome<CameIn>;
}

/** A challenge lasts five minutes, and a sign-in page may stay open for longer. */
const RENEW_MS = 240_000;
/** What GoTrue calls one whose maker it does not know. */
const UNNAMED = 'Passkey';

const passkeyOf = ({ id, friendly_name, created_at, last_used_at }: Listed): Passkey => ({
  id,
  name: friendly_name === undefined || friendly_name === UNNAMED ? null : friendly_name,
  madeAt: Date.parse(created_at),
  usedAt: last_used_at === undefined ? null : Date.parse(last_used_at),
});

/** Whether the browser can suggest them in a field, and read what a server asks for. */
async function suggests(): Promise<boolean> {
  const api = window.PublicKeyCredential;
  const isNew = 'parseRequestOptionsFromJSON' in api && 'isConditionalMediationAvailable' in api;
  return isNew && 'any' in AbortSignal && api.isConditionalMediationAvailable();
}

export function createPasskeys({
  call,
  guarded,
  asksCaptcha,
  signedIn,
}: PasskeyParts): Omit<PasskeyService, 'here'> {
  /** One challenge, offered until it is answered or too old. Null: nothing can be offered. */
  async function offer(ending: AbortSignal): Promise<AuthOutcome<CameIn> | 'too-old' | null> {
    const asked = await call(async ({ passkey }) => {
      const { data, error } = await passkey.startAuthentication();
      return error === null ? { ok: true, value: data } : failureOf(error);
    });
    // Nobody has asked for this: where it fails, there is nothing to say.
    if (!asked.ok) return null;
    const { challenge_id: challengeId, options } = asked.value;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
      options as unknown as PublicKeyCredentialRequestOptionsJSON,
    );
    const signal = AbortSignal.any([ending, AbortSignal.timeout(RENEW_MS)]);
    const chosen = await navigator.credentials
      .get({ mediation: 'conditional', publicKey, signal })
      .catch(() => (signal.aborted ? 'too-old' : null));
    if (!(chosen instanceof PublicKeyCredential)) return chosen === 'too-old' ? chosen : null;
    return call(async ({ passkey }) => {
      const credential = chosen.toJSON() as unknown as Credential;
      const { data, error } = await passkey.verifyAuthentication({ challengeId, credential });
      return signedIn({ data: { user: data?.user ?? null }, error });
    });
  }

  return {
    async create() {
      const outcome = await call<null>(async (auth) => outcomeOf(await auth.registerPasskey()));
      if (outcome.ok || outcome.code !== 'passkey-cancelled') return outcome;
      return failure('passkey-not-made');
    },
    list: () =>
      call<readonly Passkey[]>(async ({ passkey }) => {
        const { data, error } = await passkey.list();
        return error === null ? { ok: true, value: data.map(passkeyOf) } : failureOf(error);
      }),
    rename: (passkeyId, friendlyName) =>
      call<null>(async ({ passkey }) => outcomeOf(await passkey.update({ passkeyId, friendlyName }))),
    remove: (passkeyId) => call<null>(async ({ passkey }) => outcomeOf(await passkey.delete({ passkeyId }))),
    signIn: () =>
      guarded<CameIn>(async (auth, { captchaToken }) => {
        const options = captchaToken === undefined ? {} : { captchaToken };
        const { data, error } = await auth.signInWithPasskey({ options });
        return signedIn({ data: { user: data?.user ?? null }, error });
      }),
    async suggest(ending) {
      if (asksCaptcha || !(await suggests())) return null;
      let outcome: Awaited<ReturnType<typeof offer>> = 'too-old';
      while (outcome === 'too-old' && !ending.aborted) outcome = await offer(ending);
      return outcome === 'too-old' ? null : outcome;
    },
  };
}
