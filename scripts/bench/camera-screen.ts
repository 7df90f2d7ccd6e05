/** The real camera screen, with a film of the drawn face for a camera: how often it guides, and what it costs. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { filmArguments, writeFaceFilm } from '#tests/browser/support/face-film.ts';
import { launchBrowser } from '../chromium.ts';
import { guestPage } from './guest.ts';

/** The guide says that the face is well placed: engine, camera and screen have started. */
const STARTED = '[data-hint="hold"]';
/** After the start: the first frames still bring compiled code. */
const SETTLE_MS = 2_000;
const MEASURE_MS = 8_000;

export interface CameraRun {
  /** Milliseconds between one answer of the guide and the next. */
  readonly intervalMs: readonly number[];
  /** Longest task on the page's main thread meanwhile in milliseconds; 0 when none passed 50 ms. */
  readonly longestTaskMs: number;
}

interface Watch {
  /** When frames were handed to the worker: one is on its way at a time, so each follows an answer. */
  readonly frames: number[];
  readonly tasks: number[];
}

/** Runs in the page before anything else. */
function watch(): void {
  const seen: Watch = { frames: [], tasks: [] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask' });
  const handOver = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')?.value as (
    ...args: unknown[]
  ) => void;
  Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
    const transfer = args[1];
    if (Array.isArray(transfer) && transfer[0] instanceof ImageBitmap) seen.frames.push(performance.now());
    handOver.apply(this, args);
  };
}

/** What was seen since the last call. */
const take = (page: Page): Promise<Watch> =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen: Watch };
    return { frames: seen.frames.splice(0), tasks: seen.tasks.splice(0) };
  });

/** In a browser of its own: the film must be named when it starts. */
export async function measureCameraScreen(origin: string): Promise<CameraRun> {
  const folder = await mkdtemp(join(tmpdir(), 'roast-film-'));
  const film = join(folder, 'face.mjpeg');
  try {
    await writeFaceFilm(film);
    const browser = await launchBrowser({ args: filmArguments(film) });
    try {
      const context = await browser.newContext({
        permissions: ['camera'],
        viewport: { width: 390, height: 844 },
      });
      const page = await guestPage(context, { autoShutter: false });
      await page.addInitScript(watch);
      await page.goto(`${origin}/camera`);
      await page.waitForSelector(STARTED, { timeout: 60_000 });
      await page.waitForTimeout(SETTLE_MS);
      await take(page);
      await page.waitForTimeout(MEASURE_MS);
      const { frames, tasks } = await take(page);
      const intervalMs = frames.slice(1).map((time, i) => time - (frames[i] ?? time));
      if (intervalMs.length === 0) throw new Error('The camera screen asked the guide for nothing.');
      return { intervalMs, longestTaskMs: Math.max(0, ...tasks) };
    } finally {
      await browser.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
