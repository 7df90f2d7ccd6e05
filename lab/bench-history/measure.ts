import type { Browser, CDPSession, Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import { seedStorage } from '#tests/browser/support/seed-storage.ts';
import { layDownOldHistory } from '#tests/browser/support/old-history.ts';
import { ANA, laidFor, seedEntry } from '#tests/browser/support/stage-data.ts';
import { comeToRest } from '../bench/rest.ts';
import { median } from '../bench/statistics.ts';
import { launchBrowser } from '#scripts/chromium.ts';
import { giveUpMs } from '#scripts/lib/give-up.ts';
import { serveStaged } from '#scripts/lib/tools-build.ts';
import type { Growth } from './growth-table.ts';

const LENGTHS = [0, 10, 100, 1_000, 10_000] as const;
/** An odd number, so that the middle one was seen. */
const ROUNDS = 5;

interface Visit {
  readonly firstMs: number;
  readonly busyMs: number;
  readonly openingTaskMs: number;
  readonly allMs: number;
  readonly allTaskMs: number;
  readonly laidOut: number;
}

/**
 * @param throttle how many times slower the page's processor is made, 1 or more
 * @returns one a length, shortest first
 */
export async function measureGrowth(throttle: number): Promise<readonly Growth[]> {
  const server = await serveStaged();
  const browser = await launchBrowser();
  try {
    const visits: Visit[][] = LENGTHS.map(() => []);
    // The first round brings compiled code, and is not counted.
    for (let round = -1; round < ROUNDS; round += 1)
      for (const [index, length] of LENGTHS.entries()) {
        const visit = await openHistory(browser, { origin: server.url, length, throttle });
        if (round >= 0) visits[index]?.push(visit);
      }
    const middle = (index: number, of: (visit: Visit) => number) => median((visits[index] ?? []).map(of));
    return LENGTHS.map((entries, index) => ({
      entries,
      firstMs: middle(index, ({ firstMs }) => firstMs),
      busyMs: middle(index, ({ busyMs }) => busyMs),
      addedMs: middle(index, ({ busyMs }) => busyMs) - middle(0, ({ busyMs }) => busyMs),
      allMs: middle(index, ({ allMs }) => allMs),
      openingTaskMs: middle(index, ({ openingTaskMs }) => openingTaskMs),
      allTaskMs: middle(index, ({ allTaskMs }) => allTaskMs),
      laidOut: middle(index, ({ laidOut }) => laidOut),
    }));
  } finally {
    await browser.close();
    await server.close();
  }
}

interface Opening {
  readonly origin: string;
  readonly length: number;
  readonly throttle: number;
}

/** The history of the last month, then all of it, as somebody with premium sees it on a phone. */
async function openHistory(browser: Browser, { origin, length, throttle }: Opening): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(await giveUpMs());
    const stage = { user: ANA, premium: true, entries: [] };
    await seedStorage(page, origin, laidFor({ settings: { language: 'en' } }, stage));
    await layDownOldHistory(page, seedEntry({ daysAgo: 0, score: 70 }, 0, 'en'), length);
    // Code is there before anything is timed: the app has been opened before.
    await page.goto(`${origin}/premium`);
    await page.locator('h1').first().waitFor();
    await comeToRest(browser);
    const first = await startCounting(page, throttle);
    // As after an update from version 1.0.0: the first visit carries its history over.
    await openList(page, origin, length);
    await comeToRest(browser);
    const firstMs = await taskMs(first);
    await first.detach();
    await page.goto(`${origin}/premium`);
    await page.locator('h1').first().waitFor();
    await comeToRest(browser);
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    const session = await startCounting(page, throttle);
    await openList(page, origin, length);
    await comeToRest(browser);
    const busyMs = await taskMs(session);
    const openingTaskMs = await longestTask(page);
    if (length > 0) {
      await page.getByLabel(en.history.period.all).check({ force: true });
      await comeToRest(browser);
    }
    const allMs = (await taskMs(session)) - busyMs;
    const laidOut = await page.locator('main ul > li, main svg[role="img"] circle').count();
    return { firstMs, busyMs, openingTaskMs, allMs, allTaskMs: await longestTask(page), laidOut };
  } finally {
    await context.close();
  }
}

async function openList(page: Page, origin: string, length: number): Promise<void> {
  await page.goto(`${origin}/history`);
  await page.locator('main h1').first().waitFor();
  if (length > 0) await page.locator('main ul > li').first().waitFor();
}

/** Counts the work of the next page in a session of its own: the counter of one that has seen another page goes on. */
async function startCounting(page: Page, throttle: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

/** Milliseconds of the longest task since the last call; 0: none was long enough to be reported. */
const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks.splice(0)));

/** Milliseconds that the main thread of the page has worked since the counting began. */
async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}
