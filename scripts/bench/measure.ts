import type { Browser, Page } from 'playwright';
import type { EngineChoice } from '#analysis/contract.ts';
import type { GuidanceRun } from '#app/headless/protocol.ts';
import { openHeadless } from '../analyze/driver.ts';
import { measureCameraScreen } from './camera-screen.ts';
import type { Samples } from './cases.ts';
import { COLD_RUNS, measureCold } from './cold.ts';
import type { BenchPhotos } from './photos.ts';

/** Measured rounds, after the warm-up rounds that count for nothing. */
const ROUNDS = 21;
const WARM_UP_ROUNDS = 3;
/** Guidance frames a round. */
const FRAMES = 10;

export interface MeasureOptions {
  readonly browser: Browser;
  /** Origins of the tools build and of the reference page. */
  readonly origin: string;
  readonly referenceOrigin: string;
  readonly photos: BenchPhotos;
  readonly onRound: (done: number, total: number) => void;
}

/**
 * All cases in one browser. Each round runs every warm case once, beginning with another one each
 * time, so that a slow moment of the machine hits all of them alike.
 */
export async function measure(options: MeasureOptions): Promise<Samples> {
  const { browser, origin, referenceOrigin, photos, onRound } = options;
  const ours = await openHeadless(browser, origin);
  const lite = await openHeadless(browser, origin);
  const reference = await browser.newPage();
  await reference.goto(referenceOrigin);
  for (const page of [ours, lite]) await page.setInputFiles('#photos', [photos.small, photos.large]);
  await reference.setInputFiles('#photos', photos.small);
  await reference.evaluate(() => window.reference?.start());

  const guidanceRuns: GuidanceRun[] = [];
  const cases = {
    warm: () => timeOurs(ours, 0, 'mediapipe'),
    large: () => timeOurs(ours, 1, 'mediapipe'),
    lite: () => timeOurs(lite, 0, 'lite'),
    landmarker: () => reference.evaluate(() => window.reference?.landmarker() ?? Number.NaN),
    human: () => reference.evaluate(() => window.reference?.human() ?? Number.NaN),
    guidance: async () => {
      const run = await guide(ours);
      guidanceRuns.push(run);
      return run.frameMs;
    },
  };
  const names = Object.keys(cases) as (keyof typeof cases)[];
  const samples: Record<keyof typeof cases, number[]> = {
    warm: [],
    large: [],
    lite: [],
    landmarker: [],
    human: [],
    guidance: [],
  };
  const total = WARM_UP_ROUNDS + ROUNDS + COLD_RUNS;
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    if (round === WARM_UP_ROUNDS) guidanceRuns.length = 0;
    for (const offset of names.keys()) {
      const name = names[(round + offset) % names.length];
      if (name === undefined) continue;
      const ms = await cases[name]();
      if (round >= WARM_UP_ROUNDS) samples[name].push(...[ms].flat());
    }
    onRound(round + 1, total);
  }
  await Promise.all([ours, lite, reference].map((page) => page.close()));

  const cold = await measureCold(origin, photos.small, (done) => onRound(total - COLD_RUNS + done, total));
  return {
    ...samples,
    cold,
    longestTaskMs: Math.max(...guidanceRuns.map((run) => run.longestTaskMs)),
    camera: await measureCameraScreen(origin),
  };
}

const timeOurs = (page: Page, index: number, engine: EngineChoice): Promise<number> =>
  page.evaluate(([index, engine]) => window.roastMe?.time(index, engine) ?? Number.NaN, [
    index,
    engine,
  ] as const);

async function guide(page: Page): Promise<GuidanceRun> {
  const run = await page.evaluate((frames) => window.roastMe?.guide(0, frames), FRAMES);
  if (!run) throw new Error('The headless page did not start.');
  return run;
}
