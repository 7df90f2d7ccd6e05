/** Several photos of one moment: when they are taken, what ends that, what the result says of it, and that none stays in memory. */
import type { Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import { BURST_PHOTOS } from '#domain/limits/photo.ts';
import { BURST_GAP_MS } from '#state/capture/burst.ts';
import { withBrowser } from './support/browser.ts';
import { resultShown } from './support/journey.ts';
import { openLine } from './support/result-lines.ts';
import { expect, test } from './support/test.ts';
import { openAsGuest } from './support/visit.ts';

interface Taken {
  /** When something was last clicked, in milliseconds. */
  readonly clicked: number;
  /** When each photo was taken, in milliseconds. */
  readonly times: readonly number[];
  /** Canvases that had pixels in them as each was taken, its own among them. */
  readonly canvases: readonly number[];
  /** Photos that something still holds, by their order, once garbage has been collected. */
  readonly held: readonly number[];
}

/** Runs in the page before anything else: notes every photo, and lets the clock go so slowly that a slow machine reads all of them. */
function record(): void {
  let clicked = 0;
  window.addEventListener('click', () => (clicked = performance.now()), true);
  const times: number[] = [];
  const canvases: number[] = [];
  const files: WeakRef<Blob>[] = [];
  const drawn: WeakRef<HTMLCanvasElement>[] = [];
  const toBlob = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'toBlob')
    ?.value as HTMLCanvasElement['toBlob'];
  HTMLCanvasElement.prototype.toBlob = function (callback, ...options) {
    times.push(performance.now());
    drawn.push(new WeakRef(this));
    canvases.push(drawn.filter((one) => (one.deref()?.width ?? 0) > 0).length);
    toBlob.call(
      this,
      (blob) => {
        if (blob !== null) files.push(new WeakRef(blob));
        callback(blob);
      },
      ...options,
    );
  };
  const held = () => files.flatMap((file, index) => (file.deref() === undefined ? [] : [index]));
  Object.assign(window, { taken: () => ({ clicked, times, canvases, held: held() }) });
  const began = Date.now();
  const now = Date.now.bind(Date);
  Date.now = () => began + Math.floor((now() - began) / 100);
}

test.describe('a burst', () => {
  const app = withBrowser({ filming: true });
  const open = async (reducedMotion: 'reduce' | 'no-preference' = 'no-preference') => {
    const page = await app.newPage({ permissions: ['camera'], reducedMotion });
    await page.addInitScript(record);
    await openAsGuest(page, '/camera', { language: 'en' });
    await page.waitForSelector('[data-hint="hold"]');
    return page;
  };
  const taken = async (page: Page): Promise<Taken> => {
    await page.requestGC();
    return page.evaluate(() => (window as unknown as { taken: () => Taken }).taken());
  };
  const shutter = (page: Page) => page.getByRole('button', { name: en.camera.shutter, exact: true });
  const enough = (page: Page) => page.getByRole('button', { name: en.camera.enough, exact: true });
  const asked = (page: Page) => page.locator('[data-shot] img');
  const photosTaken = async (page: Page) => (await taken(page)).times.length;

  test('takes five photos in two seconds, one picture in memory at a time, and says so; retaken, none stays; read, one', async () => {
    const page = await open();
    await shutter(page).click();
    await expect(page.locator('[data-angle] [aria-live]')).toHaveText(en.camera.taking);
    await expect(enough(page)).toBeVisible();
    await asked(page).waitFor();
    const first = await taken(page);
    expect(first.canvases).toEqual(Array.from({ length: BURST_PHOTOS }, () => 1));
    // From the press on: how long the first picture takes to draw is the machine's affair. Timers count whole milliseconds.
    for (const [index, time] of first.times.entries())
      expect(time - first.clicked).toBeGreaterThanOrEqual(index * BURST_GAP_MS - 1);
    expect(first.held).toEqual([0, 1, 2, 3, 4]);

    await page.getByRole('button', { name: en.camera.check.retake }).click();
    await page.waitForSelector('[data-hint="hold"]');
    await expect.poll(async () => (await taken(page)).held).toEqual([]);

    await shutter(page).click();
    await page.getByRole('button', { name: en.camera.check.use }).click();
    await resultShown(page);
    await expect.poll(async () => (await taken(page)).held.length).toBe(1);
    await openLine(page, 'photo');
    const { title, middle } = en.result.burst;
    const text = await page.innerText('main');
    for (const sentence of [title, middle, `We read ${BURST_PHOTOS} photos of the same moment`])
      expect(text).toContain(sentence);
  });

  test('ends by a tap on the shutter, not by the second of a double tap, with the photos that there are', async () => {
    const page = await open('reduce');
    await shutter(page).dblclick();
    await expect.poll(() => photosTaken(page)).toBeGreaterThan(1);
    // No ring that is full at once.
    expect(
      await page
        .locator('[data-angle] svg path')
        .last()
        .evaluate((ring) => getComputedStyle(ring).opacity),
    ).toBe('0');
    await enough(page).click();
    await asked(page).waitFor();
    expect(await photosTaken(page)).toBeLessThan(BURST_PHOTOS);
  });

  test('ends with what there is where the camera is lost or the page is hidden, and leaves nothing behind where the person left', async () => {
    const page = await open();
    const ends: readonly (() => Promise<unknown>)[] = [
      () =>
        page.evaluate(() => {
          const stream = document.querySelector('video')?.srcObject;
          if (stream instanceof MediaStream) stream.getTracks()[0]?.dispatchEvent(new Event('ended'));
        }),
      () =>
        page.evaluate(() => {
          Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }),
    ];
    for (const end of ends) {
      const before = await photosTaken(page);
      await shutter(page).click();
      await expect.poll(() => photosTaken(page)).toBeGreaterThan(before);
      await end();
      await asked(page).waitFor();
      expect(await photosTaken(page)).toBeLessThan(before + BURST_PHOTOS);
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await page.getByRole('button', { name: en.camera.check.retake }).click();
      const retry = page.getByRole('button', { name: en.camera.retry });
      await retry.or(page.locator('[data-camera="live"]')).first().waitFor();
      if (await retry.isVisible()) await retry.click();
      await page.waitForSelector('[data-hint="hold"]');
    }
    await shutter(page).click();
    await page.getByRole('link', { name: en.nav.profile }).first().click();
    await page.waitForURL('**/profile');
    await expect.poll(async () => (await taken(page)).held).toEqual([]);
    expect(page.url()).toContain('/profile');
  });
});
