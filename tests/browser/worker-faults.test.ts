/** A worker that is cancelled, dies, hangs or cannot start, and a network that goes: there is always a way on. */
import type { Page } from 'playwright';
import type { EngineChoice, Stage } from '#analysis/contract.ts';
import { DRAWN_FACE, landscape } from '../fixtures/make-photos.ts';
import { withBrowser } from './support/browser.ts';
import { holdNextPhoto, killInStage, workerOf } from './support/faults.ts';
import {
  backToCamera,
  choosePhoto,
  errorText,
  openPicker,
  pickerReady,
  roastAnother,
  TEXTS,
  tryAnother,
  waitForError,
  waitForResult,
} from './support/picker.ts';
import { expect, test } from './support/test.ts';
import { recordWorkerCalls, workerRests } from './support/worker-calls.ts';

test.describe.configure({ mode: 'parallel' });
const app = withBrowser();
const LANG = 'en';

/** Longer than the client waits for a sign of life between two stages (src/analysis/client.ts). */
const SILENCE_MS = 31_000;

/** Every stage has its turn in tests/unit/analysis/client-stages.test.ts; these two run in a real one, the first is below. */
const KILLED_IN: readonly Stage[] = ['skin-maps', 'scores'];

/** A page whose worker, of the small engine but once, is warm and holds a photo in the middle of its analysis. */
async function inMidAnalysis(before: (page: Page) => Promise<void>, engine: EngineChoice = 'lite') {
  const page = await app.newPage({ expectPageErrors: true });
  await before(page);
  await recordWorkerCalls(page);
  await openPicker(page, { lang: LANG, engine });
  await workerRests(page);
  const worker = workerOf(page);
  const hold = await holdNextPhoto(worker);
  await choosePhoto(page, DRAWN_FACE);
  await hold.held();
  return { page, worker, hold };
}

test.describe('in mid-analysis', () => {
  test('a cancel leads back at once, and the next photo is read', async () => {
    const { page, worker, hold } = await inMidAnalysis(async () => undefined, 'auto');
    await page.getByRole('button', { name: TEXTS[LANG].progress.cancel }).click();
    await pickerReady(page);
    expect(await page.locator('[data-error]').count()).toBe(0);
    await hold.release();
    await choosePhoto(page, DRAWN_FACE);
    await waitForResult(page);
    expect(page.workers()).toEqual([worker]);
  });

  test('a worker that crashes is an error with a way on, and the next one reads the photo', async () => {
    const { page, worker } = await inMidAnalysis(async () => undefined);
    await worker.evaluate(() => {
      setTimeout(() => {
        throw new Error('killed by the test');
      });
    });
    expect(await waitForError(page)).toBe('internal');
    expect(await errorText(page)).toContain(TEXTS[LANG].errors.codes.internal.way);
    await tryAnother(page, LANG);
    await choosePhoto(page, DRAWN_FACE);
    await waitForResult(page);
    expect(workerOf(page)).not.toBe(worker);
  });

  for (const fate of ['dies without a word', 'never answers'])
    test(`a worker that ${fate} is replaced`, async () => {
      const { page, worker } = await inMidAnalysis((page) => page.clock.install());
      if (fate === 'dies without a word') await worker.evaluate(() => self.close());
      await page.clock.fastForward(SILENCE_MS);
      expect(await waitForError(page)).toBe('internal');
      await tryAnother(page, LANG);
      await choosePhoto(page, DRAWN_FACE);
      await waitForResult(page);
      expect(workerOf(page)).not.toBe(worker);
    });
});

test('killed in the network and at the end: an error with a way on, and the next one works', async () => {
  const page = await app.newPage({ expectPageErrors: true });
  await openPicker(page, { lang: LANG, engine: 'lite' });
  // No result: the day's roasts stay.
  await choosePhoto(page, { name: 'landscape.jpg', bytes: await landscape() });
  await waitForError(page);
  await backToCamera(page, LANG);
  for (const stage of KILLED_IN) {
    // Started again by the camera screen, for the next photo.
    await expect.poll(() => page.workers().length, { message: stage }).toBe(1);
    const worker = workerOf(page);
    await killInStage(worker, stage);
    await choosePhoto(page, DRAWN_FACE);
    expect(await waitForError(page), stage).toBe('internal');
    await backToCamera(page, LANG);
    await expect.poll(() => page.workers().includes(worker), { message: stage }).toBe(false);
  }
  await choosePhoto(page, DRAWN_FACE);
  await waitForResult(page);
});

test.describe('WebAssembly blocked', () => {
  const cause = {
    'its files': async (page) => page.context().route('**/*.wasm*', (route) => route.abort()),
    // A policy that forbids it, as some companies and lockdown modes have one.
    'its use': async (page) =>
      page.context().route('**/assets/entry-*.js', async (route) => {
        const response = await route.fetch();
        const headers = response.headers();
        const policy = headers['content-security-policy']?.replace("'wasm-unsafe-eval'", '') ?? '';
        await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
      }),
  } satisfies Record<string, (page: Page) => Promise<unknown>>;

  for (const [what, block] of Object.entries(cause))
    test(`${what}: the page says so and goes on by reload`, async () => {
      const page = await app.newPage();
      await block(page);
      await openPicker(page, { lang: 'ja' });
      await choosePhoto(page, DRAWN_FACE);
      expect(await waitForError(page)).toBe('model-unavailable');
      const { title, body, way } = TEXTS.ja.errors.codes['model-unavailable'];
      const said = await errorText(page);
      for (const sentence of [title, body, way]) expect(said).toContain(sentence);

      await page.context().unrouteAll();
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: TEXTS.ja.errors.reload }).click();
      await loaded;
      await pickerReady(page);
      await choosePhoto(page, DRAWN_FACE);
      await waitForResult(page);
    });

  // Known fault: the runtimes remember in the worker that they could not start; a new worker is needed.
  test('its files for a while: trying again without a reload works', async () => {
    const page = await app.newPage();
    await cause['its files'](page);
    await openPicker(page, { lang: LANG });
    await choosePhoto(page, DRAWN_FACE);
    await waitForError(page);
    await page.context().unrouteAll();
    await page.getByRole('button', { name: TEXTS[LANG].errors.again }).click();
    await waitForResult(page);
  });
});

test('offline after the first photo: another one is read and roasted', async () => {
  const page = await app.newPage();
  await openPicker(page, { lang: LANG });
  await choosePhoto(page, DRAWN_FACE);
  await waitForResult(page);
  await page.context().setOffline(true);
  const reach = () =>
    fetch('/models/manifest.json', { cache: 'no-store' }).then(
      () => true,
      () => false,
    );
  // The browser may answer one more request before it is offline everywhere.
  await expect
    .poll(async () => [await page.evaluate(reach), await workerOf(page).evaluate(reach)])
    .toEqual([false, false]);
  await roastAnother(page, LANG);
  await choosePhoto(page, DRAWN_FACE);
  await waitForResult(page);
  expect(await page.locator('main').innerText()).toContain(TEXTS[LANG].result.another);
});
