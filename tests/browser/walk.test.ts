/**
 * The first days of one person, on the real product with accounts: a first visit, a reload, three photos and the limit, an
 * account, a second device, no network. Prints each leg with its taps, its seconds and what the page said; the seconds
 * decide nothing.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Locator, Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import * as person from './support/account-steps.ts';
import { withBrowser } from './support/browser.ts';
import { layEmptyData } from './support/empty-data.ts';
import { resultShown } from './support/journey.ts';
import { npmStart, type Product } from './support/npm-start.ts';
import { expect, test } from './support/test.ts';

const MOST_TAPS_TO_THE_CAMERA = 8;
const MOST_TAPS_WHEN_KNOWN = 2;

const app = withBrowser();
let folder: string;
let product: Product;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roast-walk-'));
  const data = join(folder, 'data');
  await layEmptyData(data);
  product = await npmStart(data);
});
test.afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

const newDevice = (): Promise<Page> =>
  app.newPage({
    baseURL: product.url,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    engine: 'late',
  });

/** Counts the presses of a leg and tells it when it ends. */
function walker() {
  let taps = 0;
  let began = performance.now();
  const tap = async (what: Locator): Promise<void> => {
    taps += 1;
    await what.click();
  };
  const told = (leg: string, said: readonly string[]): number => {
    const counted = taps;
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    console.log([`${leg}: ${counted} taps, ${seconds} s`, ...said.map((line) => `    ${line}`)].join('\n'));
    taps = 0;
    began = performance.now();
    return counted;
  };
  return { tap, told };
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** What the result says first: its headline and its jokes. */
const told = async (page: Page): Promise<readonly string[]> => [
  await page.locator('main h1').innerText(),
  ...(await page.locator('[data-truths] li').allInnerTexts()),
];

/** A photo from the library, on the open camera screen. */
async function roastByLibrary(page: Page, tap: (what: Locator) => Promise<void>): Promise<void> {
  const choose = button(page, en.camera.library).first();
  await choose.waitFor();
  const library = page.waitForEvent('filechooser');
  await tap(choose);
  await (await library).setFiles(person.FACE);
  await resultShown(page);
}

test('first visit, reload, three in a row, the limit, an account, a second device, offline', async () => {
  const page = await newDevice();
  const walk = walker();
  const { tap } = walk;

  await page.goto('/');
  await tap(button(page, en.splash.start));
  for (const item of Object.values(en.onboarding.age.items)) await tap(page.getByLabel(item));
  await tap(button(page, en.onboarding.next));
  await tap(page.getByRole('button', { name: en.onboarding.options.interest.fun }));
  await tap(button(page, en.account.guest.button));
  await roastByLibrary(page, tap);
  const first = await told(page);
  expect(walk.told('first visit, splash to result', first)).toBeLessThanOrEqual(MOST_TAPS_TO_THE_CAMERA);

  await page.reload();
  await page.getByText(en.result.photoGone).waitFor();
  expect(await told(page)).toEqual(first);
  walk.told('reload', [en.result.photoGone]);

  const seen = new Set<string>(first);
  for (const which of ['second', 'third']) {
    await tap(page.getByRole('link', { name: en.result.another }));
    await roastByLibrary(page, tap);
    const next = await told(page);
    // The same photo, and nothing that was told of it before.
    expect(next.filter((line) => seen.has(line))).toEqual([]);
    for (const line of next) seen.add(line);
    expect(walk.told(`${which} photo`, next)).toBeLessThanOrEqual(MOST_TAPS_WHEN_KNOWN);
  }

  await page
    .getByRole('link', { name: en.camera.limit.none.replace('{{limit}}', '3'), exact: true })
    .waitFor();
  await tap(page.getByRole('link', { name: en.result.close }));
  const limit = page.locator('[data-limit="reached"]');
  await limit.waitFor();
  walk.told('a fourth photo', await limit.locator('h1, p').allInnerTexts());
  await tap(page.getByRole('link', { name: en.camera.limit.again }));
  await page.locator('[data-truths]').waitFor();

  const email = person.newEmail();
  await tap(page.getByRole('link', { name: en.result.kept.signup }));
  await page.waitForURL('**/signup');
  await person.fillSignUp(page, email);
  await person.enterCode(page, product, email);
  await page.waitForURL('**/results');
  await page.getByText(en.result.kept.now).waitFor();
  await page.goto('/history');
  await page.locator('[data-sync="done"]').waitFor();
  expect(await person.rows(page).count()).toBe(1);
  walk.told('an account', [
    page.url().replace(product.url, ''),
    `${await person.rows(page).count()} roasts kept`,
  ]);

  const other = await newDevice();
  await other.goto('/');
  await tap(button(other, en.splash.start));
  for (const item of Object.values(en.onboarding.age.items)) await tap(other.getByLabel(item));
  await tap(button(other, en.onboarding.next));
  await tap(other.getByRole('button', { name: en.onboarding.options.interest.fun }));
  await person.signIn(other, email);
  await other.waitForURL('**/camera');
  await roastByLibrary(other, tap);
  await person.inAccount(other);
  walk.told('a second device', await told(other));

  await page.reload();
  // With what the second device has brought.
  await expect.poll(() => person.rows(page).count()).toBe(2);
  await page.context().setOffline(true);
  await page.locator('[data-sync="offline"]').waitFor();
  expect(await person.rows(page).count()).toBe(2);
  walk.told('offline, on the first device', [en.sync.offline]);
});
