/**
 * The roast function of the embedded backend, over HTTP, with its counters in PGlite and the built-in writer: time of one
 * answer, how many a second without an error, and the time of one among 60 sign-ups at once.
 */
import process from 'node:process';
import { createCommand, EXIT } from '../command-line.ts';
import { measureInTurn } from './checkouts.ts';
import { inWords, isWithinLimits, measureRoasts } from './measure.ts';
import { compareSpeeds, comparisonInWords, isSlower } from './speeds.ts';

export const command = createCommand()
  .option('--json', 'the figures as JSON')
  .option('--without-sign-ups', 'leave out the one answer among sixty sign-ups')
  .option('--counter-rows <n>', 'so many rows of today in each counter', Number, 0)
  .option(
    '--baseline <checkout>',
    'measure another checkout in turn, with its packages and its own bench; exit 1 where this one is slower beyond doubt',
  )
  .action(async ({ json = false, withoutSignUps = false, counterRows, baseline }) => {
    if (baseline === undefined) {
      const figures = await measureRoasts({ signUps: !withoutSignUps, counterRows });
      const ok = isWithinLimits(figures);
      console.log(json ? JSON.stringify({ ...figures, ok }) : inWords(figures));
      process.exitCode = ok ? EXIT.fine : EXIT.fails;
      return;
    }
    const both = await measureInTurn(baseline, counterRows);
    const compared = compareSpeeds(both.ours, both.baseline);
    console.log(json ? JSON.stringify(compared) : compared.map(comparisonInWords).join('\n'));
    process.exitCode = compared.some(isSlower) ? EXIT.fails : EXIT.fine;
  });
