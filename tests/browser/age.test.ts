/**
 * Without the age confirmation no address leads to the camera, to a file picker or to a form that would store
 * something about a person, and nothing about one is stored. The share target: installed.test.ts.
 */
import type { Page } from 'playwright';
import { ROUTES } from '#app/route-table.ts';
import { en } from '#i18n/locales/en/en.ts';
import { SIGN_IN } from '#ui/places.ts';
import { ONBOARDING_KEY, onboardingRecord, UNKNOWN_PERSONALIZATION } from '#state/onboarding-atoms.ts';
import { atStep } from './support/first-run.ts';
import { withKeptPages } from './support/kept-page.ts';
import { laidFor } from './support/stage-data.ts';
import { withStagedServer } from './support/staged-server.ts';
import { expect, test } from './support/test.ts';
import type { Visitor } from './support/visit.ts';

const baseUrl = withStagedServer();
const device = withKeptPages({
  script: () => {
    navigator.mediaDevices.getUserMedia = () => {
      sessionStorage.setItem('asked-for-camera', 'yes');
      return Promise.reject(new DOMException('', 'NotAllowedError'));
    };
  },
});

const ADDRESSES = ROUTES.map(({ path }) => path.replace(':id', '1'));
/** Where a photo or a person's data would go in. */
const WAYS_IN = 'input[type="file"], video, input[type="email"], input[type="password"]';

/** Where accounts are set up, and every call for the camera is noted down. */
const visit = (who: Visitor): Promise<Page> =>
  device.fresh(baseUrl(), laidFor({ ...who, settings: { language: 'en' } }, { user: null }));

test('an address before the age confirmation: no camera, no picker, no form, nothing stored', async () => {
  // A guest already, as far as somebody may have written that into storage.
  const page = await visit({ ...atStep('promise'), guest: true });
  for (const address of ADDRESSES) {
    await page.goto(address);
    await page.locator('main h1').first().waitFor();
    // Recovering an account asks for nothing that is not stored already.
    const ways = new URL(page.url()).pathname.startsWith('/auth/') ? 'input[type="file"], video' : WAYS_IN;
    expect(await page.locator(ways).count(), address).toBe(0);
  }
  expect(await page.evaluate(() => sessionStorage.getItem('asked-for-camera'))).toBe(null);
  const stored = await page.evaluate((key) => localStorage.getItem(key), ONBOARDING_KEY);
  const { confirmed, personalization } = onboardingRecord.read(stored).value;
  expect({ confirmed, personalization }).toEqual({
    confirmed: [],
    personalization: UNKNOWN_PERSONALIZATION,
  });
});

for (const address of ['/login', SIGN_IN, '/signup', '/auth/code', '/image-test'])
  test(`${address} says what comes first, and leads there`, async () => {
    const page = await visit(atStep('promise'));
    await page.goto(address);
    await page.getByRole('heading', { name: en.account.ageGate.title }).waitFor();
    await page.getByRole('link', { name: en.account.ageGate.go }).click();
    await page.getByRole('heading', { name: en.onboarding.promise.title }).waitFor();
  });

test('the way on leads past the splash', async () => {
  const page = await visit({ onboarding: {} });
  await page.goto('/signup');
  await page.getByRole('link', { name: en.account.ageGate.go }).click();
  await page.getByRole('heading', { name: en.onboarding.promise.title }).waitFor();
});

test('with it, the same addresses have their forms and their picker', async () => {
  const page = await visit({});
  for (const address of [SIGN_IN, '/signup', '/auth/code']) {
    await page.goto(address);
    await page.locator('input[type="email"]').waitFor();
  }
  await page.goto('/image-test');
  await page.locator('input[type="file"]').waitFor({ state: 'attached' });
});
