import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { filmArguments, writeFaceFilm } from '#tests/browser/support/face-film.ts';
import { seedStorage } from '#tests/browser/support/seed-storage.ts';
import { ANA, laidFor, seedEntry } from '#tests/browser/support/stage-data.ts';
import { layDownOldHistory } from '#tests/browser/support/old-history.ts';
import { guestPage } from '../bench/guest.ts';
import { comeToRest } from '../bench/rest.ts';
import { launchBrowser } from '#scripts/chromium.ts';
import { giveUpMs } from '#scripts/lib/give-up.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { serveStaged, serveTools } from '#scripts/lib/tools-build.ts';
import { takeWatched, watchPage, type Watched } from './watch.ts';

/** As Lighthouse imitates a phone: slow 4G, and a quarter of the processor. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_TIMES = 4;
const PHONE = { viewport: { width: 390, height: 844 } };
const FACE = inRoot('public', 'samples', 'face.jpg');
const ENTRIES = 1_000;
/** How long somebody looks into the camera. */
const LOOK_MS = 5_000;
const ROUNDS = 3;

export const STEPS = ['first screen', 'camera', 'analysis', 'result', 'history', 'all of it'] as const;
export type Step = (typeof STEPS)[number];
export type PhoneRound = Readonly<Record<Step, Watched>>;

/** One record a round; the engine and the app's code are on the phone but for the first screen. */
export async function visitAsPhone(): Promise<readonly PhoneRound[]> {
  const folder = await mkdtemp(join(tmpdir(), 'roast-phone-'));
  const film = join(folder, 'face.mjpeg');
  await writeFaceFilm(film);
  const [app, staged] = [await serveTools(), await serveStaged()];
  const browser = await launchBrowser({ args: filmArguments(film) });
  try {
    const rounds: PhoneRound[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [opened, run, list] = [
        await firstScreen(browser, app.url),
        await cameraToResult(browser, app.url),
        await history(browser, staged.url),
      ];
      rounds.push({ ...opened, ...run, ...list });
    }
    return rounds;
  } finally {
    await browser.close();
    await app.close();
    await staged.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function slowed(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES });
}

async function inContext<T>(browser: Browser, work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...PHONE, permissions: ['camera'] });
  context.setDefaultTimeout(await giveUpMs());
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** Somebody who was never here: nothing is in the browser's cache. */
const firstScreen = (browser: Browser, origin: string) =>
  inContext(browser, async (context) => {
    const page = await context.newPage();
    await watchPage(page);
    await slowed(page);
    await page.goto(`${origin}/`);
    await page.locator('main h1').first().waitFor();
    await comeToRest(browser);
    return { 'first screen': await takeWatched(page) };
  });

/** Somebody who was here before: a photo of the library is read on the camera screen. */
const cameraToResult = (browser: Browser, origin: string) =>
  inContext(browser, async (context) => {
    const page = await guestPage(context);
    await page.goto(`${origin}/camera`);
    await page.waitForSelector('[data-hint="hold"]');
    await watchPage(page);
    await slowed(page);
    await page.goto(`${origin}/camera`);
    await page.waitForSelector('[data-hint="hold"]');
    await page.waitForTimeout(LOOK_MS);
    const camera = await takeWatched(page);
    await page.locator('input[data-source="library"]').first().setInputFiles(FACE);
    await page.locator('[data-phase="done"]').waitFor({ state: 'attached' });
    const analysis = await takeWatched(page);
    await comeToRest(browser);
    for (let screen = 0; screen < 3; screen += 1) {
      await page.mouse.wheel(0, PHONE.viewport.height);
      await page.waitForTimeout(500);
    }
    return { camera, analysis, result: await takeWatched(page) };
  });

/** Three years of roasts: the last month, then all of them. */
const history = (browser: Browser, origin: string) =>
  inContext(browser, async (context) => {
    const page = await context.newPage();
    const stage = { user: ANA, premium: true, entries: [] };
    await seedStorage(page, origin, laidFor({ settings: { language: 'en' } }, stage));
    await layDownOldHistory(page, seedEntry({ daysAgo: 0, score: 70 }, 0, 'en'), ENTRIES);
    const row = page.locator('main ul > li').first();
    await page.goto(`${origin}/history`);
    await row.waitFor();
    await comeToRest(browser);
    await watchPage(page);
    await slowed(page);
    await page.goto(`${origin}/history`);
    await row.waitFor();
    await comeToRest(browser);
    const opened = await takeWatched(page);
    await page.locator('main input[type="radio"]').last().check({ force: true });
    await comeToRest(browser);
    return { history: opened, 'all of it': await takeWatched(page) };
  });
