/** The app in Safari's engine: it starts, reads a photo, breaks its lines well and fits its window. */
import type { Lang } from '#functions/vocabulary.ts';
import { BREAK } from '#i18n/japanese-phrases.ts';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { LACKING } from '#scripts/test/lacking.ts';
import { DRAWN_FACE } from '#tests/fixtures/make-photos.ts';
import { ANALYSIS_LIMIT_MS } from '#tests/support/patience.ts';
import { served } from '../support/served.ts';
import { expect, test } from '../support/test.ts';
import { storedOf } from '../support/visit.ts';
import { findMiniBrowser, openWebKit, type WebKitPage } from './webkit-driver.ts';

const PATHS = [
  '/camera',
  '/history',
  '/profile',
  '/profile/settings',
  '/profile/data',
  '/profile/account',
  '/profile/edit',
  '/premium',
  '/privacy',
  '/licences',
];
const HEADING = "return document.querySelector('h1') !== null";

const binary = findMiniBrowser();
test.skip(binary === null, LACKING.webkit);

let page: WebKitPage;
test.beforeAll(async () => {
  if (binary !== null) page = await openWebKit(binary);
});
test.afterEach(async () => {
  const info = test.info();
  // Playwright, whose browser this is not, has no trace of it.
  if (info.status !== info.expectedStatus)
    await info.attach('page', { body: await page.picture(), contentType: 'image/png' });
});
test.afterAll(() => page?.close());

/** A visitor who has completed the first run and goes on as a guest. */
async function actAsGuest(language: Lang): Promise<void> {
  await page.goto(`${served.baseUrl}/privacy`);
  await page.run(
    `const [{ entries }] = arguments;
     for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);`,
    storedOf({ guest: true, settings: { language } }),
  );
}

for (const language of ['en', 'ja'] as const)
  test(`every screen opens and fits the window: ${language}`, async () => {
    await actAsGuest(language);
    for (const path of PATHS) {
      await page.goto(`${served.baseUrl}${path}`);
      await page.until(HEADING);
      if (language === 'ja') await page.until("return 'phrases' in document.documentElement.dataset");
      expect(await page.run('return document.documentElement.scrollWidth - innerWidth'), path).toBe(0);
    }
  });

test('Japanese breaks between phrases', async () => {
  await actAsGuest('ja');
  await page.goto(`${served.baseUrl}/camera`);
  await page.until(`return document.querySelector('main p')?.textContent.includes('${BREAK}') === true`);
  const text = String(await page.run("return document.querySelector('main').textContent"));
  expect(text.replaceAll(BREAK, '')).toContain(ja.camera.library);
});

test('a photo becomes a roast, and Back leads back one step at a time', async () => {
  await actAsGuest('en');
  await page.goto(`${served.baseUrl}/camera`);
  await page.until(HEADING);
  await page.giveFile('input[type="file"]:not([capture])', DRAWN_FACE);
  await page.until(
    'return document.querySelector(\'[data-phase="done"], [data-error]\') !== null',
    ANALYSIS_LIMIT_MS,
  );
  const text = String(await page.run("return document.querySelector('main').innerText"));
  expect(text).toContain(en.result.greats.title);
  // Back closes the sheet, and the result stays; closed by its cross, Back then leads to the camera.
  const OPEN = "document.querySelector('dialog[open]') !== null";
  await page.run("document.querySelector('[data-score]').click()");
  await page.until(`return ${OPEN}`);
  await page.run('history.back()');
  await page.until(`return !(${OPEN})`);
  expect(await page.run('return location.pathname')).toBe('/results');
  await page.run("document.querySelector('[data-score]').click()");
  await page.until(`return ${OPEN}`);
  await page.run("document.querySelector('dialog button').click()");
  await page.until("return !('over' in history.state)");
  await page.run('history.back()');
  await page.until("return location.pathname === '/camera'");
});
