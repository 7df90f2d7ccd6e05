/** The second step of a sign-in, by the real client: what an authenticator opens, and what stays shut without it. */
import { Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import { codeAt, PERIOD_MS, wrongCodeAt } from '#tests/support/authenticator.ts';
import { analysisRow } from './analysis-row.ts';
import { ok, openBrowser, PASSWORD, refused, target } from './support/browser.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    readonly aal: string;
    readonly amr: readonly { readonly method: string }[];
  };
const levelOf = async ({ auth }: SupabaseClient) => ok(await auth.mfa.getAuthenticatorAssuranceLevel());

describe.runIf(target.embedded)('an authenticator', () => {
  // Codes change with the clock: here it stands still.
  let host: TestServer;
  beforeAll(async () => {
    host = await openTestServer();
  });
  afterAll(() => host.server.close());

  /** The code of so many periods from now. */
  const now = (secret: string, periods = 0) => codeAt(secret, host.clock.now + periods * PERIOD_MS);

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
    expect(refused(await verify(wrongCodeAt(made.totp.secret, host.clock.now)))).toMatchObject({
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
