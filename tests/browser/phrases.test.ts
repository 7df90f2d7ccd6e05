/** Japanese breaks between phrases, also where the browser would do it: its own breaks tear words. */
import { BREAK } from '#i18n/japanese-phrases.ts';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { withBrowser } from './support/browser.ts';
import { expect, test } from './support/test.ts';
import { openAsGuest } from './support/visit.ts';

const { newPage } = withBrowser();

test('lines break between phrases, texts stay what they are, and another language has none of it', async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await openAsGuest(page, '/profile/settings', { language: 'ja' });
  await page.locator('html[data-phrases]').waitFor({ state: 'attached' });
  const title = page.getByRole('heading', { level: 1 });
  expect((await title.innerText()).replaceAll(BREAK, '')).toBe(ja.profile.titles.settings);
  const body = page.locator('main p:visible').filter({ hasText: BREAK }).first();
  // Playwright's own filters overlook what has no width.
  await expect.poll(async () => (await page.locator('main p').allTextContents()).join(' ')).toContain(BREAK);
  expect(await body.evaluate((p) => getComputedStyle(p).wordBreak)).toBe('keep-all');

  // What is copied is what was written, and nothing that cannot be seen.
  const copied = await body.evaluate((p) => {
    document.getSelection()?.selectAllChildren(p);
    const clipboardData = new DataTransfer();
    const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
    p.dispatchEvent(event);
    return {
      text: clipboardData.getData('text/plain'),
      html: clipboardData.getData('text/html'),
      ours: event.defaultPrevented,
    };
  });
  expect(copied).toMatchObject({ text: (await body.innerText()).replaceAll(BREAK, ''), ours: true });
  expect(copied.html).toContain(copied.text.slice(0, 8));
  expect(copied.html).not.toContain(BREAK);

  // What comes later is mended, too.
  await page.getByRole('button', { name: ja.install.card.action }).click();
  await page.getByRole('dialog').locator('li p').filter({ hasText: BREAK }).first().waitFor();

  await page.goto('/privacy');
  await page.locator('main p:visible').filter({ hasText: BREAK }).first().waitFor();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { level: 1, name: en.privacyPage.title }).waitFor();
  expect(await page.locator('html[data-phrases]').count()).toBe(0);
  expect(await page.locator('main').innerText()).not.toContain(BREAK);
});
