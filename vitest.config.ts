import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LIMITS, SEED, SLOWNESS } from './scripts/lib/test-run.ts';
import { LongestFirst } from './tests/support/longest-first.ts';

const env = { SEED, SLOWNESS: String(SLOWNESS) };
const setupFiles = ['tests/support/seed.ts'];
/** Vitest would leave one core to itself, which is half of a machine with two. */
const ALL_CORES = availableParallelism();
const limits = {
  testTimeout: LIMITS.testMs,
  hookTimeout: LIMITS.hookMs,
  expect: { poll: { timeout: LIMITS.pollMs } },
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
          env,
          ...limits,
          fileParallelism: false,
          testTimeout: LIMITS.soakMs,
        },
      },
    ],
  },
});
