/** What a person does with an account, step by step, through the real screens. */
import type { Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import type { BrowserHandle } from './browser.ts';
import { roastPhoto } from './journey.ts';
import { SIGN_IN } from '#ui/places.ts';
import { codeFor, type Product } from './npm-start.ts';
import { openLine } from './result-lines.ts';
import { expect } from './test.ts';
import { actAs, DONE } from './visit.ts';

export const FACE = inRoot('tests', 'fixtures', 'drawn-face.jpg');
export const PASSWORD = 'correct horse battery';

/** Where the product is served, with its mailbox. */
type Served = Pick<Product, 'mailbox'>;

export const newEmail = () => `browser-${crypto.randomUUID().slice(0, 8)}@example.com`;
/** A phone of its own, past the first run, in English. */
export async function newPhone(app: BrowserHandle, { url }: Pick<Product, 'url'>): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const page = await app.newPage({ baseURL: url, viewport, engine: 'late' });
  await actAs(page, { onboarding: DONE, settings: { language: 'en' } });
  return page;
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The roasts that the open history shows. */
export const rows = (page: Page) => page.locator('main a[href^="/history/"]');

/** From the first screen to the door, or to the camera where there are no accounts; English, and nothing is said of oneself. */
export async function comeToDoor(page: Page): Promise<void> {
  const { onboarding, splash } = en;
  await page.goto('/');
  await press(page, 'English');
  await press(page, splash.start);
  for (const item of Object.values(onboarding.age.items)) await page.getByLabel(item).check();
  await press(page, onboarding.next);
  await page.getByRole('button', { name: onboarding.options.interest.serious }).click();
  await page.waitForURL(/\/(login|camera)$/);
}

/** The same as a person in their twenties who then says so in the settings. */
export async function firstRun(page: Page): Promise<void> {
  const { about, onboarding } = en;
  await comeToDoor(page);
  await page.goto('/profile/settings');
  await page.getByLabel(about.displayName).fill('Aki');
  const { ageRange, gender, mainConcern, skincareLevel } = onboarding.options;
  for (const [group, name] of [
    [about.ageRange, ageRange['late-20s']],
    [about.gender, gender.other],
    [about.mainConcern, mainConcern.pores],
    [about.skincareLevel, skincareLevel.basic],
  ] as const) {
    await page.getByRole('group', { name: group }).getByRole('radio', { name }).first().check();
  }
  await page.goto(SIGN_IN);
}

export async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel(en.account.email).fill(email);
  await page.getByLabel(en.account.newPassword, { exact: true }).fill(PASSWORD);
  await page.getByLabel(en.account.signup.terms).check();
  await press(page, en.account.signup.submit);
  await page.waitForURL('**/auth/code');
}

export async function enterCode(page: Page, product: Served, email: string): Promise<void> {
  // The field is there once the e-mail is sent.
  const field = page.getByLabel(en.account.code.label);
  await field.waitFor();
  await field.fill(await codeFor(product, email));
  await press(page, en.account.code.submit);
}

export async function signUp(page: Page, product: Served, email: string): Promise<void> {
  await page.goto('/signup');
  await fillSignUp(page, email);
  await enterCode(page, product, email);
  await page.waitForURL('**/camera');
}

/** At the door, or past it. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const ways = page.getByRole('link', { name: en.account.login.ways });
  const field = page.getByLabel(en.account.email);
  await ways.or(field).waitFor();
  if (await ways.isVisible()) await ways.click();
  await field.fill(email);
  await page.getByLabel(en.account.password, { exact: true }).fill(password);
  await press(page, en.account.login.submit);
}

/** Opens the link of the newest e-mail to this address, from the mailbox page, in this tab. */
export async function openMailLink(page: Page, product: Served, email: string): Promise<void> {
  await page.goto(product.mailbox());
  const mail = page.locator('article', { hasText: email }).first();
  await mail.getByRole('link').click();
  // A scanner would get as far; a person taps.
  // The page speaks the browser's language, whatever the app speaks.
  const go = page.getByRole('main').getByRole('button');
  // As large as a thumb: the page's policy lets its style through.
  await expect(go).toHaveCSS('min-height', '56px');
  await go.click();
}

/** Once the account has everything: with something that only this device has, a question would come first. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/profile/account');
  await page.locator('[data-sync="done"]').waitFor();
  await press(page, en.profile.account.signOut);
  await page.waitForURL('**/login');
}

/** On the open camera screen. */
export async function roastOnce(page: Page): Promise<void> {
  const { phase, text } = await roastPhoto(page, FACE);
  expect(phase, text).toBe('done');
}

/** Inside the app: a navigation would need the server. */
export const goWithin = (page: Page, path: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

export async function backToCamera(page: Page): Promise<void> {
  await goWithin(page, '/camera');
  await page.locator('input[data-source="library"]').first().waitFor({ state: 'attached' });
}

/** The roast on the open result page has arrived in the account. */
async function keptIn(page: Page, place: string): Promise<void> {
  await openLine(page, 'privacy');
  await page.locator(`[data-place="${place}"]`).waitFor();
}

export const inAccount = (page: Page) => keptIn(page, 'account');
export const waitsHere = (page: Page) => keptIn(page, 'waiting');

/** One request as the signed-in person of this page, for looking at what the server has. */
export function restGet(page: Page, path: string): Promise<readonly Record<string, unknown>[]> {
  return page.evaluate(async (path) => {
    const config = await (await fetch('/config.json')).json();
    const { access_token } = JSON.parse(localStorage.getItem('roast-me-auth') ?? '{}');
    const headers = { apikey: config.supabase.publicKey, authorization: `Bearer ${access_token}` };
    return (await fetch(`/rest/v1/${path}`, { headers })).json();
  }, path);
}

export const uploaded = (page: Page) => restGet(page, 'analyses?select=id,user_id');
