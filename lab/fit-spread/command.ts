/**
 * Fits the ± to changed copies of photos (lab/calibrate/repeated-scores.json, written by `npm run lab -- evaluate DIR
 * --scores FILE`; every other face), to real people, the wider of the two deciding, and to faces under other lamps. The
 * hardness is fitted to all of the relit faces; what is printed as `unseen` had it fitted to the other half of them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { spreadOf } from '#domain/score/score.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { fitHardness, withinByLamp } from '../calibrate/fit-hardness.ts';
import { coverageOf, fitWidth } from '../calibrate/fit-spread.ts';
import { COPIES, readRepeatedScores } from '../calibrate/read.ts';
import { createCommand } from '../command-line.ts';
import type { PeopleEvaluation } from '../evaluate/retakes/run.ts';

const OUTPUT = inRoot('src', 'domain', 'score', 'spread.json');

export const command = createCommand()
  .argument('<people>', 'what npm run -s lab -- evaluate --people DIR --json printed')
  .argument('<lit...>', 'for each set of faces, what evaluate DIR --only lamps --scores FILE wrote')
  .action((peopleFile, litFiles) => {
    const { people } = JSON.parse(readFileSync(peopleFile, 'utf8')) as { people: PeopleEvaluation };
    const { pipelineVersion, faces, scores } = readRepeatedScores(COPIES);
    const sets = litFiles.map((path) => readRepeatedScores(path).lit ?? []);
    const half = (odd: 0 | 1) => sets.map((lit) => lit.filter(({ face }) => face % 2 === odd));

    const width = fitWidth(scores, people.overall.exactP95AsWorded);
    const model = fitHardness(sets, width);
    const written = { pipelineVersion, faces, people: people.n, ...model };
    writeFileSync(OUTPUT, `${JSON.stringify(written, null, 2)}\n`);

    const others = scores.filter(({ face }) => face % 2 === 1);
    // Copies were taken as they are: what hard light adds is not counted in their favour.
    const coverage = coverageOf(others, (confidence) => spreadOf(confidence, 0, model));
    const unseen = ([0, 1] as const).map((odd) => {
      const fitted = fitHardness(half(odd === 0 ? 1 : 0), width);
      return half(odd).map((lit) => Object.fromEntries(withinByLamp(lit, fitted)));
    });
    console.log(JSON.stringify({ ...model, coverage, unseen }));
  });
