/** The browser's Back closes what lies over the page, one thing at a time; however it is closed, no entry of it is left. */
import type { Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import { FACE } from './support/account-steps.ts';
import { resultShown } from './support/journey.ts';
import { withKeptPages } from './support/kept-page.ts';
import { laidFor } from './support/stage-data.ts';
import { withStagedServer } from './support/staged-server.ts';
import { expect, test } from './support/test.ts';

const baseUrl = withStagedServer();
const device = withKeptPages({ reducedMotion: 'reduce' });

/** A guest's result, with the camera behind it. */
async function openResult(): Promise<Page> {
  const page = await device.fresh(baseUrl(), laidFor({ guest: true, settings: { language: 'en' } }));
  await page.goto('/camera');
  await page.locator('input[data-source="library"]').first().setInputFiles(FACE);
  await resultShown(page);
  return page;
}

const placeOf = (page: Page): string => new URL(page.url()).pathname;
const sheet = (page: Page) => page.getByRole('dialog');
const layers = (page: Page) => page.locator('[data-controls]');

/** What opens it, and what is then there. */
const OPENERS = {
  'the sheet of the score': { opener: '[data-score]', shown: 'dialog[open]' },
  'the sheet to share': { opener: '[data-dock] button', shown: 'dialog[open]' },
  'the layers of the photo': { opener: '[data-layers]', shown: '[data-controls]' },
} as const;

for (const [what, { opener, shown }] of Object.entries(OPENERS))
  test(`Back closes ${what} and nothing else, time and again; Forward does not open it; then Back leads to the camera`, async () => {
    const page = await openResult();
    const entries = await page.evaluate(() => history.length);
    for (const round of [1, 2, 3]) {
      await page.locator(opener).click();
      await page.locator(shown).waitFor();
      await page.goBack();
      await expect.poll(() => page.locator(shown).isVisible(), { message: `round ${round}` }).toBe(false);
      expect(placeOf(page), `round ${round}`).toBe('/results');
      await page.locator(`${opener}:focus`).waitFor();
    }
    await page.goForward();
    await expect
      .poll(() => page.evaluate(() => (history.state as object | null) ?? {}))
      .not.toHaveProperty('over');
    expect(await page.locator(shown).isVisible()).toBe(false);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await page.waitForURL('**/camera');
  });

test('closed by Escape, by the cross or by its opener, it leaves the way back as it was', async () => {
  const page = await openResult();
  await page.locator('[data-score]').click();
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
  await page.locator('[data-score]').click();
  await page.getByRole('button', { name: en.result.sure.close }).click();
  await sheet(page).waitFor({ state: 'detached' });
  await page.locator('[data-layers]').click();
  await layers(page).waitFor();
  await page.locator('[data-layers]').click();
  await expect.poll(() => layers(page).isVisible()).toBe(false);
  await page.goBack();
  await page.waitForURL('**/camera');
});

test('a sheet over the layers goes first, the layers keep what was chosen', async () => {
  const page = await openResult();
  await page.locator('[data-layers]').click();
  await page.locator('label:has(input[value="landmarks"])').click();
  await page.locator('[data-score]').click();
  await sheet(page).waitFor();
  await page.goBack();
  await sheet(page).waitFor({ state: 'detached' });
  expect(await page.locator('[data-controls] input:checked').getAttribute('value')).toBe('landmarks');
  await page.goBack();
  await expect.poll(() => layers(page).isVisible()).toBe(false);
  expect(placeOf(page)).toBe('/results');
});

test('Back twice at once closes the sheet and leaves; a page that is loaded anew has no sheet, and its Back leads on', async () => {
  const page = await openResult();
  await page.locator('[data-score]').click();
  await sheet(page).waitFor();
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await page.waitForURL('**/camera');
  await page.goForward();
  await page.waitForURL('**/results');
  await page.locator('[data-score]').click();
  await sheet(page).waitFor();
  await page.reload();
  await page.getByText(en.result.photoGone).waitFor();
  expect(await sheet(page).count()).toBe(0);
  await page.goBack();
  await page.waitForURL('**/camera');
});

test('a link that is followed past the open layers leaves no entry that does nothing', async () => {
  const page = await openResult();
  await page.locator('[data-layers]').click();
  await layers(page).waitFor();
  await page.getByRole('link', { name: en.result.close }).click();
  await page.waitForURL('**/camera');
  // Who goes back before the camera is there has never left, and finds the layers as they were.
  await layers(page).waitFor({ state: 'detached' });
  await page.goBack();
  await page.waitForURL('**/results');
  expect(await layers(page).isVisible()).toBe(false);
  await page.goBack();
  await page.waitForURL('**/camera');
});

test('a link that is followed in the moment of closing is followed', async () => {
  const page = await openResult();
  await page.locator('[data-layers]').click();
  await layers(page).waitFor();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-layers]')?.click();
    document.querySelector<HTMLElement>('header a[href="/camera"]')?.click();
  });
  // The browser's own steps are over, however many it took.
  await page.evaluate(async () => {
    for (let quiet = 0; quiet < 30; quiet += 1) await new Promise((frame) => requestAnimationFrame(frame));
  });
  expect(placeOf(page)).toBe('/camera');
  await page.goBack();
  await page.waitForURL('**/results');
});
