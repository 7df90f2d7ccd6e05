import type { Browser, BrowserContext } from 'playwright';
import { CAMERA_ROUNDS, cameraRun } from './camera-screen.ts';
import { COLD_ROUNDS, openColdProfile, type ColdProfile } from './cold.ts';
import { measureMemory } from './memory.ts';
import type { BenchPhotos } from './photos.ts';
import { openReference, referenceRuns } from './reference.ts';
import { alternate, type Rounds } from './rounds.ts';
import { noReferences, noSamples, type Samples, type Subject } from './samples.ts';
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
  readonly onRound: (done: number, total: number) => void;
}

const count = ({ warmUp, counted }: Rounds): number => warmUp + counted;

/**
 * All cases. Those of one group, both builds and both references take turns, round by round. One browser
 * serves everything but the cold visits, which need a profile a build, and memory, which needs to be alone.
 */
export async function measure(options: MeasureOptions): Promise<Samples> {
  const { browsers, origin, baselineOrigin, referenceOrigin, photos } = options;
  const ours: Subject = { origin, samples: noSamples() };
  const baseline: Subject | null =
    baselineOrigin === null ? null : { origin: baselineOrigin, samples: noSamples() };
  const builds = baseline === null ? [ours] : [ours, baseline];
  const references = { warm: noReferences(), cold: noReferences(), camera: noReferences() };

  const total = [WARM_ROUNDS, COLD_ROUNDS, CAMERA_ROUNDS].map(count).reduce((sum, rounds) => sum + rounds);
  let done = 0;
  const onRound = () => {
    done += 1;
    options.onRound(done, total);
  };

  const browser = await browsers.launch();
  try {
    const reference = await openReference(browser, referenceOrigin, photos.small);

    const pages = await Promise.all(builds.map((build) => openWarm(browser, build, photos)));
    const warmRuns = pages.flatMap(({ runs }) => runs);
    await alternate([...warmRuns, ...referenceRuns(reference, references.warm)], WARM_ROUNDS, onRound);
    for (const page of pages) await page.close();

    const profiles: ColdProfile[] = [];
    try {
      for (const build of builds)
        profiles.push(await openColdProfile(browsers.launchProfile, build, photos.small));
      const coldRuns = profiles.map(({ run }) => run);
      await alternate([...coldRuns, ...referenceRuns(reference, references.cold)], COLD_ROUNDS, onRound);
    } finally {
      for (const profile of profiles) await profile.close();
    }

    const cameraRuns = builds.map((build) => cameraRun(browser, build));
    await alternate([...cameraRuns, ...referenceRuns(reference, references.camera)], CAMERA_ROUNDS, onRound);
  } finally {
    await browser.close();
  }

  const alone = await browsers.launch();
  try {
    const memoryGrowthMb = await measureMemory(alone, origin, photos.small);
    return { references, ours: ours.samples, baseline: baseline?.samples ?? null, memoryGrowthMb };
  } finally {
    await alone.close();
  }
}
