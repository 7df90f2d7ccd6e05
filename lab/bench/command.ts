import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { launchBrowser, launchProfile } from '#scripts/chromium.ts';
import { serveTools } from '#scripts/lib/tools-build.ts';
import { serve } from '#scripts/serve.ts';
import { filmArguments, writeFaceFilm } from '#tests/browser/support/face-film.ts';
import { createCommand, numberWithin, oneOf } from '../command-line.ts';
import { progressBar, showProgress } from '../progress.ts';
import { checkedBaseline } from './baseline.ts';
import { judge, type BenchCase } from './cases.ts';
import { measure, type Browsers } from './measure.ts';
import { makeBenchPhotos } from './photos.ts';
import { serveReference } from './reference-build.ts';
import { GROUPS, type Group } from './samples.ts';
import { slowDown } from './slow-down.ts';
import { table } from './table.ts';

/** Slower than this, a browser is stopped for longer than its own watchdogs may like. */
const SLOWEST = 10;

function browsersAt(slower: number, film: string): Browsers {
  return {
    async launch() {
      const browser = await launchBrowser({ args: filmArguments(film) });
      await slowDown(browser, slower);
      return browser;
    },
    async launchProfile(folder) {
      const context = await launchProfile(folder);
      const browser = context.browser();
      if (browser === null) throw new Error('A profile without a browser.');
      await slowDown(browser, slower);
      return context;
    },
  };
}

interface Given {
  /** Folder of another tools build of ours to compare with; null: none. */
  readonly baseline: string | null;
  /** How many times slower the browsers run than they could; 1 is full speed. */
  readonly slower: number;
  readonly only: readonly Group[];
}

async function run(given: Given): Promise<{ photo: string; cases: readonly BenchCase[] }> {
  // Undone in reverse, also when a later step fails.
  const cleanUp: (() => Promise<void>)[] = [];
  try {
    const photos = await makeBenchPhotos();
    cleanUp.push(() => photos.remove());
    const folder = await mkdtemp(join(tmpdir(), 'roast-film-'));
    cleanUp.push(() => rm(folder, { recursive: true, force: true }));
    const film = join(folder, 'face.mjpeg');
    await writeFaceFilm(film);
    const tools = await serveTools();
    cleanUp.push(() => tools.close());
    const reference = await serveReference();
    cleanUp.push(() => reference.close());
    const baseline = given.baseline === null ? null : await serve({ dir: given.baseline });
    if (baseline !== null) cleanUp.push(() => baseline.close());

    const samples = await measure({
      browsers: browsersAt(given.slower, film),
      origin: tools.url,
      baselineOrigin: baseline?.url ?? null,
      referenceOrigin: reference.url,
      photos,
      only: given.only,
      onRound: (done, total) => showProgress(progressBar(done, total, 0)),
    });
    showProgress('');
    return { photo: basename(photos.source), cases: judge(samples) };
  } finally {
    for (const step of cleanUp.reverse()) await step();
  }
}

export const command = createCommand()
  .option('--json', 'the cases as JSON')
  .option('--baseline <build>', 'the folder out/tools that bench or analyze leaves in another checkout')
  .option('--slower <times>', '2 lets the browsers run half of the time', numberWithin(1, SLOWEST), 1)
  .option('--only <group>', GROUPS.join(', '), oneOf(GROUPS))
  .action(async ({ json = false, baseline, slower, only }) => {
    const { photo, cases } = await run({
      baseline: baseline === undefined ? null : checkedBaseline(baseline),
      slower,
      only: only === undefined ? GROUPS : [only],
    });
    // It measured, whatever the verdicts: they are read by people.
    if (json) console.log(JSON.stringify({ cases }));
    else console.log(`Photo: ${photo}; medians of several rounds\n\n${table(cases)}`);
  });
