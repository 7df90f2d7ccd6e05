/** What can go wrong with a call to Supabase Auth, as the codes that have words in the app. */
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';
import { type AuthErrorCode, WEAK_REASONS } from '#functions/vocabulary.ts';
import type { AuthFailure, AuthOutcome } from '#ports/auth.ts';

const CODES = {
  invalid_credentials: 'invalid-credentials',
  email_exists: 'email-taken',
  user_already_exists: 'email-taken',
  email_not_confirmed: 'email-not-confirmed',
  weak_password: 'weak-password',
  same_password: 'same-password',
  current_password_required: 'password-wanted',
  current_password_invalid: 'password-wrong',
  reauthentication_needed: 'code-wanted',
  reauthentication_not_valid: 'code-invalid',
  otp_expired: 'code-invalid',
  otp_disabled: 'code-invalid',
  over_request_rate_limit: 'too-many-requests',
  over_email_send_rate_limit: 'too-many-requests',
  captcha_failed: 'captcha-failed',
  provider_disabled: 'google-unavailable',
  oauth_provider_not_supported: 'google-unavailable',
  mfa_verification_failed: 'authenticator-wrong',
  mfa_challenge_expired: 'authenticator-wrong',
  mfa_factor_name_conflict: 'name-taken',
  too_many_enrolled_mfa_factors: 'authenticators-full',
  insufficient_aal: 'second-step-wanted',
  single_identity_not_deletable: 'last-way-in',
  identity_already_exists: 'way-in-taken',
  manual_linking_disabled: 'google-unavailable',
  session_not_found: 'session-missing',
  session_expired: 'session-missing',
  refresh_token_not_found: 'session-missing',
  refresh_token_already_used: 'session-missing',
  no_authorization: 'session-missing',
  bad_jwt: 'session-missing',
  user_not_found: 'session-missing',
  passkey_disabled: 'passkey-unsupported',
  too_many_passkeys: 'passkey-many',
  webauthn_credential_exists: 'passkey-known',
  webauthn_credential_not_found: 'passkey-unknown',
  webauthn_verification_failed: 'passkey-unknown',
  webauthn_challenge_not_found: 'passkey-expired',
  webauthn_challenge_expired: 'passkey-expired',
  bad_code_verifier: 'not-pkce-url',
  flow_state_not_found: 'not-pkce-url',
  flow_state_expired: 'not-pkce-url',
} as const satisfies Readonly<Record<string, AuthErrorCode>>;

const NAMES = {
  AuthSessionMissingError: 'session-missing',
  AuthWeakPasswordError: 'weak-password',
  AuthInvalidCredentialsError: 'credentials-missing',
  AuthPKCECodeVerifierMissingError: 'not-pkce-url',
  AuthPKCEGrantCodeExchangeError: 'not-pkce-url',
  AuthImplicitGrantRedirectError: 'not-implicit-url',
  AuthInvalidJwtError: 'session-missing',
  AuthRetryableFetchError: 'offline',
  // What browsers throw where a passkey is made or used. The first also stands for a time that ran out, and for none.
  NotAllowedError: 'passkey-cancelled',
  InvalidStateError: 'passkey-known',
  SecurityError: 'passkey-unsupported',
  NotSupportedError: 'passkey-unsupported',
  ConstraintError: 'passkey-unsupported',
} as const satisfies Readonly<Record<string, AuthErrorCode>>;

const errorSchema = z.object({
  name: z.string().catch(''),
  code: z.string().nullish().catch(null),
  status: z.number().nullish().catch(null),
  reasons: z.array(z.string()).nullish().catch(null),
});

export const failure = (code: AuthErrorCode): AuthFailure => ({ ok: false, code, reasons: [] });

const lookUp = <T extends object>(table: T, key: string | null | undefined): T[keyof T] | null =>
  typeof key === 'string' && Object.hasOwn(table, key) ? table[key as keyof T] : null;

/** Never throws; anything unknown is `internal`. */
export function failureOf(error: unknown): AuthFailure {
  const parsed = errorSchema.safeParse(error);
  if (!parsed.success) return failure('internal');
  const { name, code, status, reasons } = parsed.data;
  // A gateway that kept stumbling has a status; no answer at all has none.
  if (name === 'AuthRetryableFetchError') return failure((status ?? 0) >= 500 ? 'server' : 'offline');
  const known = lookUp(NAMES, name) ?? lookUp(CODES, code);
  if (known === 'weak-password') {
    return {
      ...failure(known),
      reasons: WEAK_REASONS.filter((reason) => reasons?.includes(reason) ?? false),
    };
  }
  if (known !== null) return failure(known);
  if (status === 429) return failure('too-many-requests');
  return failure((status ?? 0) >= 500 ? 'server' : 'internal');
}

/** A refusal that came in an address. The server's own sentence is in its language, not the reader's, and stays unsaid. */
export const refusalOf = (code: string | null): AuthFailure => failure(lookUp(CODES, code) ?? 'error-in-url');

/** There was no answer, because the network or the server is down: a signed-in user stays signed in. */
export function isUnreachable(error: unknown): boolean {
  const { code } = failureOf(error);
  return code === 'offline' || code === 'server';
}

// A function of the database, called for the signed-in user.

/** supabase-js answers without a status where no answer came; without a session the database says 42501. */
export async function callFunction(
  client: SupabaseClient,
  name: string,
  parameters: object = {},
): Promise<AuthOutcome<unknown>> {
  const { data, error, status } = await client.rpc(name, parameters);
  if (error === null) return { ok: true, value: data };
  if (status === 0) return failure('offline');
  // Raised by the functions of the account (supabase/migrations).
  if (error.code === 'PT403') return failure('second-step-wanted');
  return failure(error.code === '42501' || status === 401 ? 'session-missing' : 'server');
}
