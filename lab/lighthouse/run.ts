/** The splash on a first visit; the camera and a kept result for a signed-in user. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import type { BrowserContext } from 'playwright';
import { createApiListener } from '#local/listener.ts';
import { startCloud } from '#local/start.ts';
import { launchProfile } from '#scripts/chromium.ts';
import { ensureBuild } from '#scripts/lib/build.ts';
import { compressFolder } from '#scripts/lib/compress.ts';
import { giveUpMs } from '#scripts/lib/give-up.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { serve } from '#scripts/serve.ts';
import { judgePage, type JudgedPage } from './judge.ts';
import { becomeUser } from './user.ts';

const FACE = inRoot('public', 'samples', 'face.jpg');
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** @param must what the performance of each page must be at least */
export async function auditPages(must: number): Promise<readonly JudgedPage[]> {
  const dir = inRoot('out', 'size', 'app');
  await ensureBuild({ outDir: dir });
  await compressFolder(dir);
  const folder = await mkdtemp(join(tmpdir(), 'roast-lighthouse-'));
  const api = createApiListener();
  const server = await serve({ dir, api: api.answer });
  const cloud = await startCloud({
    api,
    host: '127.0.0.1',
    port: Number(new URL(server.url).port),
    folder: join(folder, 'data'),
    env: {},
  });
  const profile = join(folder, 'profile');
  try {
    const splash = await audit({ page: 'splash', url: `${server.url}/`, profile, keep: false, must });
    const result = await inProfile(profile, async (context) => {
      await becomeUser(context, { url: server.url, devKey: cloud?.devKey ?? '' });
      return keepResult(context, server.url);
    });
    const camera = await audit({ page: 'camera', url: `${server.url}/camera`, profile, keep: true, must });
    return [splash, camera, await audit({ page: 'kept roast', url: result, profile, keep: true, must })];
  } finally {
    await server.close();
    await cloud?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A browser of its own each time: what an earlier page has left in memory is no part of the next one's start. */
async function inProfile<T>(
  profile: string,
  work: (context: BrowserContext, port: number) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const context = await launchProfile(profile, { args: [`--remote-debugging-port=${port}`] });
  context.setDefaultTimeout(await giveUpMs());
  try {
    return await work(context, port);
  } finally {
    await context.close();
  }
}

/** One analysis, kept in the history; resolves with the address of its result. */
async function keepResult(context: BrowserContext, url: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${url}/camera`);
  await page.locator('input[data-source="library"]').first().setInputFiles(FACE);
  await page.locator('[data-phase="done"]').waitFor({ state: 'attached' });
  await page.goto(`${url}/history`);
  const link = page.locator('main a[href^="/history/"]').first();
  const address = await link.getAttribute('href');
  await page.close();
  if (address === null) throw new Error('The result was not kept.');
  return `${url}${address}`;
}

interface AuditOptions {
  readonly page: string;
  readonly url: string;
  /** Folder of the browser's profile. */
  readonly profile: string;
  /** Whether the visitor has been here before. */
  readonly keep: boolean;
  /** What the performance must be at least. */
  readonly must: number;
}

/** The median of five runs, by performance: one alone says as much of the machine as of the page. */
async function audit(options: AuditOptions): Promise<JudgedPage> {
  const runs: JudgedPage[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    // Sometimes the trace of a run misses its beginning, which says nothing of the page: once more, then.
    runs.push((await auditOnce(options)) ?? (await auditOnce(options)) ?? failed(options));
  }
  runs.sort((a, b) => a.performance - b.performance);
  return runs[Math.floor(runs.length / 2)] ?? failed(options);
}

function failed({ page }: AuditOptions): never {
  throw new Error(`Lighthouse could not run on ${page}.`);
}

/** Null when Lighthouse could not measure. */
function auditOnce({ page, url, profile, keep, must }: AuditOptions): Promise<JudgedPage | null> {
  return inProfile(profile, async (_context, port) => {
    const outcome = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      disableStorageReset: keep,
    });
    return outcome === undefined || outcome.lhr.runtimeError !== undefined
      ? null
      : judged(page, outcome.lhr, must);
  });
}

function judged(page: string, { categories, audits }: Result, must: number): JudgedPage {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const remarks = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return judgePage(
    {
      page,
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      firstContentfulPaint: value('first-contentful-paint'),
      largestContentfulPaint: value('largest-contentful-paint'),
      totalBlocking: value('total-blocking-time'),
      layoutShift: value('cumulative-layout-shift'),
    },
    remarks,
    must,
  );
}

/** Chromium's debugging port must be known before it starts. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
