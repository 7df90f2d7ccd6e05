/** Analyses and guidance of an engine that runs already, on the headless page. */
import type { Browser, Page } from 'playwright';
import type { EngineChoice } from '#analysis/contract.ts';
import { openHeadless } from '../analyze/driver.ts';
import type { BenchPhotos } from './photos.ts';
import { kept, type Run, type Rounds } from './rounds.ts';
import type { LiveRound, Subject } from './samples.ts';
import { median } from './statistics.ts';

export const WARM_ROUNDS: Rounds = { warmUp: 3, counted: 22 };
/** Guidance frames a round. */
const FRAMES = 10;

export interface WarmPages {
  readonly runs: readonly Run[];
  close(): Promise<void>;
}

/** One build's pages: one for each engine, since an engine stays in its worker. */
export async function openWarm(
  browser: Browser,
  { origin, samples }: Subject,
  photos: BenchPhotos,
): Promise<WarmPages> {
  const full = await openHeadless(browser, origin);
  const lite = await openHeadless(browser, origin);
  for (const page of [full, lite]) await page.setInputFiles('#photos', [photos.small, photos.large]);
  return {
    runs: [
      kept(samples.warm, () => analysis(full, 0, 'mediapipe')),
      kept(samples.large, () => analysis(full, 1, 'mediapipe')),
      kept(samples.lite, () => analysis(lite, 0, 'lite')),
      kept(samples.guidance, () => guidance(full)),
    ],
    async close() {
      for (const page of [full, lite]) await page.close();
    },
  };
}

const analysis = (page: Page, index: number, engine: EngineChoice): Promise<number> =>
  page.evaluate(([index, engine]) => window.roastMe?.time(index, engine) ?? Number.NaN, [
    index,
    engine,
  ] as const);

async function guidance(page: Page): Promise<LiveRound> {
  const run = await page.evaluate((frames) => window.roastMe?.guide(0, frames), FRAMES);
  if (!run) throw new Error('The headless page did not start.');
  return { frameMs: median(run.frameMs), longestTaskMs: run.longestTaskMs };
}
