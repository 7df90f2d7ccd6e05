/** Builds, compresses, measures and judges: for `npm run lab -- size` and for the test that holds the budgets. */
import type { EngineName } from '#functions/vocabulary.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '#scripts/chromium.ts';
import { ensureBuild } from '#scripts/lib/build.ts';
import { compressFolder } from '#scripts/lib/compress.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { judgeBytes, type Budget } from './budgets.ts';
import { measureSizes } from './measure.ts';

/** What `npm run lab -- size` says: of a build of its own. */
export async function sizeBudgets(): Promise<readonly Budget[]> {
  const dir = inRoot('out', 'size', 'app');
  await ensureBuild({ outDir: dir });
  return budgetsOf(dir);
}

/**
 * Of the build in `dir`, which gets its compressed copies. Without the MediaPipe model (no mirror, no internet) its
 * budget is left out.
 */
export async function budgetsOf(dir: string): Promise<readonly Budget[]> {
  await compressFolder(dir);
  const engines: readonly EngineName[] = existsSync(join(dir, 'models', 'face_landmarker.task'))
    ? ['mediapipe', 'lite']
    : ['lite'];
  const browser = await launchBrowser();
  try {
    const { firstScreen, first, second, cloudUp, cloudDown } = await measureSizes({ browser, dir, engines });
    return [
      judgeBytes('first screen: script and style', firstScreen),
      ...(first.mediapipe === undefined
        ? []
        : [judgeBytes('first analysis, MediaPipe: everything', first.mediapipe)]),
      judgeBytes('first analysis, lite: everything', first.lite ?? 0),
      judgeBytes('second analysis: everything', second),
      judgeBytes('cloud roast: up', cloudUp),
      judgeBytes('cloud roast: down', cloudDown),
    ];
  } finally {
    await browser.close();
  }
}
