import { performance } from 'node:perf_hooks';
import process from 'node:process';
import type { EngineChoice } from '#analysis/contract.ts';
import { ENGINES, LANGS, type Lang } from '#functions/vocabulary.ts';
import { createCommand, oneOf } from '../command-line.ts';
import { progressBar, showProgress } from '../progress.ts';
import { withTools } from '../with-tools.ts';
import { analyzePhotos } from './driver.ts';
import { jsonLine, textLine } from './format.ts';
import { findPhotos } from './photos.ts';

export const command = createCommand()
  .argument('<photos...>', 'photos, and folders that are searched for photos with all their folders')
  .option('--engine <engine>', ENGINES.join(' or '), oneOf<EngineChoice>(['auto', ...ENGINES]), 'auto')
  .option('--lang <lang>', LANGS.join(' or '), oneOf<Lang>(LANGS), 'en')
  .option('--json', 'one JSON line a photo')
  .action(async (paths, { engine, lang, json = false }) => {
    const photos = await findPhotos(paths);
    if (photos.length === 0) throw new Error(`No photos in ${paths.join(', ')}.`);
    await withTools(async (browser, origin) => {
      const started = performance.now();
      let done = 0;
      showProgress(progressBar(0, photos.length, 0));
      for await (const { photo, result } of analyzePhotos(photos, { browser, origin, engine, lang })) {
        showProgress('');
        process.stdout.write(`${json ? jsonLine(photo, result) : textLine(photo, result)}\n`);
        if (json && !result.ok && result.detail) console.error(`${photo}: ${result.detail}`);
        done += 1;
        showProgress(progressBar(done, photos.length, performance.now() - started));
      }
    });
  });
