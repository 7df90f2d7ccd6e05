/**
 * `npm run fit:spread`: fits the ± of the overall score to scripts/calibrate/repeated-scores.json (written
 * by `npm run evaluate -- DIR --scores FILE`), on every other face, and writes src/domain/score/spread.json.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { spreadOf } from '#domain/score/spread.ts';
import { coverageOf, fitSpread } from './calibrate/fit-spread.ts';
import type { RepeatedScores } from './evaluate/publish/repeated-scores.ts';
import { inRoot } from './lib/paths.ts';

const INPUT = inRoot('scripts', 'calibrate', 'repeated-scores.json');
const OUTPUT = inRoot('src', 'domain', 'score', 'spread.json');

const { pipelineVersion, faces, scores } = JSON.parse(readFileSync(INPUT, 'utf8')) as RepeatedScores;
const model = fitSpread(scores.filter(({ face }) => face % 2 === 0));
const others = scores.filter(({ face }) => face % 2 === 1);
writeFileSync(OUTPUT, `${JSON.stringify({ pipelineVersion, faces, ...model }, null, 2)}\n`);
console.log(JSON.stringify({ ...model, coverage: coverageOf(others, (c) => spreadOf(c, model)) }));
