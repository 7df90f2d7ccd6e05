/** Authenticators by the book: periods, challenges, guesses and refusals, in GoTrue's statuses and codes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeAt, PERIOD_MS, wrongCodeAt } from '#tests/support/authenticator.ts';
import { target } from './support/browser.ts';
import { openTestServer, type TestServer, type Tokens } from './support/test-server.ts';

describe.runIf(target.embedded)('an authenticator', () => {
  // Codes change with the clock: here it stands still until a test turns it.
  let host: TestServer;
  beforeAll(async () => {
    host = await openTestServer();
  });
  afterAll(() => host.server.close());

  /** The code of so many periods from now. */
  const now = (secret: string, periods = 0) => codeAt(secret, host.clock.now + periods * PERIOD_MS);
  const wrongFor = (secret: string) => wrongCodeAt(secret, host.clock.now);

  const enrolAt = async ({ access }: Tokens, name = 'Phone') => {
    const body = { factor_type: 'totp', friendly_name: name };
    const made = (await host.ask('POST', '/auth/v1/factors', { body, token: access })).body;
    return { id: String(made['id']), secret: (made['totp'] as { secret: string }).secret };
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
    host.clock.now += PERIOD_MS;
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
    host.clock.now += PERIOD_MS;
    expect((await attempt(access, id, now(secret, 1))).status).toBe(200);
  });

  test('a challenge lasts five minutes, is answered once, and belongs to its authenticator', async () => {
    const { id, secret, access } = await guarded();
    const first = await challenge(access, id);
    expect((await verify(access, id, first, now(secret))).status).toBe(200);
    host.clock.now += PERIOD_MS;
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
    host.clock.now += PERIOD_MS;
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

  test('of two sessions that bring a code at once, one is raised, which ends the other', async () => {
    const { person, id, secret, access } = await guarded();
    const spare = await enrolAt({ ...person, access }, 'Tablet');
    expect((await attempt(access, spare.id, now(spare.secret))).status).toBe(200);
    const [one, two] = [await host.signIn(person.email), await host.signIn(person.email)];
    const open = [await challenge(one.access, id), await challenge(two.access, spare.id)] as const;
    const answers = await Promise.all([
      verify(one.access, id, open[0], now(secret, 1)),
      verify(two.access, spare.id, open[1], now(spare.secret, 1)),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
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

  test('the first is enrolled, and Google linked, by who has just signed in, and not by who finds an open phone', async () => {
    const person = await host.move();
    const enrolBy = (token: string, name: string) =>
      host.ask('POST', '/auth/v1/factors', { body: { factor_type: 'totp', friendly_name: name }, token });
    host.clock.now += 15 * 60_000;
    const late = await enrolBy(person.access, 'Thief');
    expect([late.status, late.body['error_code']]).toEqual([400, 'reauthentication_needed']);
    const challenge = `code_challenge=${'x'.repeat(43)}&code_challenge_method=s256`;
    const link = (token: string) =>
      host.ask('GET', `/auth/v1/user/identities/authorize?provider=google&${challenge}`, { token });
    expect((await link(person.access)).body['error_code']).toBe('reauthentication_needed');
    const again = await host.signIn(person.email);
    expect((await link(again.access)).status).toBe(200);
    const { id, secret } = await enrolAt(again);
    const raised = await attempt(again.access, id, now(secret));
    // Who has shown a code may add the spare at any time.
    host.clock.now += 15 * 60_000;
    expect((await enrolBy(String(raised.body['access_token']), 'Tablet')).status).toBe(200);
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
    const change = await host.ask('PUT', '/auth/v1/user', {
      body: { password: 'a new and better one' },
      token,
    });
    expect([change.status, change.body['error_code']]).toEqual([401, 'insufficient_aal']);
  });
});
