import { crossValidate, FOLDS, peopleOf } from '../calibrate/cross-validate.ts';
import { crossValidationJson, crossValidationReport } from '../calibrate/format.ts';
import { readReports, readSets } from '../calibrate/read.ts';
import { createCommand } from '../command-line.ts';

export const command = createCommand()
  .argument(
    '<people>',
    'a recording of npm run -s analyze -- DIR --json over a folder with a folder a person',
  )
  .argument('<sets...>', 'recordings of other faces, as calibrate takes them')
  .option('--json', 'the figures as JSON')
  .action((peopleFile, setFiles, { json = false }) => {
    const people = peopleOf(readReports(peopleFile));
    const pairs = people.filter(({ reports }) => reports.length >= 2).length;
    if (pairs < 2 * FOLDS)
      throw new Error(`${peopleFile} has ${pairs} people with two photos; ${2 * FOLDS} are needed.`);
    const validated = crossValidate(people, readSets(setFiles));
    console.log(json ? crossValidationJson(validated) : crossValidationReport(validated));
  });
