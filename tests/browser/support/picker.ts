/**
 * How a test gets to the photo picker, to a result or an error, and on from there. The only place of
 * the browser tests that knows which screens lie between.
 */
import { withoutBreaks } from '#i18n/japanese-phrases.ts';
import type { Lang, Theme } from '#functions/vocabulary.ts';
import type { Locator, Page } from 'playwright';
import type { AnalysisErrorCode, EngineChoice } from '#analysis/contract.ts';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { ANALYSIS_LIMIT_MS } from '#tests/support/patience.ts';
import { withFile, type Photo } from './photo.ts';
import { openAsGuest } from './visit.ts';

/** Every text of the app, by language. */
export const TEXTS = { en, ja } as const;

/** The input for photos of the library, of the camera screen or of an error. */
const library = (page: Page): Locator => page.locator('input[data-source="library"]');
const END = '[data-phase="done"], [data-error]';
/** Ends a wait before the test's own limit, so that the message says what was waited for. */
const PATIENCE = { timeout: ANALYSIS_LIMIT_MS };

export interface PickerOptions {
  readonly lang: Lang;
  readonly theme?: Theme;
  readonly engine?: EngineChoice;
}

/** Opens the screen that asks for a photo, as a guest who is through the first run. */
export async function openPicker(page: Page, { lang, theme = 'auto', engine = 'auto' }: PickerOptions) {
  await openAsGuest(page, `/camera?engine=${engine}`, { language: lang, theme });
  await pickerReady(page);
}

/** Resolves when a photo can be chosen. */
export async function pickerReady(page: Page): Promise<void> {
  await library(page).waitFor({ state: 'attached', ...PATIENCE });
}

export async function choosePhoto(page: Page, photo: Photo): Promise<void> {
  const input = library(page);
  // A file is read when the analysis gets to it: it must stay on disk until the journey ends.
  await withFile(photo, async (path) => {
    await input.setInputFiles(path);
    if (typeof photo !== 'string') await journeysEnd(page);
  });
}

/** The button that opens the library's dialogue, by its text. */
export const chooseLabel = (lang: Lang): string => TEXTS[lang].camera.library;

/** The element that says how the journey ended; on a time-out, where the page stands instead. */
async function journeysEnd(page: Page): Promise<Locator> {
  const end = page.locator(END).first();
  try {
    await end.waitFor(PATIENCE);
    return end;
  } catch {
    const shown = await page.locator('main').innerText();
    const phases = await page
      .locator('[data-phase]')
      .evaluateAll((found) => found.map((element) => element.getAttribute('data-phase')));
    throw new Error(`no result and no error at ${page.url()}, phase ${phases.join() || 'none'}: ${shown}`);
  }
}

/** Resolves on the result; rejects with what the page says when the journey ends otherwise. */
export async function waitForResult(page: Page): Promise<void> {
  const end = await journeysEnd(page);
  const code = await end.getAttribute('data-error');
  if (code !== null) throw new Error(`${code} instead of a result: ${await end.innerText()}`);
}

/** The code of the error that the page shows; rejects on a result. */
export async function waitForError(page: Page): Promise<AnalysisErrorCode> {
  const end = await journeysEnd(page);
  const code = await end.getAttribute('data-error');
  if (code === null) throw new Error('a result instead of an error');
  return code as AnalysisErrorCode;
}

/** What the error says, all of it. */
export const errorText = async (page: Page): Promise<string> =>
  withoutBreaks(await page.locator('[data-error]').innerText());

/** From an error to another photo, by the button that is there for it: it opens the library's dialogue itself. */
export async function tryAnother(page: Page, lang: Lang): Promise<void> {
  const dialogue = page.waitForEvent('filechooser');
  await page.locator('[data-error]').getByRole('button', { name: TEXTS[lang].errors.tryAnother }).click();
  await dialogue;
  await pickerReady(page);
}

/** From an error back to the camera screen. */
export async function backToCamera(page: Page, lang: Lang): Promise<void> {
  await page.getByRole('link', { name: TEXTS[lang].errors.toCamera }).click();
  await page.waitForURL('**/camera*');
  // The address changes first: a photo given to the error's own input goes with the error.
  await page.locator('[data-error]').waitFor({ state: 'detached' });
  await pickerReady(page);
}

/** From a result back to the picker. */
export async function roastAnother(page: Page, lang: Lang): Promise<void> {
  await page.getByRole('link', { name: TEXTS[lang].result.another }).click();
  await pickerReady(page);
}
