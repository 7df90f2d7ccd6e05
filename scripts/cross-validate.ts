/**
 * `npm run cross-validate -- PEOPLE.jsonl SET.jsonl… [--json]`: how well the score curves and the ± hold for people that
 * they were not fitted to. PEOPLE.jsonl is a recording of `npm run -s analyze -- DIR --json` over a folder with a folder a
 * person, each SET.jsonl one of other faces, as `calibrate` takes them. Writes nothing.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { crossValidate, FOLDS, peopleOf } from './calibrate/cross-validate.ts';
import { crossValidationJson, crossValidationReport } from './calibrate/format.ts';
import { COPIES, LEAST_PHOTOS, readRepeatedScores, readReports } from './calibrate/read.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });
const [peopleFile, ...setFiles] = positionals;
const people = peopleFile === undefined ? [] : peopleOf(readReports(peopleFile));
const sets = setFiles.map((path) => readReports(path).map(({ report }) => report));
const pairs = people.filter(({ reports }) => reports.length >= 2).length;
if (pairs < 2 * FOLDS || sets.length === 0 || sets.some((reports) => reports.length < LEAST_PHOTOS)) {
  console.error(
    `Usage: npm run cross-validate -- PEOPLE.jsonl SET.jsonl… [--json]   (at least ${2 * FOLDS} people with two photos, ${LEAST_PHOTOS} analysed photos a set)`,
  );
  process.exit(2);
}

const validated = crossValidate(people, {
  sets,
  copies: readRepeatedScores(COPIES).scores,
});
console.log(values.json ? crossValidationJson(validated) : crossValidationReport(validated));
