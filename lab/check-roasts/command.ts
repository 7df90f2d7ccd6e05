import process from 'node:process';
import { countOption, createCommand, EXIT, oneOf, wholeNumber } from '../command-line.ts';
import { checkRoasts } from './check-roasts.ts';
import { textReport } from './format.ts';
import { isSound } from './musts.ts';
import { HALVES, readFaces } from './read-faces.ts';
import { TELLERS } from './tellers.ts';

const DEFAULT_VARIANTS = 20;
const DEFAULT_SEED = 20_261_122;

export const command = createCommand()
  .argument('<reports...>', 'what npm run -s analyze -- … --json printed')
  .option(
    '--variants <count>',
    'roasts of each face, language, style and age',
    wholeNumber(1),
    DEFAULT_VARIANTS,
  )
  .addOption(countOption('--faces <count>', 'so many faces, drawn by the seed', 2))
  .option('--half <half>', `the ${HALVES.join(' or ')} half of the faces`, oneOf(HALVES))
  .option('--seed <number>', 'draws faces and what their photos came with', wholeNumber(0), DEFAULT_SEED)
  .option(
    '--bank <whose>',
    `only what the ${TELLERS.join(' or the ')} tells; both where it is left out`,
    oneOf(TELLERS),
  )
  .option('--json', 'the figures as JSON')
  .action(async (paths, { variants, faces, half = null, seed, bank, json = false }) => {
    const outcome = await checkRoasts(await readFaces(paths, faces, seed, half), {
      variants,
      seed,
      tellers: bank === undefined ? TELLERS : [bank],
    });
    console.log(json ? JSON.stringify(outcome) : textReport(outcome));
    process.exitCode = isSound(outcome) ? EXIT.fine : EXIT.fails;
  });
