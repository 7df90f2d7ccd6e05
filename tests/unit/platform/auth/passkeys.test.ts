/** Passkeys by a fake client and a fake browser: what is suggested, for how long, and what is said of it. */
import { describe, expect, it, vi } from 'vitest';
import { createPasskeys, type PasskeyParts } from '#platform/auth/passkeys.ts';
import { passkeysLater } from '#platform/auth/passkeys-later.ts';
import { failureOf } from '#platform/supabase/auth-errors.ts';
import { deferred, type Deferred } from '#tests/unit/state/support/services.ts';

const USER = { id: 'aki', created_at: '2026-01-01T00:00:00Z' };
const AKI = { id: 'aki', email: null, name: '', createdAt: USER.created_at };
const SIGNED_IN = { data: { user: USER, session: null }, error: null };

class FakeCredential {
  toJSON = () => ({ id: 'key' });
  static parseRequestOptionsFromJSON = (options: unknown) => options;
  static isConditionalMediationAvailable = () => Promise.resolve(true);
}

interface Asked {
  readonly options: CredentialRequestOptions;
  readonly answer: Deferred<unknown>;
}

/** A browser that keeps each question until the test answers it; `calls` of the client, by name. */
function world(
  calls: Readonly<Record<string, (...given: never[]) => unknown>> = {},
  api: unknown = FakeCredential,
) {
  const asked: Asked[] = [];
  const get = (options: CredentialRequestOptions) => {
    const answer = deferred<unknown>();
    options.signal?.addEventListener('abort', () => answer.reject(new DOMException('', 'AbortError')));
    asked.push({ options, answer });
    return answer.promise;
  };
  vi.stubGlobal('window', { PublicKeyCredential: api, location: { hostname: 'roast.example' } });
  vi.stubGlobal('PublicKeyCredential', api);
  vi.stubGlobal('navigator', { credentials: { get } });
  let challenges = 0;
  const passkey = {
    startAuthentication: () => {
      challenges += 1;
      return Promise.resolve({ data: { challenge_id: `challenge ${challenges}`, options: {} }, error: null });
    },
    verifyAuthentication: vi.fn(() => Promise.resolve(SIGNED_IN)),
    ...calls,
  };
  const parts: PasskeyParts = {
    call: (work) => work({ ...calls, passkey } as unknown as Parameters<typeof work>[0]).catch(failureOf),
    guarded: (work) =>
      work({ ...calls, passkey } as unknown as Parameters<typeof work>[0], { captchaToken: 'a person' }),
    asksCaptcha: false,
    signedIn: ({ data, error }) =>
      error === null && data.user !== null ? { ok: true, value: AKI } : failureOf(error),
  };
  return { asked, passkey, parts, passkeys: createPasskeys(parts), ending: new AbortController() };
}

/** The question that the browser has been asked by now. */
async function question(asked: readonly Asked[], number = 1): Promise<Asked> {
  await expect.poll(() => asked.length).toBe(number);
  const last = asked.at(-1);
  if (last === undefined) throw new Error('nothing was asked');
  return last;
}

it('a captcha stands before the button, and there are no suggestions then', async () => {
  const signInWithPasskey = vi.fn(() => Promise.resolve(SIGNED_IN));
  const { parts, asked, ending } = world({ signInWithPasskey });
  const passkeys = createPasskeys({ ...parts, asksCaptcha: true });
  expect(await passkeys.signIn()).toEqual({ ok: true, value: AKI });
  expect(signInWithPasskey).toHaveBeenCalledWith({ options: { captchaToken: 'a person' } });
  expect(await passkeys.suggest(ending.signal)).toBeNull();
  expect(asked).toEqual([]);
});

describe('suggestions', () => {
  it('sign in who takes one', async () => {
    const { asked, passkeys, passkey, ending } = world();
    const outcome = passkeys.suggest(ending.signal);
    const { options, answer } = await question(asked);
    expect(options.mediation).toBe('conditional');
    answer.resolve(new FakeCredential());
    expect(await outcome).toEqual({ ok: true, value: AKI });
    expect(passkey.verifyAuthentication).toHaveBeenCalledWith({
      challengeId: 'challenge 1',
      credential: { id: 'key' },
    });
  });

  it('are made anew before their challenge is over', async () => {
    const old = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(old.signal);
    const { asked, passkeys, passkey, ending } = world();
    const outcome = passkeys.suggest(ending.signal);
    await question(asked);
    expect(timeout.mock.calls).toEqual([[240_000]]);
    old.abort();
    (await question(asked, 2)).answer.resolve(new FakeCredential());
    expect(await outcome).toMatchObject({ ok: true });
    expect(passkey.verifyAuthentication).toHaveBeenCalledWith(
      expect.objectContaining({ challengeId: 'challenge 2' }),
    );
  });

  it('end without a word where the page goes on', async () => {
    const { asked, passkeys, ending } = world();
    const outcome = passkeys.suggest(ending.signal);
    await question(asked);
    ending.abort();
    expect(await outcome).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('say what became of one that was taken', async () => {
    const error = { name: 'AuthApiError', code: 'webauthn_verification_failed', status: 400 };
    const { asked, passkeys, ending } = world({
      verifyAuthentication: () => Promise.resolve({ data: null, error }),
    });
    const outcome = passkeys.suggest(ending.signal);
    (await question(asked)).answer.resolve(new FakeCredential());
    expect(await outcome).toMatchObject({ ok: false, code: 'passkey-unknown' });
  });

  it.each([
    [
      'the server has none',
      { startAuthentication: () => Promise.resolve({ data: null, error: { status: 404 } }) },
    ],
    ['the server cannot be reached', { startAuthentication: () => Promise.reject(new TypeError('no')) }],
  ])('are left out where %s', async (_why, calls) => {
    const { asked, passkeys, ending } = world(calls);
    expect(await passkeys.suggest(ending.signal)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('are left out where the browser suggests none, or will not', async () => {
    const old = world({}, { name: 'of an old browser' });
    expect(await old.passkeys.suggest(old.ending.signal)).toBeNull();
    const shut = world();
    const outcome = shut.passkeys.suggest(shut.ending.signal);
    (await question(shut.asked)).answer.reject(new DOMException('', 'NotAllowedError'));
    expect(await outcome).toBeNull();
  });
});

describe('what the browser says', () => {
  const error = { name: 'NotAllowedError', code: 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY' };
  const refused = () => Promise.resolve({ data: null, error });

  it('of a ceremony that was let be, is another thing at a sign-in than where one is made', async () => {
    const { passkeys } = world({ signInWithPasskey: refused, registerPasskey: refused });
    expect(await passkeys.signIn()).toMatchObject({ ok: false, code: 'passkey-cancelled' });
    expect(await passkeys.create()).toMatchObject({ ok: false, code: 'passkey-not-made' });
  });

  it.each([
    ['roast.example', FakeCredential, true],
    ['localhost', FakeCredential, true],
    ['127.0.0.1', FakeCredential, false],
    ['[::1]', FakeCredential, false],
  ])('of the address %s', (hostname, PublicKeyCredential, here) => {
    const { parts } = world();
    vi.stubGlobal('window', { PublicKeyCredential, location: { hostname } });
    expect(passkeysLater(parts).here).toBe(here);
    vi.stubGlobal('window', { location: { hostname } });
    expect(passkeysLater(parts).here).toBe(false);
  });
});

it('the list has names and times; what the server names after nothing has none', async () => {
  const data = [
    {
      id: 'a',
      friendly_name: 'Mine',
      created_at: '2026-01-01T00:00:00Z',
      last_used_at: '2026-02-01T00:00:00Z',
    },
    { id: 'b', friendly_name: 'Passkey', created_at: '2026-01-02T00:00:00Z' },
  ];
  const { passkeys } = world({ list: () => Promise.resolve({ data, error: null }) });
  expect(await passkeys.list()).toEqual({
    ok: true,
    value: [
      { id: 'a', name: 'Mine', madeAt: Date.UTC(2026, 0, 1), usedAt: Date.UTC(2026, 1, 1) },
      { id: 'b', name: null, madeAt: Date.UTC(2026, 0, 2), usedAt: null },
    ],
  });
});
