/** Nothing of a single face is written down. */
import { writeFileSync } from 'node:fs';
import { inRoot } from '#scripts/lib/paths.ts';
import { createCommand } from '../command-line.ts';
import { readSets } from './read.ts';
import { fitScoreCurves } from './score-curves.ts';

const OUTPUT = inRoot('src', 'domain', 'score', 'curves.json');

export const command = createCommand()
  .argument('<sets...>', 'recordings of npm run -s analyze -- DIR --json, which count alike')
  .action((paths) => {
    const sets = readSets(paths);
    const faces = sets.map(({ length }) => length);
    writeFileSync(OUTPUT, `${JSON.stringify({ faces, ...fitScoreCurves(sets) }, null, 1)}\n`);
    console.log(
      `Fitted to ${faces.join(' and ')} photos: src/domain/score/curves.json. Raise PIPELINE_VERSION when scores change.`,
    );
  });
