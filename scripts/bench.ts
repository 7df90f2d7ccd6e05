/**
 * `npm run bench -- [--json] [--baseline BUILD_DIR] [--slower N] [--only GROUP]`: our analysis beside raw
 * MediaPipe and @vladmandic/human, and beside another build of ours, in one headless Chromium.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { filmArguments, writeFaceFilm } from '#tests/browser/support/face-film.ts';
import { progressBar } from './analyze/format.ts';
import { parseBenchArguments, USAGE, type BenchArguments } from './bench/arguments.ts';
import { checkedBaseline } from './bench/baseline.ts';
import { judge } from './bench/cases.ts';
import { measure, type Browsers } from './bench/measure.ts';
import { makeBenchPhotos } from './bench/photos.ts';
import { serveReference } from './bench/reference-build.ts';
import { slowDown } from './bench/slow-down.ts';
import { table } from './bench/table.ts';
import { launchBrowser, launchProfile } from './chromium.ts';
import { serveTools } from './lib/tools-build.ts';
import { serve } from './serve.ts';

function readArguments(): BenchArguments | null {
  try {
    const given = parseBenchArguments(process.argv.slice(2));
    return { ...given, baseline: given.baseline === null ? null : checkedBaseline(given.baseline) };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return null;
  }
}

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

/** Exit status: 0 when it measured, whatever the verdicts; 1 when it could not; 2 when it was asked wrongly. */
async function main(): Promise<number> {
  const given = readArguments();
  if (given === null) return 2;
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

    const onRound = (done: number, total: number) => {
      if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${progressBar(done, total, 0)}`);
    };
    const samples = await measure({
      browsers: browsersAt(given.slower, film),
      origin: tools.url,
      baselineOrigin: baseline?.url ?? null,
      referenceOrigin: reference.url,
      photos,
      only: given.only,
      onRound,
    });
    if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
    const cases = judge(samples);
    if (given.json) console.log(JSON.stringify({ cases }));
    else console.log(`Photo: ${basename(photos.source)}; medians of several rounds\n\n${table(cases)}`);
    return 0;
  } finally {
    for (const step of cleanUp.reverse()) await step();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
