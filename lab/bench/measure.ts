import type { Browser, BrowserContext } from 'playwright';
import { CAMERA_ROUNDS, cameraRun } from './camera-screen.ts';
import { COLD_ROUNDS, openColdProfile, type ColdProfile } from './cold.ts';
import { measureMemory } from './memory.ts';
import type { BenchPhotos } from './photos.ts';
import { openReference, referenceRuns } from './reference.ts';
import { alternate, type Rounds, type Run } from './rounds.ts';
import { noReferences, noSamples, type Group, type Samples, type Subject } from './samples.ts';
import { openWarm, WARM_ROUNDS } from './warm.ts';

/** Starts browsers, every one of them equally slow. */
export interface Browsers {
  /** With a film for a camera. */
  readonly launch: () => Promise<Browser>;
  readonly launchProfile: (folder: string) => Promise<BrowserContext>;
}

export interface MeasureOptions {
  readonly browsers: Browsers;
  /** Origins of the tools build, of the one to compare it with, and of the reference page. */
  readonly origin: string;
  readonly baselineOrigin: string | null;
  readonly referenceOrigin: string;
  readonly photos: BenchPhotos;
  readonly only: readonly Group[];
  readonly onRound: (done: number, total: number) => void;
}

const ROUNDS: Readonly<Record<Group, Rounds>> = {
  warm: WARM_ROUNDS,
  cold: COLD_ROUNDS,
  camera: CAMERA_ROUNDS,
  memory: { warmUp: 0, counted: 0 },
};

const count = ({ warmUp, counted }: Rounds): number => warmUp + counted;

/**
 * All cases that are wanted. Those of one group, both builds and both references take turns, round by round. One
 * browser serves everything but the cold visits, which need a profile a build, and memory, which needs to be alone.
 */
export async function measure(options: MeasureOptions): Promise<Samples> {
  const { browsers, origin, baselineOrigin, photos, only } = options;
  const ours: Subject = { origin, samples: noSamples() };
  const baseline: Subject | null =
    baselineOrigin === null ? null : { origin: baselineOrigin, samples: noSamples() };
  const references = { warm: noReferences(), cold: noReferences(), camera: noReferences() };
  if (only.some((group) => group !== 'memory')) {
    const builds = baseline === null ? [ours] : [ours, baseline];
    await measureTimes(options, builds, references);
  }
  const memoryGrowthMb = only.includes('memory') ? await memoryAlone(browsers, origin, photos) : null;
  return { references, ours: ours.samples, baseline: baseline?.samples ?? null, memoryGrowthMb };
}

async function measureTimes(
  { browsers, referenceOrigin, photos, only, onRound }: MeasureOptions,
  builds: readonly Subject[],
  references: Samples['references'],
): Promise<void> {
  const total = only.reduce((sum, group) => sum + count(ROUNDS[group]), 0);
  let done = 0;
  const browser = await browsers.launch();
  try {
    const reference = await openReference(browser, referenceOrigin, photos.small);
    const inTurn = (group: 'warm' | 'cold' | 'camera', runs: readonly Run[]) =>
      alternate([...runs, ...referenceRuns(reference, references[group])], ROUNDS[group], () => {
        done += 1;
        onRound(done, total);
      });
    if (only.includes('warm')) {
      const pages = await Promise.all(builds.map((build) => openWarm(browser, build, photos)));
      await inTurn(
        'warm',
        pages.flatMap(({ runs }) => runs),
      );
      for (const page of pages) await page.close();
    }
    if (only.includes('cold')) {
      const profiles: ColdProfile[] = [];
      try {
        for (const build of builds)
          profiles.push(await openColdProfile(browsers.launchProfile, build, photos.small));
        await inTurn(
          'cold',
          profiles.map(({ run }) => run),
        );
      } finally {
        for (const profile of profiles) await profile.close();
      }
    }
    if (only.includes('camera')) {
      await inTurn(
        'camera',
        builds.map((build) => cameraRun(browser, build)),
      );
    }
  } finally {
    await browser.close();
  }
}

async function memoryAlone(browsers: Browsers, origin: string, photos: BenchPhotos): Promise<number> {
  const alone = await browsers.launch();
  try {
    return await measureMemory(alone, origin, photos.small);
  } finally {
    await alone.close();
  }
}
