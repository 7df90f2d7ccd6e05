/** The second step of a sign-in, by the real client: what an authenticator opens, and what stays shut without it. */
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import { analysisRow } from './analysis-row.ts';
import { ok, openBrowser, PASSWORD, refused, target } from './support/browser.ts';
import { openTestServer, type TestServer, type Tokens } from './support/test-server.ts';

const STEP_MS = 30_000;

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    readonly aal: string;
    readonly amr: readonly { readonly method: string }[];
  };
const levelOf = async ({ auth }: SupabaseClient) => ok(await auth.mfa.getAuthenticatorAssuranceLevel());

// Codes change with the clock: here it stands still until a test turns it.
let host: TestServer;
beforeAll(async () => {
  host = await openTestServer();
});
afterAll(() => host.server.close());

/** The code of so many periods from now. */
const now = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: host.clock.now + steps * STEP_MS });

/** A code that is none of now. */
const wrongFor = (secret: string): string => {
  const near = [-1, 0, 1].map((steps) => now(secret, steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? '';
};

describe.runIf(target.embedded)('by the client', () => {
  const open = () => {
    const { publicKey } = host.server.backend.secrets;
    return openBrowser(new Map(), { url: host.server.url, publicKey }).client;
  };
  const signUp = async () => {
    const { id, email, access, refresh } = await host.move();
    const client = open();
    ok(await client.auth.setSession({ access_token: access, refresh_token: refresh }));
    return { client, id, email };
  };

  /** Enrols an authenticator and confirms it; the code of `now` is spent. */
  async function enrol({ auth }: SupabaseClient, friendlyName: string) {
    const made = ok(await auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer: 'Roast Me' }));
    const { secret } = made.totp;
    ok(await auth.mfa.challengeAndVerify({ factorId: made.id, code: now(secret) }));
    return { id: made.id, secret };
  }

  test('an authenticator is enrolled and confirmed, raises the session and ends the others', async () => {
    const { client, email } = await signUp();
    const other = open();
    ok(await other.auth.signInWithPassword({ email, password: PASSWORD }));
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });

    const made = ok(
      await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone', issuer: 'Roast Me' }),
    );
    expect(made).toMatchObject({ type: 'totp', friendly_name: 'Phone' });
    expect(made.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(Secret.fromBase32(made.totp.secret).bytes.length).toBeGreaterThanOrEqual(20);
    const uri = new URL(made.totp.uri);
    expect(decodeURIComponent(uri.pathname)).toContain(email);
    expect(uri.searchParams.get('issuer')).toBe('Roast Me');
    // Not confirmed: nothing is asked of anybody yet.
    expect(ok(await client.auth.mfa.listFactors())).toMatchObject({
      totp: [],
      all: [{ status: 'unverified' }],
    });

    const challenge = ok(await client.auth.mfa.challenge({ factorId: made.id }));
    expect(challenge).toMatchObject({ type: 'totp', expires_at: expect.any(Number) });
    const verify = (code: string) =>
      client.auth.mfa.verify({ factorId: made.id, challengeId: challenge.id, code });
    expect(refused(await verify(wrongFor(made.totp.secret)))).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
    });
    const session = ok(await verify(now(made.totp.secret)));
    expect(session.user.factors).toMatchObject([{ id: made.id, status: 'verified', friendly_name: 'Phone' }]);
    const { aal, amr } = claimsOf(session.access_token);
    expect([aal, amr.map(({ method }) => method)]).toEqual(['aal2', ['totp', 'otp']]);
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(refused(await other.auth.getUser()).name).toBe('AuthSessionMissingError');
    // A refresh keeps it.
    const refreshed = ok(await client.auth.refreshSession()).session;
    expect(claimsOf(refreshed?.access_token ?? '').aal).toBe('aal2');
  });

  test('without its code a session changes, exports and reads nothing of the account', async () => {
    const { client, email, id } = await signUp();
    ok(await client.from('analyses').insert(analysisRow(id)));
    const { id: factorId, secret } = await enrol(client, 'Phone');
    expect(ok(await client.from('analyses').select('id'))).toHaveLength(1);

    const half = open();
    ok(await half.auth.signInWithPassword({ email, password: PASSWORD }));
    expect(await levelOf(half)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    for (const table of ['analyses', 'profiles', 'subscriptions', 'purchased_analyses'])
      expect(ok(await half.from(table).select()), table).toEqual([]);
    expect(refused(await half.from('analyses').insert(analysisRow(id))).code).toBe('42501');
    expect(refused(await half.from('profiles').insert({ user_id: id, language: 'en' })).code).toBe('42501');
    for (const name of ['export_my_data', 'delete_my_account', 'my_sessions'] as const) {
      const answer = await half.rpc(name);
      expect([answer.status, answer.error?.code], name).toEqual([403, 'PT403']);
    }
    for (const change of [{ password: 'a new and better one' }, { email: `x-${email}` }])
      expect(refused(await half.auth.updateUser(change))).toMatchObject({
        status: 401,
        code: 'insufficient_aal',
      });
    // What changes no way in is not asked for, as at GoTrue.
    ok(await half.auth.updateUser({ data: { full_name: 'Aki' } }));
    expect(refused(await half.auth.mfa.unenroll({ factorId }))).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
    });
    expect(refused(await half.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' }))).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    });
    expect(refused(await half.auth.linkIdentity({ provider: 'google' })).code).toBe('insufficient_aal');

    ok(await half.auth.mfa.challengeAndVerify({ factorId, code: now(secret, 1) }));
    expect(ok(await half.from('analyses').select('id'))).toHaveLength(1);
    const data = ok(await half.rpc('export_my_data')) as Record<string, unknown>;
    expect(data['authenticators']).toMatchObject([{ name: 'Phone', status: 'verified' }]);
    expect(JSON.stringify(data)).not.toContain(secret);
  });

  test('a second authenticator is the spare; removing one lowers the sessions that it had raised', async () => {
    const { client, email } = await signUp();
    const first = await enrol(client, 'Phone');
    expect(refused(await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })).code).toBe(
      'mfa_factor_name_conflict',
    );
    const spare = await enrol(client, 'Tablet');
    expect(
      ok(await client.auth.mfa.listFactors())
        .totp.map(({ id }) => id)
        .sort(),
    ).toEqual([first.id, spare.id].sort());

    // The phone is lost: the spare gets in, and takes the phone out.
    const next = open();
    ok(await next.auth.signInWithPassword({ email, password: PASSWORD }));
    ok(await next.auth.mfa.challengeAndVerify({ factorId: spare.id, code: now(spare.secret, 1) }));
    ok(await next.auth.mfa.unenroll({ factorId: first.id }));
    expect(claimsOf(ok(await next.auth.refreshSession()).session?.access_token ?? '').aal).toBe('aal2');
    // The last one goes: what it had raised is aal1 again, and nothing asks for more.
    ok(await next.auth.mfa.unenroll({ factorId: spare.id }));
    expect(claimsOf(ok(await next.auth.refreshSession()).session?.access_token ?? '').aal).toBe('aal1');
    expect(await levelOf(next)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    expect((await next.rpc('my_sessions')).error).toBeNull();
  });

  test('what was begun and not confirmed asks nothing, and goes when another is confirmed', async () => {
    const { client } = await signUp();
    const begun = ok(await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Begun' }));
    const { id } = await enrol(client, 'Phone');
    expect(ok(await client.auth.mfa.listFactors()).all.map((factor) => factor.id)).toEqual([id]);
    expect(refused(await client.auth.mfa.challenge({ factorId: begun.id }))).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    });
  });
});

describe.runIf(target.embedded)('by the book', () => {
  const enrolAt = async ({ access }: Tokens, name = 'Phone') => {
    const body = { factor_type: 'totp', friendly_name: name };
    const made = (await host.ask('POST', '/auth/v1/factors', { body, token: access })).body;
    return { id: String(made['id']), secret: String((made['totp'] as { secret: string }).secret) };
  };
  const challenge = async (token: string, factor: string) =>
    String((await host.ask('POST', `/auth/v1/factors/${factor}/challenge`, { token })).body['id']);
  const verify = (token: string, factor: string, challenge_id: string, code: string, from?: string) =>
    host.ask('POST', `/auth/v1/factors/${factor}/verify`, {
      token,
      body: { challenge_id, code },
      ...(from === undefined ? {} : { from }),
    });
  const attempt = async (token: string, factor: string, code: string, from?: string) =>
    verify(token, factor, await challenge(token, factor), code, from);

  /** A person with an authenticator, in a session that has shown its code. */
  const guarded = async () => {
    const person = await host.move();
    const { id, secret } = await enrolAt(person);
    const { body, status } = await attempt(person.access, id, now(secret));
    expect(status).toBe(200);
    host.clock.now += STEP_MS;
    return {
      person,
      id,
      secret,
      access: String(body['access_token']),
      refresh: String(body['refresh_token']),
    };
  };

  test('a code counts a period early or late, and once', async () => {
    const { id, secret, access } = await guarded();
    for (const steps of [-2, 2]) expect((await attempt(access, id, now(secret, steps))).status).toBe(422);
    expect((await attempt(access, id, now(secret, 1))).status).toBe(200);
    // Spent, and what is older with it.
    for (const steps of [1, 0, -1]) {
      const { status, body } = await attempt(access, id, now(secret, steps));
      expect([status, body['error_code']], `${steps}`).toEqual([422, 'mfa_verification_failed']);
    }
    host.clock.now += STEP_MS;
    expect((await attempt(access, id, now(secret, 1))).status).toBe(200);
  });

  test('a challenge lasts five minutes, is answered once, and belongs to its authenticator', async () => {
    const { id, secret, access } = await guarded();
    const first = await challenge(access, id);
    expect((await verify(access, id, first, now(secret))).status).toBe(200);
    host.clock.now += STEP_MS;
    expect((await verify(access, id, first, now(secret))).body['error_code']).toBe('mfa_ip_address_mismatch');
    const late = await challenge(access, id);
    host.clock.now += 5 * 60_000;
    expect((await verify(access, id, late, now(secret))).body['error_code']).toBe('mfa_challenge_expired');
    const other = await enrolAt({ access } as Tokens, 'Tablet');
    const foreign = await challenge(access, other.id);
    expect((await verify(access, id, foreign, now(secret))).body['error_code']).toBe('mfa_factor_not_found');
  });

  test('ten wrong codes lock softly: for who guessed, for five minutes; the owner elsewhere comes in', async () => {
    const { person, id, secret } = await guarded();
    const thief = await host.signIn(person.email);
    const wrong = wrongFor(secret);
    for (let i = 0; i < 10; i += 1)
      expect((await attempt(thief.access, id, wrong, '203.0.113.9')).status).toBe(422);
    const locked = await attempt(thief.access, id, now(secret), '203.0.113.9');
    expect([locked.status, locked.body['error_code']]).toEqual([429, 'over_request_rate_limit']);
    const owner = await host.signIn(person.email);
    expect((await attempt(owner.access, id, now(secret), '198.51.100.4')).status).toBe(200);
    // The thief's session was aal1: it ended. Where they come again, time has to pass.
    expect(await host.isSignedIn(thief.access)).toBe(false);
    const again = await host.signIn(person.email);
    host.clock.now += STEP_MS;
    expect((await attempt(again.access, id, now(secret), '203.0.113.9')).status).toBe(429);
    host.clock.now += 5 * 60_000;
    expect((await attempt(again.access, id, now(secret), '203.0.113.9')).status).toBe(200);
  });

  test('ten at once are counted as ten after each other', async () => {
    const { person, id, secret } = await guarded();
    const thief = await host.signIn(person.email);
    const wrong = wrongFor(secret);
    const open = await challenge(thief.access, id);
    const statuses = await Promise.all(
      Array.from(
        { length: 25 },
        async () => (await verify(thief.access, id, open, wrong, '203.0.113.8')).status,
      ),
    );
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test('a token of before the code does not become one of after it', async () => {
    const person = await host.move();
    const { id, secret } = await enrolAt(person);
    expect((await attempt(person.access, id, now(secret))).status).toBe(200);
    const body = { refresh_token: person.refresh };
    const old = await host.ask('POST', '/auth/v1/token?grant_type=refresh_token', { body });
    expect([old.status, old.body['error_code']]).toEqual([400, 'refresh_token_already_used']);
  });

  test('an authenticator of somebody else is none, nor is a name that is no id', async () => {
    const { id } = await guarded();
    const stranger = await host.move();
    for (const [method, path] of [
      ['POST', '/challenge'],
      ['DELETE', ''],
    ] as const) {
      const theirs = await host.ask(method, `/auth/v1/factors/${id}${path}`, { token: stranger.access });
      expect([theirs.status, theirs.body['error_code']]).toEqual([404, 'mfa_factor_not_found']);
      const odd = await host.ask(method, `/auth/v1/factors/x${path}`, { token: stranger.access });
      expect([odd.status, odd.body['error_code']]).toEqual([404, 'validation_failed']);
      expect((await host.ask(method, `/auth/v1/factors/${id}${path}`)).status).toBe(401);
    }
  });

  test('other kinds are refused by their codes, and ten are enough', async () => {
    const person = await host.move();
    const enrolAs = (body: object) => host.ask('POST', '/auth/v1/factors', { body, token: person.access });
    for (const [factor_type, status, code] of [
      ['phone', 422, 'mfa_phone_enroll_not_enabled'],
      ['webauthn', 422, 'mfa_webauthn_enroll_not_enabled'],
      ['carrier-pigeon', 400, 'validation_failed'],
    ] as const) {
      const answer = await enrolAs({ factor_type });
      expect([answer.status, answer.body['error_code']]).toEqual([status, code]);
    }
    for (let i = 0; i < 10; i += 1)
      expect((await enrolAs({ factor_type: 'totp', friendly_name: `${i}` })).status).toBe(200);
    expect((await enrolAs({ factor_type: 'totp', friendly_name: 'eleven' })).body['error_code']).toBe(
      'too_many_enrolled_mfa_factors',
    );
    // Nobody has confirmed them: after five minutes there is room again.
    host.clock.now += 5 * 60_000 + 1;
    expect((await enrolAs({ factor_type: 'totp', friendly_name: '0' })).status).toBe(200);
  });

  test('the owner is told by e-mail of what comes and goes', async () => {
    const { person, id, access } = await guarded();
    expect((await host.mails(person.email))[0]?.subject).toContain('An authenticator was added');
    expect((await host.ask('DELETE', `/auth/v1/factors/${id}`, { token: access })).body).toEqual({ id });
    expect((await host.mails(person.email))[0]?.subject).toContain('An authenticator was removed');
  });

  test('a link of an e-mail and a code bring aal1 and no more', async () => {
    const { person } = await guarded();
    await host.ask('POST', '/auth/v1/recover', { body: { email: person.email } });
    const body = { email: person.email, token: await host.code(person.email), type: 'recovery' };
    const came = await host.ask('POST', '/auth/v1/verify', { body });
    const token = String(came.body['access_token']);
    expect(claimsOf(token).aal).toBe('aal1');
    const change = await host.ask('PUT', '/auth/v1/user', {
      body: { password: 'a new and better one' },
      token,
    });
    expect([change.status, change.body['error_code']]).toEqual([401, 'insufficient_aal']);
  });
});
