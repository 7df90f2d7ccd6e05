import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { measureSlowness } from './scripts/lib/machine-speed.ts';
import { LongestFirst } from './tests/support/longest-first.ts';

/** One seed a run, for everything random in the tests; `SEED=… npm test` repeats a run. */
const given = process.env['SEED'];
const seed = given ?? String(randomInt(2 ** 31 - 1));
if (given === undefined) {
  process.env['SEED'] = seed;
  console.log(`Random seed: ${seed} (repeat with SEED=${seed})`);
}

/** Limits of waits grow with it: `npm test` measures it once for all its stages, else it is measured here. */
const slowness = Number(process.env['SLOWNESS'] ?? (await measureSlowness()));
process.env['SLOWNESS'] = String(slowness);

const env = { SEED: seed, SLOWNESS: String(slowness) };
const setupFiles = ['tests/support/seed.ts'];
/** A failed test says what its pages showed. */
const runner = 'tests/browser/support/evidence-runner.ts';
/** Vitest would leave one core to itself, which is half of a machine with two. */
const ALL_CORES = availableParallelism();
/** Only a test that hangs meets its limit: the longest wait, for a browser's old service worker, is of five minutes. */
const limits = {
  testTimeout: 450_000 * slowness,
  hookTimeout: 300_000 * slowness,
  expect: { poll: { timeout: 60_000 * slowness } },
};

/**
 * Modules are loaded once a worker, not once a file: half of the work of the unit tests. What a test changes of the
 * world (globals, mocks) is put back after it.
 */
const ONE_LOAD = { isolate: false, unstubGlobals: true, unstubEnvs: true, restoreMocks: true } as const;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles,
          env,
          ...limits,
          pool: 'threads',
          ...ONE_LOAD,
          maxWorkers: ALL_CORES,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts', 'tests/rls/**/*.test.ts'],
          setupFiles,
          globalSetup: ['tests/contract/support/global-setup.ts'],
          env,
          ...limits,
          ...ONE_LOAD,
          maxWorkers: ALL_CORES,
        },
      },
      {
        // `npm run test:soak`: long forms of what the other projects test in short; no part of `npm test`.
        test: {
          name: 'soak',
          environment: 'node',
          include: ['tests/soak/**/*.test.ts'],
          setupFiles,
          runner,
          env,
          ...limits,
          fileParallelism: false,
          // The browser tests' helpers ask for a build; these tests serve one of their own.
          provide: { buildDir: '' },
          testTimeout: 3_600_000 * slowness,
        },
      },
      {
        // `npm run test:webkit`: Safari's engine, where Debian's package of it is installed; no part of `npm test`.
        test: {
          name: 'webkit',
          environment: 'node',
          include: ['tests/webkit/**/*.test.ts'],
          setupFiles,
          runner,
          globalSetup: ['tests/browser/support/global-setup.ts'],
          env,
          ...limits,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          setupFiles,
          runner,
          globalSetup: ['tests/browser/support/global-setup.ts'],
          env,
          ...limits,
          ...ONE_LOAD,
          // A file more than there are cores, a Chromium each: while one waits for its page, another has its core.
          maxWorkers: ALL_CORES + 1,
        },
      },
    ],
  },
});
