import type { Browser, Page } from 'playwright';
import { STAGES, type StageTimings } from '#analysis/contract.ts';
import { openHeadless } from '../analyze/driver.ts';
import { launchBrowser } from '#scripts/chromium.ts';
import { serveTools } from '#scripts/lib/tools-build.ts';
import type { GrowthCase, PhotoGrowth } from './growth-tables.ts';
import { FACES, makeGrownPhotos, MEGAPIXELS } from './grown-photos.ts';

/** Rounds over all photos, an odd number; the first ones bring compiled code, and are not counted. */
const WARM_UP = 1;
const ROUNDS = 5;
const IN_A_ROW = 10;

/** The photos take turns; of each the middle round counts, by its whole time. */
export async function measurePhotos(): Promise<PhotoGrowth> {
  const photos = await makeGrownPhotos();
  const server = await serveTools();
  const browser = await launchBrowser();
  try {
    const page = await openHeadless(browser, server.url);
    await page.setInputFiles('#photos', [...photos.paths]);
    const rounds: (StageTimings | string)[][] = photos.paths.map(() => []);
    for (let round = -WARM_UP; round < ROUNDS; round += 1)
      for (const [index, kept] of rounds.entries()) {
        const read = await analyse(page, index);
        if (round >= 0) kept.push(read);
      }
    await page.close();
    const cases = [
      ...MEGAPIXELS.map((size) => `${size} megapixels`),
      ...FACES.map((count) => (count === 1 ? '1 face' : `${count} faces`)),
    ].map((name, index) => caseOf(name, rounds[index] ?? []));
    return {
      sizes: cases.slice(0, MEGAPIXELS.length),
      faces: cases.slice(MEGAPIXELS.length),
      inARow: await inARow(browser, server.url, photos.paths),
    };
  } finally {
    await browser.close();
    await server.close();
    await photos.remove();
  }
}

/** Milliseconds a stage, or the code of what kept it from an end. */
async function analyse(page: Page, index: number): Promise<StageTimings | string> {
  const result = await page.evaluate(
    (index) => window.roastMe?.analyze(index, { engine: 'mediapipe', lang: 'en', variant: index }),
    index,
  );
  if (result === undefined) throw new Error('The headless page did not start.');
  return result.ok ? (result.ms ?? 'no timings') : result.error;
}

function caseOf(name: string, rounds: readonly (StageTimings | string)[]): GrowthCase {
  const failed = rounds.find((round) => typeof round === 'string');
  if (typeof failed === 'string') return { name, totalMs: null, stages: {}, failed };
  const timed = rounds.filter((round) => typeof round !== 'string').toSorted((a, b) => a.total - b.total);
  // A round as it was, so that its stages make up its whole.
  const middle = timed[Math.floor(timed.length / 2)];
  if (middle === undefined) throw new Error('No round was counted.');
  const stages = STAGES.flatMap((stage) =>
    middle[stage] === undefined ? [] : [[stage, middle[stage]] as const],
  );
  return { name, totalMs: middle.total, stages: Object.fromEntries(stages), failed: null };
}

/** The milliseconds of ten photos one after the other on a fresh page, the first with the engine's start. */
async function inARow(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<readonly number[]> {
  const page = await openHeadless(browser, origin);
  await page.setInputFiles('#photos', [...paths]);
  const index = MEGAPIXELS.indexOf(1);
  const times: number[] = [];
  for (let photo = 0; photo < IN_A_ROW; photo += 1)
    times.push(await page.evaluate((index) => window.roastMe?.time(index, 'mediapipe') ?? Number.NaN, index));
  await page.close();
  return times;
}
