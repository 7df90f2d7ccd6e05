/** The banner and the help, as a person meets them. */
import { devices } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { axeViolations } from './support/axe.ts';
import { withBrowser } from './support/browser.ts';
import { offerInstall } from './support/install-offer.ts';
import { expect, test } from './support/test.ts';
import { openAsGuest } from './support/visit.ts';

const { newPage } = withBrowser();
const words = en.install;

test('an offer brings the banner, the banner the steps, and a yes hides both for good', async () => {
  const page = await newPage(devices['Pixel 7']);
  await openAsGuest(page, '/profile/settings', { language: 'en' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const banner = page.getByRole('complementary', { name: words.banner.label });
  expect(await banner.count()).toBe(0);

  await offerInstall(page, 'accepted');
  await banner.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await banner.getByRole('button', { name: words.banner.add }).click();
  const sheet = page.getByRole('dialog', { name: words.help.title });
  await sheet.waitFor();
  for (const step of [words.steps.press, words.steps.confirm, words.steps.open]) {
    await sheet.getByText(step).waitFor();
  }
  expect(await sheet.locator('li svg').count()).toBe(3);
  expect(await axeViolations(page)).toEqual([]);

  // On a small phone, too, where the sheet scrolls, the button that the first step speaks of is in sight beside it, and
  // the cross stands at the first line of the title.
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(sheet.evaluate((element) => element.scrollHeight > element.clientHeight)).resolves.toBe(true);
  const install = await sheet.getByRole('button', { name: words.help.install }).boundingBox();
  expect((install?.y ?? Infinity) + (install?.height ?? 0)).toBeLessThanOrEqual(568);
  const title = await sheet.getByRole('heading', { level: 2 }).boundingBox();
  const cross = await sheet.getByRole('button', { name: words.help.close }).boundingBox();
  expect(cross?.y).toBe(title?.y);
  expect(Math.min(cross?.width ?? 0, cross?.height ?? 0)).toBeGreaterThanOrEqual(44);

  await sheet.getByRole('button', { name: words.help.install }).click();
  await banner.waitFor({ state: 'detached' });
  await sheet.waitFor({ state: 'detached' });
  expect(await page.locator('html').getAttribute('data-prompted')).toBe('yes');
  await page.getByText(words.card.installed).waitFor();
});

test('a dismissed banner stays away, and the profile still shows the way', async () => {
  const page = await newPage({ viewport: { width: 1280, height: 800 } });
  await openAsGuest(page, '/history', { language: 'ja' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await offerInstall(page, 'accepted');
  await page.getByRole('button', { name: ja.install.banner.dismiss }).click();
  await page.getByRole('link', { name: ja.nav.profile }).click();
  await page.getByRole('link', { name: ja.profile.rooms.settings }).click();
  await page.getByRole('button', { name: ja.install.card.action }).click();
  await page.getByRole('dialog', { name: ja.install.help.titleDesk }).waitFor();
  expect(await page.getByRole('complementary', { name: ja.install.banner.label }).count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('roast-me-install'))).toContain('true');
});

test('a browser that cannot install says so, and which can', async () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:131.0) Gecko/20100101 Firefox/131.0';
  const page = await newPage({ viewport: { width: 1280, height: 800 }, userAgent: firefox });
  await openAsGuest(page, '/profile/settings', { language: 'en' });
  await page.getByRole('button', { name: words.card.action }).click();
  const alert = page.getByRole('alertdialog', { name: words.unsupported.title });
  for (const { name, way } of Object.values(words.unsupported.browsers)) {
    await alert.getByText(name).waitFor();
    await alert.getByText(way).waitFor();
  }
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await alert.waitFor({ state: 'detached' });
});
