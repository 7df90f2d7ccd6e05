/** What the line really carries: the product's build, its server and backend, and a real browser. */
import type { EngineName } from '#functions/vocabulary.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page, Request } from 'playwright';
import { createApiListener } from '#local/listener.ts';
import { startCloud } from '#local/start.ts';
import { guestPage } from '../bench/guest.ts';
import { giveUpMs } from '#scripts/lib/give-up.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { serve } from '#scripts/serve.ts';
import { countingLine, type CountingLine } from './counting-line.ts';

const FACE = inRoot('public', 'samples', 'face.jpg');
const PHONE = { width: 390, height: 844 };

export interface Carried {
  readonly firstScreen: number;
  /** The whole visit up to the first result, by engine, headers included; without the copy for offline use. */
  readonly first: Readonly<Partial<Record<EngineName, number>>>;
  readonly second: number;
  readonly cloudUp: number;
  readonly cloudDown: number;
}

export interface MeasureSizeOptions {
  readonly browser: Browser;
  /** Folder of a build with its brotli copies. */
  readonly dir: string;
  readonly engines: readonly EngineName[];
}

export async function measureSizes({ browser, dir, engines }: MeasureSizeOptions): Promise<Carried> {
  const server = await serve({ dir });
  const line = await countingLine(Number(new URL(server.url).port));
  try {
    const firstScreen = await inContext(browser, (context) => firstScreenBytes(context, line.url));
    const first: Partial<Record<EngineName, number>> = {};
    let second = 0;
    for (const engine of engines) {
      const run = await inContext(browser, (context) => analysisBytes(context, line, engine));
      first[engine] = run.first;
      second = Math.max(second, run.second);
    }
    return { firstScreen, first, second, ...(await cloudRoastBytes(browser, dir, engines)) };
  } finally {
    await line.close();
    await server.close();
  }
}

/** Without a service worker: its copy of the app for later visits comes behind the first one, and is no part of it. */
async function inContext<T>(browser: Browser, work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  context.setDefaultTimeout(await giveUpMs());
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/**
 * Script and style that a first visit asks for until its screen is there. What follows behind it is no part of
 * the first screen.
 */
async function firstScreenBytes(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const quiet = watchForQuiet(context);
  const asked = new Set<Request>();
  const onRequest = (request: Request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) asked.add(request);
  };
  page.on('request', onRequest);
  // The page's own clock says when the screen was there: a look from outside would come too late.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('button') === null) return;
      document.documentElement.dataset['firstScreen'] = String(Date.now());
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto(url);
  await page.getByRole('button').first().waitFor();
  await quiet(page);
  const shown = Number(await page.locator('html').getAttribute('data-first-screen'));
  const early = [...asked].filter((request) => request.timing().startTime <= shown);
  const sizes = await Promise.all(early.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/** A first visit to the first result, and another photo after it. */
async function analysisBytes(context: BrowserContext, line: CountingLine, engine: EngineName) {
  const page = await guestPage(context, { language: 'en' });
  const before = line.down();
  const quiet = watchForQuiet(context);
  await page.goto(`${line.url}/camera?engine=${engine}`);
  await roast(page);
  await quiet(page);
  const after = line.down();
  await page.goBack();
  await roast(page);
  await quiet(page);
  return { first: after - before, second: line.down() - after };
}

async function roast(page: Page): Promise<void> {
  await page.locator('input[data-source="library"]').first().setInputFiles(FACE);
  await page.locator('[data-phase="done"]').waitFor({ state: 'attached' });
}

/**
 * Follows the requests of a context from now on. Returns how to wait until all of them are answered and the page has
 * nothing left to do for which it waits for an idle moment: what it fetches ahead, it fetches then.
 */
function watchForQuiet(context: BrowserContext): (page: Page) => Promise<void> {
  let asked = 0;
  const open = new Set<Request>();
  context.on('request', (request) => {
    asked += 1;
    open.add(request);
  });
  const onEnd = (request: Request) => void open.delete(request);
  context.on('requestfinished', onEnd);
  context.on('requestfailed', onEnd);
  return async (page) => {
    for (let before = -1; open.size > 0 || before !== asked;) {
      before = asked;
      await page.evaluate(twiceIdle);
    }
  };
}

/** Runs in the page. The second time: what the first idle moment has begun is on its way. */
async function twiceIdle(): Promise<void> {
  for (let i = 0; i < 2; i += 1) await new Promise((resolve) => requestIdleCallback(resolve));
}

/** The one request of a roast from the embedded backend, in Japanese, whose letters take the most bytes. */
async function cloudRoastBytes(browser: Browser, dir: string, engines: readonly EngineName[]) {
  const folder = await mkdtemp(join(tmpdir(), 'roast-size-'));
  const api = createApiListener();
  const server = await serve({ dir, api: api.answer });
  const port = Number(new URL(server.url).port);
  const cloud = await startCloud({ api, host: '127.0.0.1', port, folder, env: {} });
  try {
    return await inContext(browser, async (context) => {
      const page = await guestPage(context, { language: 'ja' });
      const asked = page.waitForEvent('requestfinished', {
        predicate: (request) => request.method() === 'POST' && request.url().includes('/functions/v1/roast'),
      });
      await page.goto(`${server.url}/camera?engine=${engines[0] ?? 'lite'}`);
      await roast(page);
      const { requestBodySize, responseBodySize, responseHeadersSize } = await (await asked).sizes();
      return { cloudUp: requestBodySize, cloudDown: responseBodySize + responseHeadersSize };
    });
  } finally {
    await server.close();
    await cloud?.close();
    await rm(folder, { recursive: true, force: true });
  }
}
