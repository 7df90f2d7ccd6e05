/**
 * `npm run fit:spread -- PEOPLE.json LIT.json…`: fits the ± of the overall score to changed copies of photos
 * (scripts/calibrate/repeated-scores.json, written by `npm run evaluate -- DIR --scores FILE`; every other face), to
 * real people (PEOPLE.json, printed by `npm run evaluate -- --people DIR --json`), the wider of the two deciding, and to
 * faces under other lamps (a LIT.json for each set, by `npm run evaluate -- DIR --only lamps --scores FILE`). Writes
 * src/domain/score/spread.json. The hardness is fitted to all of the relit faces; what is printed as `unseen` had it fitted
 * to the other half of them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { spreadOf } from '#domain/score/spread.ts';
import process from 'node:process';
import { fitHardness, withinByLamp } from './calibrate/fit-hardness.ts';
import { coverageOf, fitWidth } from './calibrate/fit-spread.ts';
import { COPIES, readRepeatedScores } from './calibrate/read.ts';
import type { PeopleEvaluation } from './evaluate/retakes/run.ts';
import { inRoot } from './lib/paths.ts';

const OUTPUT = inRoot('src', 'domain', 'score', 'spread.json');

const [peopleFile, ...litFiles] = process.argv.slice(2);
if (peopleFile === undefined || litFiles.length === 0) {
  console.error('Usage: npm run fit:spread -- PEOPLE.json LIT.json…');
  process.exit(2);
}
const { people } = JSON.parse(readFileSync(peopleFile, 'utf8')) as { people: PeopleEvaluation };
const { pipelineVersion, faces, scores } = readRepeatedScores(COPIES);
const sets = litFiles.map((path) => readRepeatedScores(path).lit ?? []);
const half = (odd: 0 | 1) => sets.map((lit) => lit.filter(({ face }) => face % 2 === odd));

const width = fitWidth(scores, people.overall.exactP95AsWorded);
const model = fitHardness(sets, width);
writeFileSync(OUTPUT, `${JSON.stringify({ pipelineVersion, faces, people: people.n, ...model }, null, 2)}\n`);

const others = scores.filter(({ face }) => face % 2 === 1);
// Copies were taken as they are: what hard light adds is not counted in their favour.
const coverage = coverageOf(others, (confidence) => spreadOf(confidence, 0, model));
const unseen = ([0, 1] as const).map((odd) => {
  const fitted = fitHardness(half(odd === 0 ? 1 : 0), width);
  return half(odd).map((lit) => Object.fromEntries(withinByLamp(lit, fitted)));
});
console.log(JSON.stringify({ ...model, coverage, unseen }));
