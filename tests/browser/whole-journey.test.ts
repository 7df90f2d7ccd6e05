/** The whole product in one go, in both languages, without a mouse: from a new device to the profile. */
import type { Locator, Page } from 'playwright';
import { withoutBreaks } from '#i18n/japanese-phrases.ts';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { withBrowser } from './support/browser.ts';
import { resultShown } from './support/journey.ts';
import { arrivesAt, pressByKey, tabTo } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

type Words = typeof en;

const app = withBrowser({ filming: true });

/** Splash and the two steps; where there are no accounts, there is no door. */
async function firstRun(page: Page, words: Words): Promise<void> {
  const { splash, onboarding, titles } = words;
  await pressByKey(page, splash.start);
  await arrivesAt(page, onboarding.promise.title, titles.pages.onboarding);
  for (const item of Object.values(onboarding.age.items)) {
    await tabTo(page, item);
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Enter');

  await arrivesAt(page, onboarding.interest.title);
  await tabTo(page, onboarding.options.interest.fun);
  // Looking through the answers by key throws nobody a step further.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
}

const said = async (where: Locator) => withoutBreaks(await where.innerText());

for (const [language, words] of [
  ['ja', ja],
  ['en', en],
] as const)
  test(`splash to profile by keyboard alone: ${language}`, async () => {
    const page = await app.newPage({
      permissions: ['camera', 'clipboard-read', 'clipboard-write'],
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
    await page.goto('/');
    await page.locator('main h1').waitFor();
    if (language === 'en') await pressByKey(page, 'English');
    await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
    await firstRun(page, words);

    await page.locator('[data-camera="live"] [data-hint]').waitFor();
    await pressByKey(page, words.camera.shutter);
    // The way on has the focus.
    await expect.poll(() => said(page.locator(':focus'))).toBe(words.camera.check.use);
    await page.keyboard.press('Enter');
    await resultShown(page);
    await page.waitForSelector('h1:focus');
    expect(await page.title()).toBe(`${words.titles.pages.results} · Roast Me`);
    expect(await said(page.locator('main'))).toContain(words.result.kept.tab);

    await pressByKey(page, words.share.open);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const send = dialog.getByRole('button', { name: words.share.send.copy, exact: true });
    await expect.poll(() => send.getAttribute('aria-disabled')).toBeNull();
    // Where nothing may be copied, the link is there to be selected.
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    );
    await pressByKey(page, words.share.send.copy);
    const address = dialog.getByRole('textbox', { name: words.share.address });
    await expect(address).toHaveValue(`${app.baseUrl}/`);
    await address.focus();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(`${app.baseUrl}/`);
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));

    await pressByKey(page, words.share.send.copy);
    await expect.poll(() => said(dialog.locator('output'))).toContain(words.share.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${app.baseUrl}/`);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    // The dialogue gives the focus back to the button that opened it.
    await expect.poll(() => said(page.locator(':focus'))).toBe(words.share.open);

    await pressByKey(page, words.result.close, 'Shift+Tab');
    await page.waitForURL('**/camera');
    await expect.poll(() => page.locator('h1:focus').count()).toBe(1);
    await pressByKey(page, words.nav.history, 'Shift+Tab');
    await arrivesAt(page, words.history.title, words.titles.pages.history);
    await page.getByRole('heading', { name: words.history.guest.title }).waitFor();
    await pressByKey(page, words.nav.profile, 'Shift+Tab');
    await arrivesAt(page, words.profile.titles.you, words.titles.pages.profile);
  });
