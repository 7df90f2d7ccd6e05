/**
 * One command from faces to the ±: copies are made once (out/noise/copies), photos and copies go through the pipeline
 * (out/noise/recording.jsonl), pairs are fitted to (src/domain/score/spread.json). `evaluate --sets` prints what
 * the recording shows. Both stay out of the repository: they are of single people.
 */
import { writeFileSync } from 'node:fs';
import { inRoot } from '#scripts/lib/paths.ts';
import { createCommand, wholeNumber } from '../command-line.ts';
import { createAnalyst } from '../evaluate/analyst.ts';
import { showProgress } from '../progress.ts';
import { withTools } from '../with-tools.ts';
import { findSets, personOf } from './copies.ts';
import { fitSpread } from './fit.ts';
import { metricErrors } from './metrics.ts';
import { pairsOf } from './pairs.ts';
import { readRecording, record, type Recorded } from './record.ts';

const OUTPUT = inRoot('src', 'domain', 'score', 'spread.json');

export const command = createCommand()
  .argument(
    '[faces]',
    'a folder with people, portraits, small and scenes; left out: what is recorded is fitted to',
  )
  .option('--keep', 'what is recorded stands, and only what is missing is analysed')
  .option('--pages <count>', 'analyses at a time', wholeNumber(1), 2)
  .action(async (folder, { keep = false, pages }) => {
    const recording = folder === undefined ? await readRecording() : await recordSets(folder, pages, keep);
    const pairs = pairsOf(recording);
    const people = new Set(pairs.map(personOf)).size;
    const pipelineVersion = recording.find(({ report }) => report !== null)?.report?.pipelineVersion;
    const written = {
      pipelineVersion,
      people,
      pairs: pairs.length,
      ...fitSpread(pairs),
      metrics: metricErrors(pairs),
    };
    writeFileSync(OUTPUT, `${JSON.stringify(written, null, 2)}\n`);
    console.log(JSON.stringify(written));
  });

async function recordSets(folder: string, pages: number, isKept: boolean): Promise<Recorded[]> {
  const photos = await findSets(folder);
  return withTools((browser, origin) =>
    record({
      photos,
      openAnalyst: () => createAnalyst(browser, origin),
      pages,
      isKept,
      onProgress: (done, all) => showProgress(`${done} of ${all} photos`),
    }),
  );
}
