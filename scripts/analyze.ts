/** `npm run analyze -- PATH... [--engine mediapipe|lite] [--lang en|ja] [--json]`: photos to reports, in headless Chromium. */
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { parseAnalyzeArguments, USAGE, type AnalyzeArguments } from './analyze/arguments.ts';
import { analyzePhotos } from './analyze/driver.ts';
import { jsonLine, progressBar, textLine } from './analyze/format.ts';
import { findPhotos } from './analyze/photos.ts';
import { launchBrowser } from './chromium.ts';
import { serveTools } from './lib/tools-build.ts';

/** Clears the line under the cursor of a terminal. */
const CLEAR_LINE = '\r\u001B[K';

async function readArguments(): Promise<{ given: AnalyzeArguments; photos: readonly string[] } | null> {
  try {
    const given = parseAnalyzeArguments(process.argv.slice(2));
    const photos = await findPhotos(given.paths);
    if (photos.length === 0) throw new Error(`No photos in ${given.paths.join(', ')}.`);
    return { given, photos };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return null;
  }
}

async function main(): Promise<number> {
  const request = await readArguments();
  if (!request) return 2;
  const { given, photos } = request;
  const bar = process.stderr.isTTY ? (text: string) => process.stderr.write(CLEAR_LINE + text) : () => true;

  bar('Building…');
  const server = await serveTools();
  try {
    const browser = await launchBrowser();
    try {
      const { engine, lang } = given;
      const started = performance.now();
      let done = 0;
      bar(progressBar(0, photos.length, 0));
      for await (const { photo, result } of analyzePhotos(photos, {
        browser,
        origin: server.url,
        engine,
        lang,
      })) {
        bar('');
        process.stdout.write(`${given.json ? jsonLine(photo, result) : textLine(photo, result)}\n`);
        if (given.json && !result.ok && result.detail) console.error(`${photo}: ${result.detail}`);
        done += 1;
        bar(progressBar(done, photos.length, performance.now() - started));
      }
      bar('');
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
  return 0;
}

// `npm run analyze … | head` closes the pipe early: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
