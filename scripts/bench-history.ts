/**
 * `npm run bench:history -- [--json] [--throttle N]`: what opening a history of 10 to 10,000 roasts costs the page's
 * main thread, in headless Chromium.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { growthTable } from './bench-history/growth-table.ts';
import { measureGrowth } from './bench-history/measure.ts';

const USAGE =
  'usage: npm run bench:history -- [--json] [--throttle N]\nN is 1 to 10; --throttle 4 imitates a slow phone.';

function throttleOf(text: string): number {
  const factor = Number(text);
  if (factor >= 1 && factor <= 10) return factor;
  throw new Error(`--throttle is a number from 1 to 10, not "${text}".\n${USAGE}`);
}

try {
  const { json = false, throttle = '1' } = parseArgs({
    options: { json: { type: 'boolean' }, throttle: { type: 'string' } },
  }).values;
  const growth = await measureGrowth(throttleOf(throttle));
  console.log(json ? JSON.stringify({ growth }) : growthTable(growth));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
