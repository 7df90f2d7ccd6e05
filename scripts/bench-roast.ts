/**
 * `npm run bench:roast [-- --json] [--baseline CHECKOUT]`: the roast function of the embedded backend, over HTTP, with
 * its counters in PGlite and the built-in writer: time of one answer, how many a second without an error, and the time
 * of one among 60 sign-ups at once. With --baseline this checkout and another one (with its packages installed) are
 * measured in turn, each by its own bench, and the exit code is 1 where this one is slower beyond the doubt.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { measureInTurn } from './bench-roast/checkouts.ts';
import { inWords, isWithinLimits, measureRoasts } from './bench-roast/measure.ts';
import { compareSpeeds, comparisonInWords, isSlower } from './bench-roast/speeds.ts';

const { values: given } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    baseline: { type: 'string' },
    'without-sign-ups': { type: 'boolean', default: false },
  },
});

if (given.baseline === undefined) {
  const figures = await measureRoasts({ signUps: !given['without-sign-ups'] });
  const ok = isWithinLimits(figures);
  console.log(given.json ? JSON.stringify({ ...figures, ok }) : inWords(figures));
  process.exitCode = ok ? 0 : 1;
} else {
  const { ours, baseline } = await measureInTurn(given.baseline);
  const compared = compareSpeeds(ours, baseline);
  console.log(given.json ? JSON.stringify(compared) : compared.map(comparisonInWords).join('\n'));
  process.exitCode = compared.some(isSlower) ? 1 : 0;
}
