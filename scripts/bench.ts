/** `npm run bench -- [--json]`: our analysis beside raw MediaPipe and @vladmandic/human, in one headless Chromium. */
import { basename } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { judge, table } from './bench/cases.ts';
import { measure } from './bench/measure.ts';
import { makeBenchPhotos } from './bench/photos.ts';
import { serveReference } from './bench/reference-build.ts';
import { progressBar } from './analyze/format.ts';
import { launchBrowser } from './chromium.ts';
import { serveTools } from './lib/tools-build.ts';

function wantsJson(): boolean | null {
  try {
    return parseArgs({ options: { json: { type: 'boolean' } } }).values.json ?? false;
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : String(error)}\nusage: npm run bench -- [--json]`,
    );
    return null;
  }
}

/** Exit status: 0 when it measured, whatever the verdicts; 1 when it could not. */
async function main(): Promise<number> {
  const json = wantsJson();
  if (json === null) return 2;
  // Undone in reverse, also when a later step fails.
  const cleanUp: (() => Promise<void>)[] = [];
  try {
    const photos = await makeBenchPhotos();
    cleanUp.push(() => photos.remove());
    const tools = await serveTools();
    cleanUp.push(() => tools.close());
    const reference = await serveReference();
    cleanUp.push(() => reference.close());
    const browser = await launchBrowser();
    cleanUp.push(() => browser.close());

    const onRound = (done: number, total: number) => {
      if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${progressBar(done, total, 0)}`);
    };
    const samples = await measure({
      browser,
      origin: tools.url,
      referenceOrigin: reference.url,
      photos,
      onRound,
    });
    if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
    const cases = judge(samples);
    if (json) console.log(JSON.stringify({ cases }));
    else
      console.log(
        `Photo: ${basename(photos.source)}; medians of ${samples.warm.length} runs\n\n${table(cases)}`,
      );
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
