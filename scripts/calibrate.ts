/**
 * Fits the score curves to reports: `npm run -s analyze -- DIR --json > reports.jsonl` for each set of faces, then
 * `npm run calibrate -- SET.jsonl…`. Writes src/domain/score/curves.json; nothing of a single face is written down.
 */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { LEAST_PHOTOS, readReports } from './calibrate/read.ts';
import { fitScoreCurves } from './calibrate/score-curves.ts';
import { inRoot } from './lib/paths.ts';

const OUTPUT = inRoot('src', 'domain', 'score', 'curves.json');

const sets = process.argv.slice(2).map((path) => readReports(path).map(({ report }) => report));
const faces = sets.map((reports) => reports.length);
if (faces.length === 0 || Math.min(...faces) < LEAST_PHOTOS) {
  console.error(`Usage: npm run calibrate -- SET.jsonl…   (at least ${LEAST_PHOTOS} analysed photos a set)`);
  process.exit(2);
}

writeFileSync(OUTPUT, `${JSON.stringify({ faces, ...fitScoreCurves(sets) }, null, 1)}\n`);
console.log(
  `Fitted to ${faces.join(' and ')} photos: src/domain/score/curves.json. Raise PIPELINE_VERSION when scores change.`,
);
