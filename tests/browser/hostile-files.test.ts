/**
 * Files that must not hurt, as a person meets them: each has its words in both languages and a way on, and the
 * next photo is read. hostile-input.test.ts has the codes and numbers of every kind, for both engines.
 */
import { LANGS } from '#functions/vocabulary.ts';
import type { Page } from 'playwright';
import type { AnalysisErrorCode } from '#analysis/contract.ts';
import { needRealFaces, TURNED } from '#tests/support/real-faces.ts';
import * as files from '../fixtures/make-files.ts';
import * as photos from '../fixtures/make-photos.ts';
import { withBrowser } from './support/browser.ts';
import { keptPictures } from './support/kept-pictures.ts';
import type { Photo } from './support/photo.ts';
import {
  choosePhoto,
  errorText,
  pickerReady,
  TEXTS,
  tryAnother,
  waitForError,
  waitForResult,
} from './support/picker.ts';
import { setStage } from './support/stage-data.ts';
import { withStagedServer } from './support/staged-server.ts';
import { expect, test } from './support/test.ts';
import { actAs } from './support/visit.ts';

const ROWS: readonly (readonly [string, AnalysisErrorCode, () => Buffer | Promise<Buffer>])[] = [
  ['zero bytes', 'not-an-image', files.empty],
  ['a truncated JPEG', 'not-an-image', () => files.truncated(0.6)],
  ['a text named .jpg', 'not-an-image', files.text],
  ['a corrupt JPEG', 'no-face', files.corrupt],
  ['an SVG with a script', 'unsupported-format', files.svgWithScript],
  ['20,000 × 20,000', 'too-large', () => files.pngBomb(20_000, 20_000)],
  ['1 × 1', 'no-face', photos.onePixel],
  ['no face', 'no-face', photos.landscape],
  ['two faces', 'several-faces', photos.twoFaces],
  ['a drawing on white paper', 'too-bright', photos.drawing],
  ['a face far away', 'too-small', () => photos.farAway(200)],
  ['a dark one', 'too-dark', photos.nearlyBlack],
  ['a glaring one', 'too-bright', photos.overexposed],
  ['a blurred one', 'blurred', photos.blurred],
];

const baseUrl = withStagedServer();
const app = withBrowser();

/** A premium user on the camera screen: no daily limit stops them. */
async function openCamera(keepThumbnails = false): Promise<Page> {
  const page = await app.newPage({ baseURL: baseUrl(), viewport: { width: 390, height: 844 } });
  await actAs(page, { settings: { language: 'ja', keepThumbnails } });
  await setStage(page, { premium: true });
  await page.goto('/camera');
  await pickerReady(page);
  return page;
}

/** The error on the screen says all that the locale file has for it, in each language in turn; English last. */
async function saysInBoth(page: Page, code: AnalysisErrorCode): Promise<void> {
  for (const language of LANGS) {
    await page.evaluate((language) => window.staged?.settings({ language }), language);
    await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
    const { codes, safe } = TEXTS[language].errors;
    const { title, body, way } = codes[code];
    const said = await errorText(page);
    for (const sentence of [title, body, way, safe]) expect(said).toContain(sentence);
    // The user never sees what the console is told.
    expect(said).not.toMatch(/error|exception|undefined|\{/i);
  }
}

/** The photo ends with the code's words in both languages, and a way back to the camera screen. */
async function refused(page: Page, what: string, photo: Photo, code: AnalysisErrorCode): Promise<void> {
  await choosePhoto(page, photo);
  expect(await waitForError(page), what).toBe(code);
  await saysInBoth(page, code);
  await tryAnother(page, 'en');
}

test('each has its words in both languages, and a good photo is read afterwards', async () => {
  const page = await openCamera();
  for (const [what, code, make] of ROWS) {
    await refused(page, what, { name: 'photo.jpg', bytes: await make() }, code);
  }
  expect(await page.evaluate((mark) => mark in globalThis, files.SCRIPT_MARK)).toBe(false);
  await choosePhoto(page, photos.DRAWN_FACE);
  await waitForResult(page);
});

test('so has a real face turned away', async () => {
  needRealFaces(test);
  await refused(await openCamera(), 'a face turned away', TURNED, 'turned-away');
});

test('a place in the EXIF is gone from the picture that is kept, which stands upright', async () => {
  const page = await openCamera(true);
  await page.evaluate(() => window.staged?.settings({ language: 'en' }));
  const bytes = await photos.withPlace();
  // The mark is there to be found: without this, the test could not fail.
  expect(bytes.includes(photos.PLACE_MARK)).toBe(true);
  await choosePhoto(page, { name: 'place.jpg', bytes });
  await waitForResult(page);
  await page.locator('[data-kept="history"]').waitFor();
  await expect.poll(async () => (await keptPictures(page)).length).toBe(1);
  const [kept] = await keptPictures(page);
  expect(kept?.includes(photos.PLACE_MARK)).toBe(false);
  expect(kept?.includes('Exif')).toBe(false);
  expect(kept?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
});
