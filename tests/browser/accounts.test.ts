/** The account screens where accounts are set up: the same app over a service of the tests' own. */
import type { Page } from 'playwright';
import { SIGN_IN } from '#ui/places.ts';
import { CODE, PASSWORD } from '#app/headless/fake-auth.ts';
import { en } from '#i18n/locales/en/en.ts';
import { AUTH_ERROR_CODES } from '#functions/vocabulary.ts';
import { SENT_CODE_KEY } from '#state/sent-code.ts';
import { saveData, withKeptPages } from './support/kept-page.ts';
import { laidFor } from './support/stage-data.ts';
import { withStagedServer } from './support/staged-server.ts';
import { expect, test } from './support/test.ts';

const baseUrl = withStagedServer();
const device = withKeptPages({ script: saveData });

async function open(path: string): Promise<Page> {
  const page = await device.fresh(baseUrl(), laidFor({ settings: { language: 'en' } }, { user: null }));
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
  return page;
}

const email = (page: Page) => page.getByLabel(en.account.email);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('sign in: errors under the fields, then the server’s, then the camera', async () => {
  const page = await open(SIGN_IN);
  await press(page, en.account.login.submit);
  await page.getByText(en.account.fields.emailRequired).waitFor();
  await page.getByText(en.account.fields.passwordRequired).waitFor();
  expect(await page.locator(':focus').getAttribute('name')).toBe('email');
  expect(await email(page).getAttribute('aria-invalid')).toBe('true');

  await email(page).fill('aki@example.org');
  await page.getByLabel(en.account.password, { exact: true }).fill('wrong');
  await press(page, en.account.login.submit);
  await page.getByRole('alert').getByText(en.account.errors['invalid-credentials']).waitFor();
  // The way without a password has the address that was typed.
  await page.getByRole('link', { name: en.account.login.byCode }).click();
  await page.getByRole('heading', { name: en.account.code.askTitle }).waitFor();
  expect(await email(page).inputValue()).toBe('aki@example.org');
  await page.goBack();
  await email(page).fill('aki@example.org');

  await page.getByLabel(en.account.password, { exact: true }).fill(PASSWORD);
  await press(page, en.account.login.submit);
  await page.waitForURL('**/camera');
  await page.goBack();
  expect(new URL(page.url()).pathname).not.toBe('/login');
});

test('every failure is said in words', async () => {
  const page = await open(SIGN_IN);
  const alert = page.getByRole('alert');
  await page.getByLabel(en.account.password, { exact: true }).fill('x');
  for (const code of AUTH_ERROR_CODES) {
    await email(page).fill(`fail-${code}@example.org`);
    await press(page, en.account.login.submit);
    await alert.getByText(en.account.errors[code]).waitFor();
    if (code === 'weak-password') await page.getByText(en.account.reasons.pwned).waitFor();
  }
});

test('sign up: strength, show and hide, terms, then the code from the e-mail', async () => {
  const page = await open('/signup');
  const password = page.getByLabel(en.account.newPassword, { exact: true });
  await email(page).fill('ａｋｉ＠ｅｘａｍｐｌｅ．ｏｒｇ');
  await password.fill('short');
  await page.getByText(en.account.strength.weak).waitFor();
  await press(page, en.account.signup.submit);
  await page.getByText(en.account.fields.passwordShort).waitFor();
  await page.getByText(en.account.fields.termsRequired).waitFor();

  await password.fill('correct horse battery');
  await page.getByText(en.account.strength.strong, { exact: true }).waitFor();
  expect(await password.getAttribute('type')).toBe('password');
  await press(page, en.account.showPassword);
  expect(await password.getAttribute('type')).toBe('text');
  await press(page, en.account.hidePassword);
  await page.getByLabel(en.account.signup.terms).check();
  await press(page, en.account.signup.submit);

  await page.waitForURL('**/auth/code');
  await page.getByText('aki@example.org').waitFor();
  await page.reload();
  await page.getByText('aki@example.org').waitFor();
  const code = page.getByLabel(en.account.code.label);
  await code.fill('12345');
  await press(page, en.account.code.submit);
  await page.getByText(en.account.fields.codeInvalid).waitFor();
  await code.fill('000000');
  await press(page, en.account.code.submit);
  await page.getByText(en.account.errors['code-invalid']).waitFor();
  await press(page, en.account.code.resend);
  await page.getByText(en.account.code.resent).waitFor();
  await code.fill(CODE);
  await press(page, en.account.code.submit);
  await page.waitForURL('**/camera');
});

test('what was said of one failure goes as something else is tried', async () => {
  const page = await open(SIGN_IN);
  // To this address no second one is sent.
  const sent = {
    version: 1,
    email: 'fail-too-many-requests@example.org',
    purpose: 'sign-up',
    at: Date.now(),
  };
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    SENT_CODE_KEY,
    JSON.stringify(sent),
  ] as const);
  await page.goto('/auth/code');
  const wrong = page.getByText(en.account.errors['code-invalid']);
  const tooMany = page.getByText(en.account.errors['too-many-requests']);
  await page.getByLabel(en.account.code.label).fill('000000');
  await press(page, en.account.code.submit);
  await wrong.waitFor();
  await press(page, en.account.code.resend);
  await tooMany.waitFor();
  expect(await wrong.count()).toBe(0);
  await press(page, en.account.code.submit);
  await wrong.waitFor();
  expect(await tooMany.count()).toBe(0);
});

test('who lost the tab over their mail finds the field for the code again, until they choose another address', async () => {
  for (const [asked, button, doors] of [
    ['/signup', en.account.signup.submit, ['/login', SIGN_IN]],
    ['/auth/code', en.account.code.send, ['/signup']],
    ['/auth/recover', en.account.recover.submit, []],
  ] as const) {
    const page = await open(asked);
    await email(page).fill('aki@example.org');
    if (asked === '/signup') {
      await page.getByLabel(en.account.newPassword, { exact: true }).fill('correct horse battery');
      await page.getByLabel(en.account.signup.terms).check();
    }
    await press(page, button);
    const code = page.getByLabel(en.account.code.label);
    await code.waitFor();
    // As in a new tab: nothing but what the device keeps.
    for (const door of doors) {
      await page.goto(door);
      await page.getByText('aki@example.org').waitFor();
      await page.getByRole('link', { name: en.account.code.enter }).click();
      await code.waitFor();
    }
    await page.goto('/auth/code?from=mail');
    await page.getByText('aki@example.org').waitFor();
    await page.getByRole('link', { name: en.account.code.otherAddress }).click();
    await page.waitForURL(`**${asked}`);
    expect(await page.evaluate((key) => localStorage.getItem(key), SENT_CODE_KEY)).toBeNull();
    await page.goto('/auth/code');
    await page.getByRole('heading', { name: en.account.code.askTitle }).waitFor();
  }
});

test('a code instead of a password', async () => {
  const page = await open(SIGN_IN);
  await page.getByRole('link', { name: en.account.login.byCode }).click();
  await page.getByRole('heading', { name: en.account.code.askTitle }).waitFor();
  await email(page).fill('aki@example.org');
  // Who has an account has agreed before.
  expect(await page.getByLabel(en.account.signup.terms).count()).toBe(0);
  await press(page, en.account.code.send);
  await page.getByLabel(en.account.code.label).fill(CODE);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/camera');
});

test('an account by a code agrees to the terms first', async () => {
  const page = await open('/auth/code');
  await page.getByRole('link', { name: en.account.code.newTitle }).click();
  await page.getByRole('heading', { name: en.account.code.newTitle }).waitFor();
  await email(page).fill('aki@example.org');
  await press(page, en.account.code.send);
  await page.getByText(en.account.fields.termsRequired).waitFor();
  await page.getByLabel(en.account.signup.terms).check();
  await press(page, en.account.code.send);
  await page.getByLabel(en.account.code.label).fill(CODE);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/camera');
});

test('a forgotten password is replaced', async () => {
  const page = await open(SIGN_IN);
  await page.getByRole('link', { name: en.account.login.forgot }).click();
  await page.getByRole('heading', { name: en.account.recover.title }).waitFor();
  await email(page).fill('aki@example.org');
  await press(page, en.account.recover.submit);
  await page.getByLabel(en.account.code.label).fill(CODE);
  await press(page, en.account.code.submit);
  await page.waitForURL('**/auth/new-password');
  await page.getByLabel(en.account.newPassword, { exact: true }).fill('correct horse battery');
  await press(page, en.account.replace.submit);
  await page.waitForURL('**/camera');
});

test.describe('/auth/callback', () => {
  for (const [search, url] of [
    ['?code=abc', '**/camera'],
    ['?code=abc&type=recovery', '**/auth/new-password'],
  ] as const)
    test(`${search} leads on`, async () => {
      const page = await open(`/auth/callback${search}`);
      await page.waitForURL(url);
    });

  for (const [search, text] of [
    ['', en.account.errors['no-code']],
    ['?error=access_denied', en.account.errors['error-in-url']],
  ] as const)
    test(`${JSON.stringify(search)} says what went wrong and offers a way on`, async () => {
      const page = await open(`/auth/callback${search}`);
      await page.getByRole('alert').getByText(text).waitFor();
      await page.getByRole('link', { name: en.account.backToLogin }).click();
      await page.waitForURL(`**${SIGN_IN}`);
    });
});

test('Google that cannot be reached is said, and the guest’s way stays open', async () => {
  const page = await open(SIGN_IN);
  // No box before the first tap; then the terms, which have the focus, and no way past them.
  await page.getByRole('button', { name: en.account.google }).waitFor();
  expect(await page.getByLabel(en.account.signup.terms).count()).toBe(0);
  await press(page, en.account.google);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe(en.account.googleFirst);
  await press(page, en.account.google);
  await page.getByText(en.account.fields.termsRequired).waitFor();
  await page.getByLabel(en.account.signup.terms).check();
  await press(page, en.account.google);
  await page.getByText(en.account.errors['google-unavailable']).waitFor();
  // The door is behind it.
  await page.getByRole('link', { name: en.onboarding.back, exact: true }).click();
  await press(page, en.account.guest.button);
  await page.waitForURL('**/camera');
});

test('a guest who came from the app has a way back from both account pages, and ends where they came from', async () => {
  const guest = { guest: true, settings: { language: 'en' } } as const;
  const page = await device.fresh(baseUrl(), laidFor(guest, { user: null }));
  const back = page.getByRole('link', { name: en.onboarding.back, exact: true });
  const follow = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
  for (const way of [en.profile.guest.action, en.profile.guest.signIn]) {
    await page.goto('/profile');
    await follow(way);
    await page.waitForURL(/\/(signup|login\?account)$/);
    await back.click();
    await page.waitForURL('**/profile');
  }
  // Not even over the page of the code does one go in circles: its way back leads to the login that was left.
  await follow(en.profile.guest.signIn);
  await follow(en.account.login.byCode);
  await follow(en.account.backToLogin);
  await page.waitForURL(`**${SIGN_IN}`);
  const entry = () => page.evaluate(() => (history.state as { idx: number }).idx);
  expect(await entry()).toBe(1);
  await back.click();
  await expect.poll(entry).toBe(0);
  await page.waitForURL('**/profile');
});

test('as a first screen neither has a way back', async () => {
  for (const path of ['/login', '/signup']) {
    const page = await open(path);
    expect(await page.getByRole('link', { name: en.onboarding.back, exact: true }).count()).toBe(0);
  }
});
