/** Signing up, in and out by the real supabase-js. E-mails are read from the embedded mailbox. */
import { describe, expect, test } from 'vitest';
import {
  CALLBACK,
  follow,
  mailboxAt,
  newEmail,
  newestMail,
  ok,
  openBrowser,
  PASSWORD,
  refused,
  signUp,
  target,
} from './support/browser.ts';

describe.runIf(target.embedded)('sign-up by e-mail and password', () => {
  test('waits for the e-mail; its link hands a PKCE code to the browser that asked', async () => {
    const email = newEmail();
    const { client } = openBrowser();
    const { user, session } = ok(
      await client.auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo: CALLBACK } }),
    );
    expect(session).toBeNull();
    expect(user?.email).toBe(email);
    expect(refused(await client.auth.signInWithPassword({ email, password: PASSWORD })).code).toBe(
      'email_not_confirmed',
    );

    const { link } = await newestMail(email);
    const back = await follow(link);
    expect(`${back.origin}${back.pathname}`).toBe(CALLBACK);
    expect(back.hash).toBe('');
    const code = back.searchParams.get('code') ?? '';
    const exchanged = ok(await client.auth.exchangeCodeForSession(code));
    expect(exchanged.user?.id).toBe(user?.id);
    expect(ok(await client.auth.getUser()).user?.email).toBe(email);
    expect(refused(await client.auth.exchangeCodeForSession(code))).toBeTruthy();
    expect((await follow(link)).searchParams.get('error_code')).toBe('otp_expired');
  });

  test('a code of another browser is worth nothing', async () => {
    const email = newEmail();
    const { client } = openBrowser();
    ok(await client.auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo: CALLBACK } }));
    const back = await follow((await newestMail(email)).link);
    const response = await fetch(`${target.url}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      headers: { apikey: target.publicKey, 'content-type': 'application/json' },
      body: JSON.stringify({ auth_code: back.searchParams.get('code'), code_verifier: 'v'.repeat(60) }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: 'bad_code_verifier' });
  });

  test('resend replaces the code', async () => {
    const email = newEmail();
    const { client } = openBrowser();
    ok(await client.auth.signUp({ email, password: PASSWORD }));
    const first = await newestMail(email);
    ok(await client.auth.resend({ type: 'signup', email }));
    const second = await newestMail(email);
    expect(second.link).not.toBe(first.link);
    expect((await follow(first.link)).searchParams.get('error_code')).toBe('otp_expired');
    const { session } = ok(await client.auth.verifyOtp({ email, token: second.code, type: 'email' }));
    expect(session?.user.email).toBe(email);
  });

  test('an address that is taken looks like a fresh one, and its reader gets the way in', async () => {
    const { email, id } = await signUp();
    const { user, session } = ok(
      await openBrowser().client.auth.signUp({ email, password: 'another password' }),
    );
    expect(session).toBeNull();
    expect([user?.email, user?.identities?.length]).toEqual([email, 1]);
    const { code, subject } = await newestMail(email);
    expect(subject).toContain('already have an account');
    const { user: reader } = ok(
      await openBrowser().client.auth.verifyOtp({ email, token: code, type: 'email' }),
    );
    expect(reader?.id).toBe(id);
    ok(await openBrowser().client.auth.signInWithPassword({ email, password: PASSWORD }));
  });

  test('a short password is refused with its reason', async () => {
    const error = refused(await openBrowser().client.auth.signUp({ email: newEmail(), password: 'short' }));
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['length'] });
  });

  test('who signs up with a stranger’s address gets no key to the account', async () => {
    const email = newEmail();
    ok(await openBrowser().client.auth.signUp({ email, password: 'the intruder’s own' }));
    const owner = openBrowser();
    ok(await owner.client.auth.signInWithOtp({ email }));
    ok(await owner.client.auth.verifyOtp({ email, token: (await newestMail(email)).code, type: 'email' }));
    const intruder = await openBrowser().client.auth.signInWithPassword({
      email,
      password: 'the intruder’s own',
    });
    expect(refused(intruder).code).toBe('invalid_credentials');
  });
});

describe.runIf(target.embedded)('the six-digit code', () => {
  test('makes an account and signs in', async () => {
    const email = newEmail();
    const { client } = openBrowser();
    ok(await client.auth.signInWithOtp({ email }));
    const { code } = await newestMail(email);
    expect(code).toMatch(/^\d{6}$/);
    const { session } = ok(await client.auth.verifyOtp({ email, token: code, type: 'email' }));
    expect(session?.user.email_confirmed_at).toBeTruthy();
    expect(refused(await client.auth.verifyOtp({ email, token: code, type: 'email' })).code).toBe(
      'otp_expired',
    );
  });

  test('makes none when told not to', async () => {
    const email = newEmail();
    ok(await openBrowser().client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } }));
    await expect(newestMail(email)).rejects.toThrow('no e-mail');
  });

  test('cannot be guessed: after five wrong ones the right one fails too', async () => {
    const email = newEmail();
    const { client } = openBrowser();
    ok(await client.auth.signInWithOtp({ email }));
    const { code } = await newestMail(email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i += 1) {
      expect(refused(await client.auth.verifyOtp({ email, token: wrong, type: 'email' })).code).toBe(
        'otp_expired',
      );
    }
    expect(refused(await client.auth.verifyOtp({ email, token: code, type: 'email' })).code).toBe(
      'otp_expired',
    );
  });
});

describe('password', () => {
  test('a wrong one and an unknown address are refused alike', async () => {
    const { email } = await signUp();
    for (const who of [email, newEmail()]) {
      const error = refused(
        await openBrowser().client.auth.signInWithPassword({ email: who, password: 'wrong one' }),
      );
      expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    }
  });

  test.runIf(target.embedded)('is recovered by PKCE, and changing it ends the other sessions', async () => {
    const { email } = await signUp();
    const phone = openBrowser();
    ok(await phone.client.auth.signInWithPassword({ email, password: PASSWORD }));

    const { client } = openBrowser();
    ok(await client.auth.resetPasswordForEmail(email, { redirectTo: CALLBACK }));
    const back = await follow((await newestMail(email)).link);
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    ok(await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? ''));
    await expect.poll(() => events).toContain('PASSWORD_RECOVERY');
    expect(refused(await client.auth.updateUser({ password: PASSWORD })).code).toBe('same_password');
    ok(await client.auth.updateUser({ password: 'a new and better one' }));

    expect(refused(await phone.client.auth.refreshSession())).toMatchObject({ status: 400 });
    expect(
      refused(await openBrowser().client.auth.signInWithPassword({ email, password: PASSWORD })),
    ).toBeTruthy();
    ok(await openBrowser().client.auth.signInWithPassword({ email, password: 'a new and better one' }));
  });

  test('recovery says nothing about who has an account', async () => {
    ok(await openBrowser().client.auth.resetPasswordForEmail(newEmail()));
  });
});

describe('sessions', () => {
  test('refresh gives new tokens; the one before them gives the same again', async () => {
    const { client } = await signUp();
    const before = ok(await client.auth.getSession()).session;
    const after = ok(await client.auth.refreshSession()).session;
    expect(after?.refresh_token).not.toBe(before?.refresh_token);
    // Two tabs at once: the loser is not thrown out.
    const again = ok(
      await client.auth.refreshSession({ refresh_token: before?.refresh_token ?? '' }),
    ).session;
    expect(again?.refresh_token).toBe(after?.refresh_token);
    expect(refused(await client.auth.refreshSession({ refresh_token: 'unknown' }))).toMatchObject({
      status: 400,
    });
  });

  test.each([
    ['local', { here: false, there: true }],
    ['others', { here: true, there: false }],
    ['global', { here: false, there: false }],
  ] as const)('signing out with scope %s', async (scope, alive) => {
    const here = await signUp();
    const there = openBrowser();
    ok(await there.client.auth.signInWithPassword({ email: here.email, password: PASSWORD }));
    const token = ok(await here.client.auth.getSession()).session?.access_token ?? '';
    expect((await here.client.auth.signOut({ scope })).error).toBeNull();
    expect((await here.client.auth.getUser(token)).error === null).toBe(alive.here);
    expect((await there.client.auth.getUser()).error === null).toBe(alive.there);
  });

  test('signing out a session that is gone is no error', async () => {
    const { client, email } = await signUp();
    const other = openBrowser();
    ok(await other.client.auth.signInWithPassword({ email, password: PASSWORD }));
    await other.client.auth.signOut({ scope: 'global' });
    expect((await client.auth.signOut()).error).toBeNull();
  });

  test('a token that was tampered with is 403, none is a missing session', async () => {
    const { client } = await signUp();
    const token = ok(await client.auth.getSession()).session?.access_token ?? '';
    const [head, , signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ sub: crypto.randomUUID(), role: 'authenticated', exp: 9e9 }));
    const error = refused(await client.auth.getUser(`${head}.${forged.toString('base64url')}.${signature}`));
    expect(error.status).toBe(403);
    expect(refused(await openBrowser().client.auth.getUser()).name).toBe('AuthSessionMissingError');
  });

  test.runIf(target.embedded)(
    'a change of address waits for the old and the new address to answer',
    async () => {
      const { client, email } = await signUp();
      const next = newEmail();
      expect(ok(await client.auth.updateUser({ email: next, data: { theme: 'dark' } })).user?.email).toBe(
        email,
      );
      ok(await client.auth.verifyOtp({ email, token: (await newestMail(email)).code, type: 'email_change' }));
      expect(ok(await client.auth.getUser()).user?.email).toBe(email);
      ok(
        await client.auth.verifyOtp({
          email: next,
          token: (await newestMail(next)).code,
          type: 'email_change',
        }),
      );
      expect(ok(await client.auth.getUser()).user).toMatchObject({
        email: next,
        user_metadata: { theme: 'dark' },
      });
    },
  );
});

describe.runIf(target.embedded)('“Continue with Google”, the local stand-in', () => {
  async function begin() {
    const { client, storage } = openBrowser();
    const { url } = ok(
      await client.auth.signInWithOAuth({
        provider: 'google',
        options: { redirectTo: CALLBACK, skipBrowserRedirect: true },
      }),
    );
    const consent = await follow(url ?? '');
    return { client, storage, consent, flow: consent.searchParams.get('flow') ?? '' };
  }
  const answer = (flow: string, fields: Readonly<Record<string, string>>) =>
    fetch(mailboxAt('/dev/google'), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ flow, ...fields }),
    });

  test('says that it is not Google, and signs in by the PKCE redirect', async () => {
    const { client, consent, flow } = await begin();
    const opened = new URL(consent);
    expect((await fetch(opened)).status).toBe(403);
    opened.searchParams.set('key', target.devKey);
    const unlocked = await fetch(opened, { redirect: 'manual' });
    expect(unlocked.headers.get('location')).toBe(consent.pathname + consent.search);
    const cookie = unlocked.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    expect(await (await fetch(consent, { headers: { cookie } })).text()).toContain('This is not Google');
    const email = newEmail();
    const response = await answer(flow, { email, name: '<b>Aoi</b>', answer: 'allow' });
    const back = new URL(response.headers.get('location') ?? '');
    expect(`${back.origin}${back.pathname}`).toBe(CALLBACK);
    const { user } = ok(await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? ''));
    expect(user).toMatchObject({ email, app_metadata: { provider: 'google' } });
    expect((await answer(flow, { email, answer: 'allow' })).status).toBe(400);
  });

  test('joins the account that has the address', async () => {
    const { email, id } = await signUp();
    const { client, flow } = await begin();
    const response = await answer(flow, { email, answer: 'allow' });
    const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const { user } = ok(await client.auth.exchangeCodeForSession(code));
    expect(user?.id).toBe(id);
    expect(user?.identities?.map(({ provider }) => provider).sort()).toEqual(['email', 'google']);
  });

  test('cancelling comes back with an error', async () => {
    const { flow } = await begin();
    const response = await answer(flow, { email: 'a@example.com', answer: 'deny' });
    expect(new URL(response.headers.get('location') ?? '').searchParams.get('error')).toBe('access_denied');
  });

  test('no link or redirect leads to another site', async () => {
    const { client } = openBrowser();
    const { url } = ok(
      await client.auth.signInWithOAuth({
        provider: 'google',
        options: { redirectTo: 'https://evil.example/steal', skipBrowserRedirect: true },
      }),
    );
    const consent = await follow(url ?? '');
    const response = await answer(consent.searchParams.get('flow') ?? '', {
      email: newEmail(),
      answer: 'allow',
    });
    expect(new URL(response.headers.get('location') ?? '').origin).toBe(target.url);
  });
});
