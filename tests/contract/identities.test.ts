/** Ways to sign in that are added to an account and taken away again, by the real client. */
import type { UserIdentity } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import {
  CALLBACK,
  mailboxAt,
  newEmail,
  newestMail,
  ok,
  openBrowser,
  PASSWORD,
  refused,
  signUp,
  target,
  type Browser,
} from './support/browser.ts';

describe.runIf(target.embedded)('an account', () => {
  /** Through the stand-in for Google; resolves to the address that it leads back to. */
  const throughGoogle = async (url: string | null, email: string): Promise<URL> => {
    const flow = new URL(url ?? '').searchParams.get('flow') ?? '';
    const body = new URLSearchParams({ flow, email, answer: 'allow' });
    const answer = await fetch(mailboxAt('/dev/google'), { method: 'POST', redirect: 'manual', body });
    return new URL(answer.headers.get('location') ?? '');
  };
  const options = { redirectTo: CALLBACK, skipBrowserRedirect: true };
  const link = async ({ client }: Browser, email: string) =>
    throughGoogle(ok(await client.auth.linkIdentity({ provider: 'google', options })).url, email);
  const signInByGoogle = async (email: string) => {
    const browser = openBrowser();
    const { url } = ok(await browser.client.auth.signInWithOAuth({ provider: 'google', options }));
    const way = await fetch(url ?? '', { redirect: 'manual' });
    const back = await throughGoogle(new URL(way.headers.get('location') ?? '', url ?? '').href, email);
    ok(await browser.client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? ''));
    return browser;
  };
  const identities = async ({ client }: Browser): Promise<readonly UserIdentity[]> =>
    ok(await client.auth.getUserIdentities()).identities;
  const named = async (browser: Browser, provider: string): Promise<UserIdentity> => {
    const found = (await identities(browser)).find((one) => one.provider === provider);
    if (found === undefined) throw new Error(`no identity of ${provider}`);
    return found;
  };
  const providers = async (browser: Browser) =>
    (await identities(browser)).map(({ provider }) => provider).sort();

  test('links Google under another address, signs in by it, and unlinks it', async () => {
    const person = await signUp();
    const theirs = newEmail();
    const back = await link(person, theirs);
    const came = ok(await person.client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? ''));
    expect(came.user).toMatchObject({
      id: person.id,
      email: person.email,
      app_metadata: { provider: 'email', providers: ['email', 'google'] },
    });
    const elsewhere = await signInByGoogle(theirs);
    expect(ok(await elsewhere.client.auth.getUser()).user.id).toBe(person.id);

    ok(await person.client.auth.unlinkIdentity(await named(person, 'google')));
    expect(await providers(person)).toEqual(['email']);
    expect(ok(await person.client.auth.getUser()).user.app_metadata['providers']).toEqual(['email']);
    // That Google account is a stranger's again.
    const stranger = await signInByGoogle(theirs);
    expect(ok(await stranger.client.auth.getUser()).user.id).not.toBe(person.id);
  });

  test('is not given what another has, nor the same twice', async () => {
    const [one, two] = [await signUp(), await signUp()];
    const theirs = newEmail();
    ok(
      await one.client.auth.exchangeCodeForSession((await link(one, theirs)).searchParams.get('code') ?? ''),
    );
    for (const person of [one, two]) {
      const back = await link(person, theirs);
      expect(back.searchParams.get('error_code')).toBe('identity_already_exists');
    }
    expect(await providers(two)).toEqual(['email']);
    // The other's is none to take away.
    const refusal = refused(await two.client.auth.unlinkIdentity(await named(one, 'google')));
    expect(refusal).toMatchObject({ status: 422 });
    expect(await providers(one)).toEqual(['email', 'google']);
  });

  test('keeps its last way in; a password is one', async () => {
    const email = newEmail();
    const person = await signInByGoogle(email);
    const google = await named(person, 'google');
    const last = refused(await person.client.auth.unlinkIdentity(google));
    expect(last).toMatchObject({ status: 422, code: 'single_identity_not_deletable' });
    ok(await person.client.auth.updateUser({ password: PASSWORD }));
    ok(await person.client.auth.unlinkIdentity(google));
    expect(await providers(person)).toEqual(['email']);
    const [left] = await identities(person);
    const none = refused(await person.client.auth.unlinkIdentity(left ?? google));
    expect(none.code).toBe('single_identity_not_deletable');
    ok(await openBrowser().client.auth.signInWithPassword({ email, password: PASSWORD }));
  });

  test('tells how it is signed in to by an e-mail to its reader, and nobody else', async () => {
    const email = newEmail();
    await signInByGoogle(email);
    const { client } = openBrowser();
    const asked = ok(
      await client.auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo: CALLBACK } }),
    );
    expect(JSON.stringify(asked)).not.toContain('google');
    expect(await newestMail(email)).toMatchObject({ body: expect.stringContaining('signs in with Google') });
    const other = await signUp();
    ok(await openBrowser().client.auth.signUp({ email: other.email, password: PASSWORD }));
    expect(await newestMail(other.email)).toMatchObject({ body: expect.not.stringContaining('Google') });
  });
});
