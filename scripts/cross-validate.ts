/**
 * `npm run cross-validate -- PEOPLE.jsonl SET.jsonl… [--json]`: how well the score curves and the ± hold for people that
 * they were not fitted to. PEOPLE.jsonl is a recording of `npm run -s analyze -- DIR --json` over a folder with a folder a
 * person, each SET.jsonl one of other faces, as `calibrate` takes them. Writes nothing.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { crossValidate, FOLDS, peopleOf } from './calibrate/cross-validate.ts';
import { crossValidationJson, crossValidationReport } from './calibrate/format.ts';
import { COPIES, readRepeatedScores, readReports } from './calibrate/read.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });
const [peopleFile, ...setFiles] = positionals;
const people = peopleFile === undefined ? [] : peopleOf(readReports(peopleFile));
if (people.filter(({ reports }) => reports.length >= 2).length < 2 * FOLDS) {
  console.error(
    `Usage: npm run cross-validate -- PEOPLE.jsonl SET.jsonl… [--json]   (at least ${2 * FOLDS} people with two photos)`,
  );
  process.exit(2);
}

const validated = crossValidate(people, {
  sets: setFiles.map((path) => readReports(path).map(({ report }) => report)),
  copies: readRepeatedScores(COPIES).scores,
});
console.log(values.json ? crossValidationJson(validated) : crossValidationReport(validated));
