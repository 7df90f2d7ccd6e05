import { describe, expect, it } from 'vitest';
import {
  AuthApiError,
  AuthPKCECodeVerifierMissingError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js';
import { failureOf, isUnreachable } from '#platform/supabase/auth-errors.ts';
import { AUTH_ERROR_CODES } from '#functions/vocabulary.ts';

describe('errors of the real client become codes that have words', () => {
  it.each([
    [new AuthApiError('x', 400, 'invalid_credentials'), 'invalid-credentials'],
    [new AuthApiError('x', 400, 'email_not_confirmed'), 'email-not-confirmed'],
    [new AuthApiError('x', 422, 'user_already_exists'), 'email-taken'],
    [new AuthApiError('x', 422, 'same_password'), 'same-password'],
    [new AuthApiError('x', 403, 'otp_expired'), 'code-invalid'],
    [new AuthApiError('x', 429, 'over_email_send_rate_limit'), 'too-many-requests'],
    [new AuthApiError('x', 429, undefined), 'too-many-requests'],
    [new AuthApiError('x', 400, 'bad_code_verifier'), 'not-pkce-url'],
    [new AuthApiError('x', 500, 'unexpected_failure'), 'server'],
    [new AuthApiError('x', 418, 'teapot'), 'internal'],
    [new AuthApiError('x', 400, 'webauthn_verification_failed'), 'passkey-unknown'],
    [new AuthApiError('x', 400, 'webauthn_challenge_not_found'), 'passkey-expired'],
    [new AuthApiError('x', 400, 'webauthn_challenge_expired'), 'passkey-expired'],
    [new AuthApiError('x', 422, 'webauthn_credential_exists'), 'passkey-known'],
    [new AuthApiError('x', 422, 'too_many_passkeys'), 'passkey-many'],
    [new AuthApiError('x', 404, 'passkey_disabled'), 'passkey-unsupported'],
    [new DOMException('x', 'NotAllowedError'), 'passkey-cancelled'],
    [new DOMException('x', 'InvalidStateError'), 'passkey-known'],
    [new DOMException('x', 'SecurityError'), 'passkey-unsupported'],
    [new AuthPKCECodeVerifierMissingError(), 'not-pkce-url'],
    [new AuthSessionMissingError(), 'session-missing'],
    [new AuthRetryableFetchError('Failed to fetch', 0), 'offline'],
    [new AuthRetryableFetchError('Bad gateway', 502), 'server'],
    [new Error('anything'), 'internal'],
    [null, 'internal'],
    ['constructor', 'internal'],
    [{ name: 'constructor', code: 'toString' }, 'internal'],
  ])('%s', (error, code) => {
    expect(failureOf(error).code).toBe(code);
    expect(AUTH_ERROR_CODES).toContain(code);
  });

  it('keeps why a password is weak', () => {
    const error = new AuthWeakPasswordError('weak', 422, ['length', 'pwned']);
    expect(failureOf(error)).toMatchObject({ code: 'weak-password', reasons: ['length', 'pwned'] });
  });

  it('tells a lost network from a session that ended', () => {
    expect(isUnreachable(new AuthRetryableFetchError('Failed to fetch', 0))).toBe(true);
    expect(isUnreachable(new AuthApiError('x', 403, 'session_not_found'))).toBe(false);
  });
});
