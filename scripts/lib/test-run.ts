/** One seed a run for everything random in the tests, and how slow the machine is: for the configurations of both runners. */
import { randomInt } from 'node:crypto';
import process from 'node:process';
import { measureSlowness } from './machine-speed.ts';

/** `SEED=… npm test` repeats a run. */
const given = process.env['SEED'];
export const SEED = given ?? String(randomInt(2 ** 31 - 1));
if (given === undefined) {
  process.env['SEED'] = SEED;
  console.log(`Random seed: ${SEED} (repeat with SEED=${SEED})`);
}

/** Limits of waits grow with it: `npm test` measures it once for all its stages, else it is measured here. */
export const SLOWNESS = Number(process.env['SLOWNESS'] ?? (await measureSlowness()));
process.env['SLOWNESS'] = String(SLOWNESS);

/** Only a test that hangs meets its limit: the longest wait, for a browser's old service worker, is of five minutes. */
export const LIMITS = {
  testMs: 450_000 * SLOWNESS,
  hookMs: 300_000 * SLOWNESS,
  pollMs: 60_000 * SLOWNESS,
  soakMs: 3_600_000 * SLOWNESS,
} as const;
