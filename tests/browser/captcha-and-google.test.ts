/**
 * Whom an installation has ask a person before they have an account: a captcha (the stand-in for Turnstile), and Google in
 * the browser's own chooser (the stand-in for Google).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { CLIENT_ID, STAND_IN_PEOPLE, standInId } from '#local/dev/google-tokens.ts';
import { startEmbedded, type Embedded } from '#tests/contract/support/embedded.ts';
import { SIGN_IN } from '#ui/places.ts';
import * as person from './support/account-steps.ts';
import { axeViolations } from './support/axe.ts';
import { withBrowser } from './support/browser.ts';
import { layEmptyData } from './support/empty-data.ts';
import { BUILD_DIR } from './support/served.ts';
import { expect, test } from './support/test.ts';
import { actAs, DONE } from './support/visit.ts';

const { newPage } = withBrowser();
let folder: string;
let server: Embedded;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roast-captcha-'));
  const data = join(folder, 'data');
  await layEmptyData(data);
  const env = { ROAST_CAPTCHA: 'stand-in', ROAST_FEDCM: 'stand-in' };
  server = await startEmbedded({ folder: data, dir: BUILD_DIR, env });
});
test.afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const mailbox = () => `${server.url}/dev/mailbox?key=${server.backend.devKey}`;

async function open(language: 'en' | 'ja' = 'en'): Promise<Page> {
  const page = await newPage({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    engine: 'none',
  });
  await actAs(page, { onboarding: DONE, settings: { language } });
  return page;
}

const { captcha: words, errors } = en.account;
const question = (page: Page) => page.getByRole('heading', { name: words.title });
const answer = (page: Page) => page.getByRole('button', { name: /^I am a person/ }).click();
const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text).waitFor();

test('is asked of nobody before a form is sent, and lets a person through once answered', async () => {
  const page = await open();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/dev/captcha/')) asked.push(pathname);
  });
  await page.goto('/privacy');
  await page.getByText(en.privacyPage.promises.captcha.replace('{{company}}', 'Cloudflare')).waitFor();
  const email = person.newEmail();
  await page.goto('/signup');
  await page.getByLabel(en.account.email).fill(email);
  await page.getByLabel(en.account.newPassword, { exact: true }).fill(person.PASSWORD);
  await page.getByLabel(en.account.signup.terms).check();
  expect(asked).toEqual([]);
  await person.press(page, en.account.signup.submit);
  await question(page).waitFor();
  // Whoever reads by ear hears what is asked, and by whom.
  await expect(page.locator(':focus')).toHaveText(words.lead.replace('{{company}}', 'Cloudflare'));
  expect(await axeViolations(page)).toEqual([]);
  await answer(page);
  await page.waitForURL('**/auth/code');
  expect(asked).toEqual(['/dev/captcha/turnstile.js', '/dev/captcha/token']);
  await person.enterCode(page, { mailbox }, email);
  await page.waitForURL('**/camera');

  // Out, and in again by the password: the widget fails, is closed, and is answered.
  await person.signOut(page);
  await person.signIn(page, email);
  await page.getByRole('button', { name: /^Let it fail/ }).click();
  await alert(page, errors['captcha-failed']);
  await expect(question(page)).toHaveCount(0);
  await person.press(page, en.account.login.submit);
  await person.press(page, words.close);
  await alert(page, errors['captcha-closed']);
  await person.press(page, en.account.login.submit);
  await answer(page);
  await page.waitForURL('**/camera');
  await person.signOut(page);

  // A forgotten password, a code, and the same code sent again.
  for (const [path, submit] of [
    ['/auth/recover', en.account.recover.submit],
    ['/auth/code', en.account.code.send],
  ] as const) {
    await page.goto(path);
    await page.getByLabel(en.account.email).or(page.getByLabel(en.account.code.label)).waitFor();
    const another = page.getByRole('link', { name: en.account.code.otherAddress });
    if (await another.isVisible()) await another.click();
    await page.goto(path);
    await page.getByLabel(en.account.email).fill(email);
    await person.press(page, submit);
    await answer(page);
    await page.getByLabel(en.account.code.label).waitFor();
    await person.press(page, en.account.code.resend);
    await answer(page);
    await page.getByText(en.account.code.resent).waitFor();
  }
});

test('whose script is blocked is said in words, and works once it is let through', async () => {
  const page = await open('ja');
  await page.goto(SIGN_IN);
  const script = '**/dev/captcha/turnstile.js';
  await page.route(script, (route) => route.abort());
  await page.getByLabel(ja.account.email).fill(person.newEmail());
  await page.getByLabel(ja.account.password, { exact: true }).fill(person.PASSWORD);
  await person.press(page, ja.account.login.submit);
  await alert(page, ja.account.errors['captcha-blocked']);
  await page.unroute(script);
  await person.press(page, ja.account.login.submit);
  await page.getByRole('heading', { name: ja.account.captcha.title }).waitFor();
  await answer(page);
  await alert(page, ja.account.errors['invalid-credentials']);
});

/**
 * The browser's own chooser is out of reach of a test: this one asks the test which account it is to be (null: it is
 * closed), and the stand-in for Google, as a browser would, for the token of that account.
 */
async function withChooser(page: Page, choices: (string | null)[]): Promise<void> {
  const opened = await fetch(mailbox(), { redirect: 'manual' });
  const cookie = opened.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  await page.exposeFunction('chooseAccount', async (nonce: string) => {
    const email = choices.shift() ?? null;
    if (email === null) return null;
    const answer = await fetch(`${server.url}/dev/google/fedcm/private/assertion`, {
      method: 'POST',
      headers: {
        'sec-fetch-dest': 'webidentity',
        origin: server.url,
        cookie,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ client_id: CLIENT_ID, account_id: standInId(email), nonce }).toString(),
    });
    return ((await answer.json()) as { readonly token: string }).token;
  });
  await page.addInitScript(() => {
    Object.assign(window, { IdentityCredential: Object });
    const get = async (request: {
      readonly identity: { readonly providers: readonly { readonly nonce: string }[] };
    }) => {
      const token: unknown = await Reflect.get(window, 'chooseAccount')(request.identity.providers[0]?.nonce);
      if (token === null) throw new DOMException('Error retrieving a token.', 'NetworkError');
      return { token };
    };
    Object.defineProperty(navigator.credentials, 'get', { value: get });
  });
}

test('Google: the browser’s own chooser signs in without leaving the page; closed, the next tap leads over Google’s', async () => {
  const page = await open();
  const [someone] = STAND_IN_PEOPLE;
  await withChooser(page, [null, someone.email]);
  const choose = async () => {
    await page.goto(SIGN_IN);
    await person.press(page, en.account.google);
    await page.getByLabel(en.account.signup.terms).check();
    await person.press(page, en.account.google);
  };
  await choose();
  await alert(page, errors['google-closed']);
  await person.press(page, en.account.google);
  await page.waitForURL('**/dev/google?flow=*');

  await choose();
  await page.waitForURL('**/camera');
  await page.goto('/profile/account');
  await page.getByText(someone.email).first().waitFor();
});
