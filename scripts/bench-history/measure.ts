import type { Browser, CDPSession, Page } from 'playwright';
import type { HistoryEntry } from '#domain/history/entry.ts';
import { en } from '#i18n/locales/en/en.ts';
import { HISTORY_DATABASE, HISTORY_STORE } from '#platform/history/databases.ts';
import { layDown } from '#tests/browser/support/lay-down.ts';
import { ANA, laidFor, seedEntry } from '#tests/browser/support/stage-data.ts';
import { comeToRest } from '../bench/rest.ts';
import { median } from '../bench/statistics.ts';
import { launchBrowser } from '../chromium.ts';
import { serveStaged } from '../lib/tools-build.ts';
import type { Growth } from './growth-table.ts';

const LENGTHS = [0, 10, 100, 1_000, 10_000] as const;
/** An odd number, so that the middle one was seen. */
const ROUNDS = 5;
const GIVE_UP_MS = 300_000;

interface Visit {
  readonly busyMs: number;
  readonly allMs: number;
  readonly longestTaskMs: number;
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
      busyMs: middle(index, ({ busyMs }) => busyMs),
      addedMs: middle(index, ({ busyMs }) => busyMs) - middle(0, ({ busyMs }) => busyMs),
      allMs: middle(index, ({ allMs }) => allMs),
      longestTaskMs: middle(index, ({ longestTaskMs }) => longestTaskMs),
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
    page.setDefaultTimeout(GIVE_UP_MS);
    const stage = { user: { ...ANA, isPremium: true }, entries: [] };
    await layDown(page, origin, laidFor({ settings: { language: 'en' } }, stage));
    await fill(page, seedEntry({ daysAgo: 0, score: 70 }, 0, 'en'), length);
    // Code and storage are there before it is timed: the app has been opened before.
    await page.goto(`${origin}/premium`);
    await page.locator('h1').first().waitFor();
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await taskSeconds(session);
    await page.goto(`${origin}/history`);
    await page.locator('main h1').first().waitFor();
    if (length > 0) await page.locator('main ul > li').first().waitFor();
    await comeToRest(browser);
    const opened = await taskSeconds(session);
    const busyMs = (opened - before) * 1_000;
    if (length > 0) {
      await page.getByLabel(en.history.period.all).check({ force: true });
      await comeToRest(browser);
    }
    const allMs = ((await taskSeconds(session)) - opened) * 1_000;
    const seen = await page.evaluate(() => ({
      tasks: (window as unknown as { tasks: number[] }).tasks,
      laidOut: document.querySelectorAll('main ul > li, main svg circle').length,
    }));
    return { busyMs, allMs, longestTaskMs: Math.max(0, ...seen.tasks), laidOut: seen.laidOut };
  } finally {
    await context.close();
  }
}

/** Seconds that the main thread of the page has worked. */
async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** One roast a day from now back, in the database of the app, which is made here. */
async function fill(page: Page, model: HistoryEntry, length: number): Promise<void> {
  await page.evaluate(
    async ({ database, name, model, length }) => {
      const opened = indexedDB.open(database);
      opened.addEventListener('upgradeneeded', () => void opened.result.createObjectStore(name));
      await new Promise((resolve, reject) => {
        opened.addEventListener('success', resolve);
        opened.addEventListener('error', reject);
      });
      const transaction = opened.result.transaction(name, 'readwrite');
      const store = transaction.objectStore(name);
      for (let day = 0; day < length; day += 1) {
        const id = `00000000-0000-4000-8000-${String(day + 1).padStart(12, '0')}`;
        const createdAt = new Date(Date.now() - (day + 0.1) * 86_400_000).toISOString();
        const score = { ...model.report.score, value: 60 + ((day * 7) % 25) };
        store.put({ ...model, id, createdAt, report: { ...model.report, score } }, id);
      }
      await new Promise((resolve, reject) => {
        transaction.addEventListener('complete', resolve);
        transaction.addEventListener('abort', reject);
      });
      opened.result.close();
    },
    { database: HISTORY_DATABASE, name: HISTORY_STORE, model, length },
  );
}
