/** The long form of tests/unit/functions/fuzz.test.ts. */
import process from 'node:process';
import { test } from 'vitest';
import { fuzzFunction } from '#tests/unit/functions/support/fuzz.ts';

const RUNS = 50_000;

test(`${RUNS} requests: never a 500, a stack, a secret or an echo`, () =>
  fuzzFunction(RUNS, Number(process.env['SEED'])));
