/** Accounts without a server: for staged pages. */
import { AUTH_ERROR_CODES } from '#functions/vocabulary.ts';
import type {
  Authenticator,
  AuthFailure,
  AuthOutcome,
  AuthService,
  Passkey,
  SignedInDevice,
  User,
  WayIn,
} from '#ports/auth.ts';

export const PASSWORD = 'purple7tent';
export const CODE = '123456';

const userOf = (email: string): User => ({
  id: email,
  email,
  name: 'Aki',
  createdAt: '2026-11-20T00:00:00Z',
});

/** Signing up as `fail-<code>@…` fails with that code; every other address is signed in. */
function failureOf(email: string): AuthFailure | null {
  const code = AUTH_ERROR_CODES.find((one) => email.startsWith(`fail-${one}@`));
  if (code === undefined) return null;
  return {
    ok: false,
    code,
    reasons: code === 'weak-password' ? ['pwned'] : [],
  };
}

const answer = <T>(email: string, value: T): Promise<AuthOutcome<T>> =>
  Promise.resolve(failureOf(email) ?? { ok: true, value });

function check(email: string, right: boolean, code: AuthFailure['code']): Promise<AuthOutcome<User>> {
  if (!right) return Promise.resolve({ ok: false, code, reasons: [] });
  return answer(email, userOf(email));
}

const DEVICES: readonly SignedInDevice[] = [
  {
    id: 'phone',
    seenAt: Date.UTC(2026, 10, 20, 12),
    userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
    current: true,
  },
  {
    id: 'laptop',
    seenAt: Date.UTC(2026, 10, 18, 9, 30),
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
    current: false,
  },
];

const PASSKEYS: readonly Passkey[] = [
  {
    id: 'phone',
    name: 'iCloud Keychain',
    madeAt: Date.UTC(2026, 10, 2, 8),
    usedAt: Date.UTC(2026, 10, 20, 12),
  },
  { id: 'stick', name: null, madeAt: Date.UTC(2026, 10, 19, 18, 5), usedAt: null },
];
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const URI = `otpauth://totp/Roast%20Me:aki%40example.org?issuer=Roast%20Me&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`;
const WRONG_CODE = 'fail-authenticator-wrong@example.org';
const WAYS_IN: readonly WayIn[] = [
  { id: 'email', kind: 'email', email: 'aki@example.org' },
  { id: 'google', kind: 'google', email: 'aki.sato@example.com' },
];

export function fakeAuth(): AuthService {
  let devices = DEVICES;
  let passkeys = PASSKEYS;
  const keep = (next: readonly Passkey[]) => {
    passkeys = next;
    return answer('', null);
  };
  let authenticators: readonly Authenticator[] = [];
  /** Ends their sessions. */
  const end = <T>(answer: Promise<AuthOutcome<T>>, ended = ({ current }: SignedInDevice) => !current) => {
    devices = devices.filter((device) => !ended(device));
    return answer;
  };
  return {
    availability: 'on',
    google: true,
    signUp: ({ email }) => answer(email, 'confirm' as const),
    signInWithPassword: ({ email, password }) =>
      check(email, password === PASSWORD || failureOf(email) !== null, 'invalid-credentials'),
    sendCode: (email) => answer(email, null),
    verifyCode: ({ email, code }) => check(email, code === CODE, 'code-invalid'),
    signInWithGoogle: () => answer('fail-google-unavailable@example.org', null),
    finishCallback: (address) => {
      const code = address.searchParams.get('code');
      const failing = failureOf(address.searchParams.has('error') ? 'fail-error-in-url@x' : 'fail-no-code@x');
      if (code === null && failing !== null) return Promise.resolve(failing);
      return Promise.resolve({
        ok: true,
        value: {
          user: userOf('aki@example.org'),
          purpose: address.searchParams.get('type') === 'recovery' ? 'recovery' : 'sign-in',
        },
      });
    },
    recover: (email) => answer(email, null),
    updatePassword: () => answer('aki@example.org', null),
    passkeys: {
      here: true,
      create: () =>
        keep([...passkeys, { id: 'new', name: null, madeAt: Date.UTC(2026, 10, 21), usedAt: null }]),
      list: () => answer('', passkeys),
      rename: (id, name) => keep(passkeys.map((one) => (one.id === id ? { ...one, name } : one))),
      remove: (id) => keep(passkeys.filter((one) => one.id !== id)),
      signIn: () => Promise.resolve({ ok: false, code: 'passkey-cancelled', reasons: [] }),
      suggest: () => Promise.resolve(null),
    },
    safety: {
      changePassword: ({ current, code }) =>
        current === PASSWORD || code === CODE
          ? end(answer('', null))
          : Promise.resolve({ ok: false, code: 'password-wrong', reasons: [] }),
      sendProof: () => answer('', null),
      changeAddress: (next) => answer(next, null),
      confirmAddress: ({ email }) => end(answer(email, email === 'aki@example.org' ? 'half' : 'changed')),
      devices: () => answer('', devices),
      endDevice: (id) => end(answer('', null), (device) => device.id === id),
    },
    secondStep: {
      list: () => answer('', authenticators),
      begin: (name) => answer(name, { id: 'new', secret: SECRET, uri: URI }),
      confirm: ({ id, code }) => {
        const fits = code === CODE;
        if (fits)
          authenticators = [...authenticators, { id, name: 'Phone', addedAt: Date.UTC(2026, 10, 20) }];
        return fits ? end(answer('', null)) : answer(WRONG_CODE, null);
      },
      prove: (code) => answer(code === CODE ? '' : WRONG_CODE, null),
      remove: ({ id, code }) => {
        if (code !== CODE) return answer(WRONG_CODE, null);
        authenticators = authenticators.filter((one) => one.id !== id);
        return answer('', null);
      },
      giveUp: () => answer('', null),
    },
    waysIn: {
      list: () => answer('', WAYS_IN),
      linkGoogle: () => answer('fail-google-unavailable@example.org', null),
      unlink: () => answer('', null),
    },
    deleteAccount: () => answer('aki@example.org', null),
    resend: ({ email }) => answer(email, null),
    signOut: () => end(answer('', null)),
    restore: () => answer('', null),
    onChange: () => () => undefined,
  };
}
