/** Broken, hostile and nearly right requests against the function; `npm run test:soak` sends many more. */
import process from 'node:process';
import { test } from 'vitest';
import { fuzzFunction } from './support/fuzz.ts';

const RUNS = 5_000;

test(`${RUNS} requests: never a 500, a stack, a secret or an echo`, () =>
  fuzzFunction(RUNS, Number(process.env['SEED'])));
