/** Who was here before: the app opens at the camera, member or guest, and the next roast is two taps away at most. */
import type { Page } from 'playwright';
import { PASSWORD } from '#app/headless/fake-auth.ts';
import { ONE_TIME_S } from '#functions/vocabulary.ts';
import { en } from '#i18n/locales/en/en.ts';
import { ONBOARDING_KEY, onboardingRecord } from '#state/onboarding-atoms.ts';
import { HELD_KEY, TAB_KEY, TAB_VERSION } from '#state/tab-keep.ts';
import { SIGN_IN } from '#ui/places.ts';
import { FACE, signIn } from './support/account-steps.ts';
import { hold } from './support/faults.ts';
import { resultShown } from './support/journey.ts';
import { withKeptPages } from './support/kept-page.ts';
import { ANA, laidFor, seedHistory } from './support/stage-data.ts';
import { withStagedServer } from './support/staged-server.ts';
import { expect, test } from './support/test.ts';

const baseUrl = withStagedServer();
const device = withKeptPages({ launch: { filming: true }, permissions: ['camera'] });

const SETTINGS = { language: 'en', lite: true } as const;
const MOST_TAPS = 2;

/** Counts what a person presses, and which addresses they see, from the opening on. */
async function follow(page: Page) {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  let taps = 0;
  const tap = async (name: string) => {
    taps += 1;
    await page.getByRole('button', { name, exact: true }).click();
  };
  return { seen, tap, taps: () => taps };
}

/** The camera shows a picture, and the guide has seen it: before that there is nothing to take. */
const ready = (page: Page) => page.locator('[data-camera="live"] [data-hint]').waitFor();

const isGuest = async (page: Page): Promise<boolean> => {
  const stored = await page.evaluate((key) => localStorage.getItem(key), ONBOARDING_KEY);
  return onboardingRecord.read(stored).value.guest;
};

/** What a closed tab takes along; what the stage of the test keeps there stays. */
const closeTab = async (page: Page): Promise<void> => {
  await page.evaluate((key) => sessionStorage.removeItem(key), TAB_KEY);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), TAB_KEY)).toBeNull();
};

test('a guest opens the app at the camera, and has the next roast in two taps; leaving is forgotten for good', async () => {
  const visitor = { guest: true, settings: SETTINGS };
  const page = await device.fresh(baseUrl(), laidFor(visitor, { user: null }));
  const { seen, tap, taps } = await follow(page);
  await page.goto('/');
  await ready(page);
  // Nothing of a guest outlives the tab: there is no last result yet.
  expect(await page.getByText(/^Last:/).count()).toBe(0);
  await tap(en.camera.shutter);
  await tap(en.camera.check.use);
  await resultShown(page);
  expect(taps()).toBeLessThanOrEqual(MOST_TAPS);
  expect(seen).not.toContain('/login');

  const result = await page.locator('[data-phase="done"]').innerText();
  await page.goBack();
  await page.waitForURL('**/camera');
  const line = page.getByRole('link', { name: /^Last: \d+ ± \d+, / });
  const [, score = ''] = /Last: (\d+)/.exec(await line.innerText()) ?? [];
  expect(result).toContain(score);
  await line.click();
  await page.waitForURL('**/results');

  await page.goto('/profile/account');
  await page.getByRole('button', { name: en.profile.account.signOutGuest }).click();
  await page.waitForURL('**/login');
  expect(await isGuest(page)).toBe(false);
  await page.goto('/');
  await page.waitForURL('**/login');
});

test('Back leads to the camera from a result that was loaded again, and the door is behind', async () => {
  const page = await device.fresh(baseUrl(), laidFor({ settings: SETTINGS }, { user: null }));
  await page.goto('/login');
  await page.getByRole('button', { name: en.account.guest.button }).click();
  await page.waitForURL('**/camera');
  await page.locator('input[data-source="library"]').setInputFiles(FACE);
  await resultShown(page);
  await page.reload();
  await page.getByText(en.result.photoGone).waitFor();
  await page.goBack();
  await ready(page);
  expect(new URL(page.url()).pathname).toBe('/camera');
  // What was before the app, and not the door.
  await page.goBack();
  expect(new URL(page.url()).pathname).not.toBe('/login');
});

test('a reload shows a guest the same result without its photo, and says of a photo that was being read what became of it', async () => {
  const page = await device.fresh(baseUrl(), laidFor({ guest: true, settings: SETTINGS }, { user: null }));
  await page.goto('/camera');
  const files = page.locator('input[data-source="library"]');
  await files.setInputFiles(FACE);
  await resultShown(page);
  const words = async () => [
    await page.locator('main h1').innerText(),
    ...(await page.locator('main li').allInnerTexts()),
  ];
  const before = await words();
  await page.reload();
  await page.getByText(en.result.photoGone).waitFor();
  expect(await words()).toEqual(before);
  expect(await page.locator('main img').count()).toBe(0);
  await page.getByRole('link', { name: en.result.another }).click();
  await page.getByText('2 roasts left today').waitFor();

  // The writer waits for its texts: the photo is being read as long as the test wants it.
  await page.reload();
  const texts = await hold(page, '**/assets/writing-*.js');
  await files.setInputFiles(FACE);
  await page.locator('[data-phase="writing"]').waitFor();
  await page.reload();
  await page.getByText(en.errors.interrupted.body).waitFor();
  texts.release();
  await page.getByRole('link', { name: en.errors.take }).click();
  await page.getByText('2 roasts left today').waitFor();
});

test('a photo that is refused leaves the last result, and a sign-in that was asked for from it keeps it', async () => {
  const page = await device.fresh(baseUrl(), laidFor({ guest: true, settings: SETTINGS }, { user: null }));
  await page.goto('/camera');
  const files = page.locator('input[data-source="library"]');
  await files.setInputFiles(FACE);
  await resultShown(page);
  const headline = await page.locator('main h1').innerText();
  await page.goto('/camera');
  await files.setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await page.locator('[data-phase="failed"]').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: /^Last: / }).click();
  await page.waitForURL('**/results');
  await page.getByRole('heading', { level: 1, name: headline }).waitFor();

  await page.getByRole('link', { name: en.result.kept.signup }).click();
  await page.locator('[data-result-to-keep]').waitFor();
  await closeTab(page);
  await page.goto('/');
  await ready(page);
  await page.goto(SIGN_IN);
  await page.locator('[data-result-to-keep]').waitFor();
  await page.getByLabel(en.account.email).fill('aki@example.org');
  await page.getByLabel(en.account.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: en.account.login.submit, exact: true }).click();
  await page.waitForURL('**/results');
  await page.getByText(en.result.kept.now).waitFor();
  await page.getByRole('link', { name: en.result.kept.toHistory }).click();
  await page.getByRole('heading', { name: en.history.count_one.replace('{{count}}', '1') }).waitFor();
});

test('who signs in too late for the result that they wanted to keep is told so in their history', async () => {
  const page = await device.fresh(baseUrl(), laidFor({ guest: true, settings: SETTINGS }, { user: null }));
  const held = { v: TAB_VERSION, since: Date.now() - ONE_TIME_S * 1_000, sent: [], result: null };
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    HELD_KEY,
    JSON.stringify(held),
  ] as const);
  await page.goto(SIGN_IN);
  await page.getByText(en.account.resultGone).waitFor();
  await signIn(page, 'aki@example.org', PASSWORD);
  await page.waitForURL('**/history');
  await page.getByText(en.account.resultGone).waitFor();
  await page.getByText(en.history.empty.title).waitFor();
  await page.goto('/history');
  await page.getByText(en.history.title).first().waitFor();
  expect(await page.getByText(en.account.resultGone).count()).toBe(0);
});

test('who goes on as a guest at the door is known at the next opening', async () => {
  const page = await device.fresh(baseUrl(), laidFor({ settings: SETTINGS }, { user: null }));
  await page.goto('/');
  await page.waitForURL('**/login');
  await page.getByRole('button', { name: en.account.guest.button }).click();
  await page.waitForURL('**/camera');
  // Another tab, as after closing this one: what only this tab knows is gone.
  const next = await page.context().newPage();
  await next.goto(baseUrl());
  await next.waitForURL('**/camera');
  await next.close();
});

test('a member opens the app at the camera, sees the last score and opens it', async () => {
  const entries = seedHistory('en');
  const page = await device.fresh(baseUrl(), laidFor({ settings: SETTINGS }, { user: ANA, entries }));
  const { seen, tap, taps } = await follow(page);
  await page.goto('/');
  await page.locator('[data-camera="live"]').waitFor();
  await page.getByRole('link', { name: /^Last: 78 ± 4, / }).click();
  await page.waitForURL(`**/history/${entries[0]?.id ?? 'none'}`);
  await page.goBack();
  await ready(page);
  await tap(en.camera.shutter);
  await tap(en.camera.check.use);
  await resultShown(page);
  expect(taps()).toBeLessThanOrEqual(MOST_TAPS);
  expect(seen).not.toContain('/login');
});
