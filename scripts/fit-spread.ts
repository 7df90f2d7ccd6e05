/**
 * `npm run fit:spread -- PEOPLE.json`: fits the ± of the overall score to changed copies of photos
 * (scripts/calibrate/repeated-scores.json, written by `npm run evaluate -- DIR --scores FILE`; every other face) and to
 * real people (PEOPLE.json, printed by `npm run evaluate -- --people DIR --json`), and writes
 * src/domain/score/spread.json. The wider of the two decides.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { spreadOf } from '#domain/score/spread.ts';
import process from 'node:process';
import { baseOfPeople, coverageOf, fitSpread } from './calibrate/fit-spread.ts';
import type { PeopleEvaluation } from './evaluate/retakes/run.ts';
import type { RepeatedScores } from './evaluate/publish/repeated-scores.ts';
import { inRoot } from './lib/paths.ts';

const INPUT = inRoot('scripts', 'calibrate', 'repeated-scores.json');
const OUTPUT = inRoot('src', 'domain', 'score', 'spread.json');

const [peopleFile] = process.argv.slice(2);
if (peopleFile === undefined) {
  console.error('Usage: npm run fit:spread -- PEOPLE.json');
  process.exit(2);
}
const { people } = JSON.parse(readFileSync(peopleFile, 'utf8')) as { people: PeopleEvaluation };
const { pipelineVersion, faces, scores } = JSON.parse(readFileSync(INPUT, 'utf8')) as RepeatedScores;
const copies = fitSpread(scores.filter(({ face }) => face % 2 === 0));
const model = { ...copies, base: Math.max(copies.base, baseOfPeople(people.overall.exactP95AsWorded)) };
const others = scores.filter(({ face }) => face % 2 === 1);
writeFileSync(OUTPUT, `${JSON.stringify({ pipelineVersion, faces, people: people.n, ...model }, null, 2)}\n`);
console.log(JSON.stringify({ ...model, coverage: coverageOf(others, (c) => spreadOf(c, model)) }));
