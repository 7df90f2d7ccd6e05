/** What keeps an account its owner's: old codes die, changes ask for proof, devices can be signed out. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { target } from './support/browser.ts';
import { openLink } from './support/links.ts';
import { openTestServer, PASSWORD, type TestServer, type Tokens } from './support/test-server.ts';

const NEW_PASSWORD = 'a new and better one';
const MINUTE = 60_000;
const DAY = 86_400_000;

describe.runIf(target.embedded)('the account', () => {
  let host: TestServer;
  beforeAll(async () => {
    host = await openTestServer();
  });
  afterAll(() => host.server.close());

  const changePassword = (person: Tokens, proof: object = { current_password: PASSWORD }) =>
    host.ask('PUT', '/auth/v1/user', { body: { password: NEW_PASSWORD, ...proof }, token: person.access });
  const verify = (email: string, token: string, type: string) =>
    host.ask('POST', '/auth/v1/verify', { body: { email, token, type } });
  /** Both addresses say yes. */
  const changeAddress = async (person: Tokens, next: string) => {
    await host.ask('PUT', '/auth/v1/user', { body: { email: next }, token: person.access });
    await verify(person.email, await host.code(person.email), 'email_change');
    return verify(next, await host.code(next), 'email_change');
  };

  describe('a code that was sent before', () => {
    test('a change of address does not sign in with the old one', async () => {
      const person = await host.move();
      await host.ask('POST', '/auth/v1/otp', { body: { email: person.email } });
      const old = await host.code(person.email);
      const next = host.newEmail();
      expect((await changeAddress(person, next)).status).toBe(200);
      for (const email of [person.email, next]) {
        expect((await verify(email, old, 'email')).body['error_code']).toBe('otp_expired');
      }
    });

    test('a change of password neither recovers nor signs in', async () => {
      const person = await host.move();
      await host.ask('POST', '/auth/v1/recover', { body: { email: person.email } });
      const recovery = await host.code(person.email);
      await host.ask('POST', '/auth/v1/otp', { body: { email: person.email } });
      const otp = await host.code(person.email);
      const [{ link } = { link: '' }] = await host.mails(person.email);
      expect((await changePassword(person)).status).toBe(200);
      expect((await verify(person.email, recovery, 'recovery')).status).toBe(403);
      expect((await verify(person.email, otp, 'email')).status).toBe(403);
      expect((await openLink(link)).searchParams.get('error_code')).toBe('otp_expired');
    });

    test('a change of password: a link that was opened before it is not exchanged after it', async () => {
      const person = await host.move();
      const verifier = 'v'.repeat(60);
      const code_challenge = createHash('sha256').update(verifier).digest('base64url');
      await host.ask('POST', '/auth/v1/recover', { body: { email: person.email, code_challenge } });
      const [{ link } = { link: '' }] = await host.mails(person.email);
      const auth_code = (await openLink(link)).searchParams.get('code');
      expect((await changePassword(person)).status).toBe(200);
      const body = { auth_code, code_verifier: verifier };
      expect((await host.ask('POST', '/auth/v1/token?grant_type=pkce', { body })).status).toBe(404);
    });
  });

  describe('a new password', () => {
    test('asks for the one that is there, ends the other sessions and says so by e-mail', async () => {
      const { email } = await host.move();
      const here = await host.signIn(email);
      const there = await host.signIn(email);
      expect((await changePassword(here, {})).body).toMatchObject({
        code: 400,
        error_code: 'current_password_required',
      });
      expect((await changePassword(here, { current_password: 'not it at all' })).body).toMatchObject({
        code: 400,
        error_code: 'current_password_invalid',
      });
      expect(await host.isSignedIn(there.access)).toBe(true);
      expect((await changePassword(here)).status).toBe(200);
      expect(await host.isSignedIn(here.access)).toBe(true);
      expect(await host.isSignedIn(there.access)).toBe(false);
      expect((await host.mails(email))[0]?.subject).toContain('password was changed');
      await host.signIn(email, NEW_PASSWORD);
    });

    test('cannot be had by guessing the old one from an open session', async () => {
      const { email } = await host.move();
      const person = await host.signIn(email);
      const tries: number[] = [];
      for (let i = 0; i < 25; i += 1) {
        tries.push((await changePassword(person, { current_password: `guess ${i}` })).status);
      }
      expect(tries).toContain(429);
      expect((await changePassword(person)).status).toBe(429);
    });

    test('takes a fresh code instead; an old session by code is no proof any more', async () => {
      const person = await host.move();
      host.clock.now += 20 * MINUTE;
      expect((await changePassword(person, {})).body['error_code']).toBe('current_password_required');
      const wrong = await changePassword(person, { nonce: '000000' });
      expect(wrong.body).toMatchObject({ code: 422, error_code: 'reauthentication_not_valid' });
      expect((await host.ask('GET', '/auth/v1/reauthenticate', { token: person.access })).status).toBe(200);
      const nonce = await host.code(person.email);
      expect((await changePassword(person, { nonce })).status).toBe(200);
      expect((await changePassword(person, { nonce, password: 'yet another one' })).status).toBe(422);
    });

    test('without a password so far it still takes a fresh code', async () => {
      const email = host.newEmail();
      await host.ask('POST', '/auth/v1/otp', { body: { email } });
      const said = await verify(email, await host.code(email), 'email');
      const person = { access: String(said.body['access_token']), email, id: '', refresh: '' };
      host.clock.now += 20 * MINUTE;
      expect((await changePassword(person, {})).body['error_code']).toBe('reauthentication_needed');
    });

    test.each([
      ['password123', ['pwned']],
      ['PassWord123', ['pwned']],
      ['ｐａｓｓｗｏｒｄ１２３', ['pwned']],
      ['short', ['length']],
    ])('%s is refused with its reason', async (password, reasons) => {
      const body = { email: host.newEmail(), password };
      const said = await host.ask('POST', '/auth/v1/signup', { body });
      expect(said).toMatchObject({
        status: 422,
        body: { error_code: 'weak_password', weak_password: { reasons } },
      });
      const person = await host.move();
      expect(await changePassword(person, { password, current_password: PASSWORD })).toMatchObject({
        status: 422,
        body: { weak_password: { reasons } },
      });
    });

    test('the address, or the part before its @, is no password', async () => {
      const email = 'somebody.long@example.com';
      for (const password of [email, 'Somebody.Long', ' somebody.long@EXAMPLE.com ']) {
        expect(await host.ask('POST', '/auth/v1/signup', { body: { email, password } })).toMatchObject({
          status: 422,
          body: { weak_password: { reasons: ['email'] } },
        });
      }
      const person = await host.move('another.long@example.com');
      const said = await changePassword(person, { password: 'another.long', current_password: PASSWORD });
      expect(said.body).toMatchObject({ weak_password: { reasons: ['email'] } });
    });
  });

  describe('a new address', () => {
    test('takes a code from the old one and one from the new, tells the old one, ends the other sessions', async () => {
      const person = await host.move();
      const there = await host.signIn(person.email);
      const next = host.newEmail();
      await host.ask('PUT', '/auth/v1/user', { body: { email: next }, token: person.access });
      const half = await verify(next, await host.code(next), 'email_change');
      expect(half).toMatchObject({ status: 200, body: { code: '200' } });
      expect(half.body['access_token']).toBeUndefined();
      expect((await host.ask('GET', '/auth/v1/user', { token: person.access })).body['email']).toBe(
        person.email,
      );

      const done = await verify(person.email, await host.code(person.email), 'email_change');
      expect(done.body['user']).toMatchObject({ email: next });
      expect((await host.mails(person.email))[0]?.subject).toContain('address was changed');
      expect(await host.isSignedIn(there.access)).toBe(false);
      expect(await host.isSignedIn(String(done.body['access_token']))).toBe(true);
      await host.signIn(next);
    });

    test('by links: the first says that the other is wanted, the second changes it', async () => {
      const person = await host.move();
      const next = host.newEmail();
      await host.ask('PUT', '/auth/v1/user', { body: { email: next }, token: person.access });
      const follow = async (email: string) => {
        const [{ link } = { link: '' }] = await host.mails(email);
        return (await openLink(link)).href;
      };
      expect(await follow(person.email)).toContain('message=Confirmation');
      expect(await follow(next)).toContain('type=email_change');
      await host.signIn(next);
    });

    test('a half of one change is none of another', async () => {
      const person = await host.move();
      const [first, second] = [host.newEmail(), host.newEmail()];
      await host.ask('PUT', '/auth/v1/user', { body: { email: first }, token: person.access });
      await verify(person.email, await host.code(person.email), 'email_change');
      await host.ask('PUT', '/auth/v1/user', { body: { email: second }, token: person.access });
      const half = await verify(second, await host.code(second), 'email_change');
      expect(half.body['access_token']).toBeUndefined();
      expect((await host.ask('GET', '/auth/v1/user', { token: person.access })).body['email']).toBe(
        person.email,
      );
    });
  });

  describe('sessions', () => {
    test('a refresh token that lay unused for sixty days is over, one that is used is not', async () => {
      const { email } = await host.move();
      const refresh = (token: string) =>
        host.ask('POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: token } });
      const kept = await host.signIn(email);
      const left = await host.signIn(email);
      host.clock.now += 59 * DAY;
      const again = await refresh(kept.refresh);
      expect(again.status).toBe(200);
      host.clock.now += 2 * DAY;
      expect((await refresh(left.refresh)).body).toMatchObject({ code: 400, error_code: 'session_expired' });
      expect((await refresh(String(again.body['refresh_token']))).status).toBe(200);
    });

    test('are listed to their owner alone, and each can be signed out', async () => {
      const { email } = await host.move();
      const here = await host.signIn(email, PASSWORD, 'Phone/1.0');
      const there = await host.signIn(email, PASSWORD, 'Laptop/2.0');
      const stranger = await host.move();
      const list = async (token: string) =>
        (await host.ask('POST', '/rest/v1/rpc/my_sessions', { body: {}, token }))
          .body as unknown as readonly {
          readonly id: string;
          readonly user_agent: string | null;
          readonly current: boolean;
          readonly seen_at: string;
        }[];
      const mine = await list(here.access);
      expect(mine.filter(({ current }) => current)).toMatchObject([{ user_agent: 'Phone/1.0' }]);
      const laptop = mine.find(({ user_agent }) => user_agent === 'Laptop/2.0');
      expect(Date.parse(laptop?.seen_at ?? '')).toBeGreaterThan(0);
      const end = (token: string) =>
        host.ask('POST', '/rest/v1/rpc/end_my_session', { body: { p_session: laptop?.id }, token });
      expect((await end(stranger.access)).body).toBe(false);
      expect(await host.isSignedIn(there.access)).toBe(true);
      expect((await end(here.access)).body).toBe(true);
      expect(await host.isSignedIn(there.access)).toBe(false);
      expect(await list(here.access)).not.toContainEqual(
        expect.objectContaining({ user_agent: 'Laptop/2.0' }),
      );
    });
  });
});
