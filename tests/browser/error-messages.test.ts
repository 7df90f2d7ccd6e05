/** What the page says about a file that cannot be read: in the person's language, with a way on. */
import { existsSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { AnalysisErrorCode } from '#analysis/contract.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { LANGUAGES } from '#state/settings.ts';
import * as files from '../fixtures/make-files.ts';
import * as photos from '../fixtures/make-photos.ts';
import { withBrowser } from './support/browser.ts';
import type { Photo } from './support/photo.ts';
import {
  choosePhoto,
  errorText,
  openPicker,
  TEXTS,
  tryAnother,
  waitForError,
  waitForResult,
} from './support/picker.ts';

const TURNED = inRoot('..', 'shared', 'faces', 'small', 'expression_54.jpg');

/** One file for each code that a file can cause; hostile-input.test.ts has the rest of them. */
const FILES: Partial<Record<AnalysisErrorCode, () => Buffer | Promise<Buffer>>> = {
  'not-an-image': files.text,
  'unsupported-format': files.svgWithScript,
  'too-large': () => files.pngBomb(20_000, 20_000),
  'no-face': photos.landscape,
  'several-faces': photos.twoFaces,
  'too-small': () => photos.farAway(200),
  'too-dark': photos.nearlyBlack,
  'too-bright': photos.overexposed,
  blurred: photos.blurred,
};

const rows: [AnalysisErrorCode, Photo][] = [];
beforeAll(async () => {
  for (const [code, make] of Object.entries(FILES)) {
    rows.push([code as AnalysisErrorCode, { name: `${code}.jpg`, bytes: await make() }]);
  }
  if (existsSync(TURNED)) rows.push(['turned-away', TURNED]);
});

const app = withBrowser();

test.each(LANGUAGES)('each code has its words in %s, and a good photo works afterwards', async (lang) => {
  const page = await app.newPage();
  await openPicker(page, { lang });
  for (const [code, photo] of rows) {
    await choosePhoto(page, photo);
    expect(await waitForError(page)).toBe(code);
    const said = await errorText(page);
    const { title, body, way } = TEXTS[lang].errors.codes[code];
    for (const sentence of [title, body, way, TEXTS[lang].errors.safe]) expect(said).toContain(sentence);
    // Nobody is shown what the console is told.
    expect(said).not.toMatch(/error|exception|undefined|\{/i);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
    await tryAnother(page, lang);
  }
  expect(await page.evaluate((mark) => mark in globalThis, files.SCRIPT_MARK)).toBe(false);
  await choosePhoto(page, photos.DRAWN_FACE);
  await waitForResult(page);
});
