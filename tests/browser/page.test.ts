/** The page for everybody: keyboard alone, a narrow phone, both languages, its own policy. */
import type { Lang } from '#functions/vocabulary.ts';
import type { Page } from 'playwright';
import { text } from '../fixtures/make-files.ts';
import { DRAWN_FACE } from '../fixtures/make-photos.ts';
import { withBrowser } from './support/browser.ts';
import { recordComplaints } from './support/complaints.ts';
import { ENGINES, needEngine } from './support/journey.ts';
import { arrivesAt, pressByKey } from './support/keyboard.ts';
import { withFile } from './support/photo.ts';
import {
  chooseLabel,
  choosePhoto,
  openPicker,
  pickerReady,
  roastAnother,
  TEXTS,
  tryAnother,
  waitForError,
  waitForResult,
} from './support/picker.ts';
import { expect, test } from './support/test.ts';

const app = withBrowser();
const NO_PHOTO = { name: 'text.jpg', bytes: text() };

/** Picker, error and result, one after the other; `look` is called on each. */
async function eachScreen(page: Page, lang: Lang, look: (screen: string) => Promise<void>): Promise<void> {
  await look('picker');
  await choosePhoto(page, NO_PHOTO);
  await waitForError(page);
  await look('error');
  await tryAnother(page, lang);
  await choosePhoto(page, DRAWN_FACE);
  await waitForResult(page);
  await look('result');
}

test('by keyboard alone: a file that is none, the error, a photo, the result', async () => {
  const page = await app.newPage();
  const chooseByKeyboard = async (path: string, button: string) => {
    // Before the first key: Chromium is told in good time that the dialogue belongs to the test.
    const dialogue = page.waitForEvent('filechooser');
    await pressByKey(page, button);
    await (await dialogue).setFiles(path);
  };
  await openPicker(page, { lang: 'en' });
  await withFile(NO_PHOTO, async (path) => {
    await chooseByKeyboard(path, chooseLabel('en'));
    await waitForError(page);
  });
  await arrivesAt(page, TEXTS.en.errors.codes['not-an-image'].title);
  await chooseByKeyboard(DRAWN_FACE, TEXTS.en.errors.tryAnother);
  await waitForResult(page);
  await page.waitForSelector('h1:focus');
  await pressByKey(page, TEXTS.en.result.another);
  await pickerReady(page);
  await page.waitForSelector('h1:focus');
});

test('by keyboard alone: a camera that answers with a problem keeps the focus', async () => {
  const page = await app.newPage();
  await openPicker(page, { lang: 'en' });
  await pressByKey(page, TEXTS.en.camera.intro.open);
  await arrivesAt(page, TEXTS.en.camera.problems.none.title);
});

test('the language changes without a reload, and stays', async () => {
  const page = await app.newPage();
  await page.goto('/');
  const content = page.locator('main');
  await content.getByRole('heading').first().waitFor();
  const japanese = await content.innerText();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ja');
  await page.evaluate(() => Object.assign(window, { testMark: true }));

  await page.locator('button[lang="en"]').first().click();
  await page.waitForFunction(() => document.documentElement.lang === 'en');
  const english = await content.innerText();
  expect(english).not.toBe(japanese);
  expect(english).not.toMatch(/[\u3040-\u30ff]{3}/);
  expect(await page.evaluate(() => 'testMark' in window)).toBe(true);
  await page.reload();
  await content.getByRole('heading').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
});

for (const engine of ENGINES)
  test(`nothing breaks our own policy, or is wider than 360 px: ${engine}`, async () => {
    needEngine(engine);
    const page = await app.newPage({ viewport: { width: 360, height: 640 } });
    const complaints = await recordComplaints(page);
    await openPicker(page, { lang: 'en', engine });
    await eachScreen(page, 'en', async (screen) => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, screen).toBeLessThanOrEqual(360);
    });
    await roastAnother(page, 'en');
    expect(complaints).toEqual([]);

    // The policy is there and the listener hears it, of a worker, too: without this, the test could not fail.
    await page.evaluate(() => {
      new Image().src = 'https://elsewhere.example/picture.png';
    });
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    await page.workers()[0]?.evaluate(() => fetch('https://elsewhere.example/').catch(() => undefined));
    await expect.poll(() => complaints.some((one) => one.startsWith('worker: '))).toBe(true);
    // No text becomes code, and no script of another origin is started (Trusted Types, before the policy is even asked).
    const refused = await page.evaluate(() => {
      const isRefused = (work: () => unknown) => {
        try {
          work();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      };
      const script = document.createElement('script');
      return [
        isRefused(() => (script.textContent = 'globalThis.testScriptRan = true')),
        isRefused(() => (script.src = 'https://elsewhere.example/script.js')),
        isRefused(() => (document.createElement('p').innerHTML = '<b>bold</b>')),
        isRefused(() => new Worker('data:text/javascript,0')),
      ];
    });
    expect(refused).toEqual([true, true, true, true]);
  });
