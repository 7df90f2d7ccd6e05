/** The page for everybody: assistive technology, keyboard alone, a narrow phone, both languages, its own policy. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language, type Theme } from '#state/settings.ts';
import { text } from '../fixtures/make-files.ts';
import { DRAWN_FACE } from '../fixtures/make-photos.ts';
import { withBrowser } from './support/browser.ts';
import { AVAILABLE_ENGINES } from './support/journey.ts';
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

const app = withBrowser();
const NO_PHOTO = { name: 'text.jpg', bytes: text() };
const THEMES = ['light', 'dark'] as const satisfies readonly Theme[];
const VARIANTS = LANGUAGES.flatMap((lang) => THEMES.map((theme) => ({ lang, theme })));

/** Picker, error and result, one after the other; `look` is called on each. */
async function eachScreen(
  page: Page,
  lang: Language,
  look: (screen: string) => Promise<void>,
): Promise<void> {
  await look('picker');
  await choosePhoto(page, NO_PHOTO);
  await waitForError(page);
  await look('error');
  await tryAnother(page, lang);
  await choosePhoto(page, DRAWN_FACE);
  await waitForResult(page);
  await look('result');
}

test.each(VARIANTS)('axe finds nothing: $lang, $theme', { timeout: 120_000 }, async ({ lang, theme }) => {
  // Without motion nothing is caught half faded in.
  const page = await app.newPage({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  await openPicker(page, { lang, theme });
  await eachScreen(page, lang, async (screen) => {
    const { violations, passes } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    expect(violations.map(({ id, nodes }) => [screen, id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(passes.map(({ id }) => id)).toContain('color-contrast');
  });
});

test.each(LANGUAGES)('nothing is wider than a phone of 360 px: %s', async (lang) => {
  const page = await app.newPage({ viewport: { width: 360, height: 640 } });
  await openPicker(page, { lang });
  await eachScreen(page, lang, async (screen) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, screen).toBeLessThanOrEqual(360);
  });
});

describe('by keyboard alone', () => {
  /** Presses Tab until the focus is on the control with this text; fails when it goes round without. */
  async function tabTo(page: Page, name: string): Promise<void> {
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const { activeElement } = document;
        const outline = activeElement === null ? '' : getComputedStyle(activeElement).outlineStyle;
        return { text: activeElement?.textContent?.trim() ?? '', seen: outline !== '' && outline !== 'none' };
      });
      if (focused.text !== name) continue;
      expect(focused.seen, `the focus on "${name}" can be seen`).toBe(true);
      return;
    }
    throw new Error(`Tab does not lead to "${name}".`);
  }

  async function chooseByKeyboard(page: Page, path: string, lang: Language): Promise<void> {
    // Before the first key: Chromium is told in good time that the dialogue belongs to the test.
    const dialogue = page.waitForEvent('filechooser');
    await tabTo(page, chooseLabel(lang));
    await page.keyboard.press('Enter');
    await (await dialogue).setFiles(path);
  }

  test.each(LANGUAGES)('from photo to roast and on: %s', async (lang) => {
    const page = await app.newPage();
    await openPicker(page, { lang });
    await chooseByKeyboard(page, DRAWN_FACE, lang);
    await waitForResult(page);
    await tabTo(page, TEXTS[lang].result.another);
    await page.keyboard.press('Enter');
    await pickerReady(page);
  });

  test('coming back to the picker, a heading has the focus', async () => {
    const page = await app.newPage();
    await openPicker(page, { lang: 'en' });
    await choosePhoto(page, DRAWN_FACE);
    await waitForResult(page);
    await roastAnother(page, 'en');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  test('an error takes the focus and leads on', async () => {
    const page = await app.newPage();
    await openPicker(page, { lang: 'en' });
    await choosePhoto(page, NO_PHOTO);
    await waitForError(page);
    const title = TEXTS.en.errors.codes['not-an-image'].title;
    await page.waitForFunction((title) => document.activeElement?.textContent === title, title);
    await tabTo(page, TEXTS.en.errors.tryAnother);
    await page.keyboard.press('Enter');
    await pickerReady(page);
  });
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

test.each(AVAILABLE_ENGINES)('nothing breaks our own policy: %s', async (engine) => {
  const page = await app.newPage();
  const complaints: string[] = [];
  // Of page and workers alike.
  page.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) complaints.push(message.text());
  });
  await openPicker(page, { lang: 'en', engine });
  await eachScreen(page, 'en', async () => undefined);
  await roastAnother(page, 'en');
  expect(complaints).toEqual([]);

  // The policy is there and the listener hears it: without this, the test could not fail.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.testScriptRan = true';
    document.head.append(script);
  });
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'testScriptRan' in globalThis)).toBe(false);
});
