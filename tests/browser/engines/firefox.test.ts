/** The app in Firefox, over WebDriver BiDi: from the first screen to a result, without an error. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { en } from '#i18n/locales/en/en.ts';
import { LACKING } from '#scripts/test/lacking.ts';
import { DRAWN_FACE } from '#tests/fixtures/make-photos.ts';
import { ANALYSIS_LIMIT_MS, STEP_LIMIT_MS } from '#tests/support/patience.ts';
import { PHONE } from '../support/kept-page.ts';
import { served } from '../support/served.ts';
import { expect, test } from '../support/test.ts';

const { onboarding, splash } = en;

/** Playwright's own Firefox is a download from a host that is not always reachable; the maker's own serves as well. */
const firefox =
  process.env['FIREFOX_PATH'] ??
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => ['firefox-esr', 'firefox'].map((name) => join(folder, name)))
    .find((path) => existsSync(path));

test('first run, a photo, a result, and the way back', async () => {
  test.skip(firefox === undefined, LACKING.firefox);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox ?? '',
    timeout: STEP_LIMIT_MS,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(STEP_LIMIT_MS);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // The test's server has no settings of a cloud.
    if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text());
  });
  /** The button or the box that says this, once it is there. */
  const press = async (words: string) => {
    const found = await page.waitForFunction(
      (words) =>
        [...document.querySelectorAll('button, label')].find((one) => one.textContent.includes(words)),
      {},
      words,
    );
    await (found.asElement() as ElementHandle | null)?.click();
  };
  try {
    await page.setViewport(PHONE);
    await page.goto(`${served.baseUrl}/?lang=en`);
    await press(splash.start);
    for (const item of Object.values(onboarding.age.items)) await press(item);
    await press(onboarding.next);
    await press(onboarding.options.interest.fun);
    const picker = await page.waitForSelector('input[data-source="library"]');
    await picker?.uploadFile(DRAWN_FACE);
    const end = '[data-phase="done"], [data-phase="failed"]';
    await page.waitForSelector(end, { timeout: ANALYSIS_LIMIT_MS });
    expect(await page.$eval(end, ({ textContent }) => textContent)).toContain(en.result.greats.title);
    // Back closes the sheet, and the result stays; closed by its cross, Back then leads to the camera.
    const path = () => new URL(page.url()).pathname;
    await page.click('[data-score]');
    await page.waitForSelector('dialog[open]');
    await page.evaluate(() => history.back());
    await page.waitForSelector('dialog', { hidden: true });
    expect(path()).toBe('/results');
    await page.click('[data-score]');
    await page.waitForSelector('dialog[open]');
    await page.click('dialog button');
    await page.waitForFunction(() => !('over' in history.state));
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => location.pathname === '/camera');
    expect(errors).toEqual([]);
  } catch (error) {
    await page.screenshot({ path: test.info().outputPath('page.png') }).catch(() => undefined);
    throw error;
  } finally {
    await browser.close();
  }
});
