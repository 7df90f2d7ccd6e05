import { randomInt } from 'node:crypto';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

/** One seed a run, for everything random in the tests; `SEED=… npm test` repeats a run. */
const given = process.env['SEED'];
const seed = given ?? String(randomInt(2 ** 31 - 1));
if (given === undefined) {
  process.env['SEED'] = seed;
  console.log(`Random seed: ${seed} (repeat with SEED=${seed})`);
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/seed.ts'],
          env: { SEED: seed },
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts', 'tests/rls/**/*.test.ts'],
          setupFiles: ['tests/support/seed.ts'],
          globalSetup: ['tests/contract/support/global-setup.ts'],
          env: { SEED: seed },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // `npm run test:soak`: long forms of what the other projects test in short; no part of `npm test`.
        test: {
          name: 'soak',
          environment: 'node',
          include: ['tests/soak/**/*.test.ts'],
          setupFiles: ['tests/support/seed.ts'],
          env: { SEED: seed },
          fileParallelism: false,
          // The browser tests' helpers ask for a build; these tests serve one of their own.
          provide: { buildDir: '' },
          testTimeout: 3_600_000,
          hookTimeout: 120_000,
        },
      },
      {
        // `npm run test:webkit`: Safari's engine, where Debian's package of it is installed; no part of `npm test`.
        test: {
          name: 'webkit',
          environment: 'node',
          include: ['tests/webkit/**/*.test.ts'],
          setupFiles: ['tests/support/seed.ts'],
          globalSetup: ['tests/browser/support/global-setup.ts'],
          env: { SEED: seed },
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          setupFiles: ['tests/support/seed.ts'],
          globalSetup: ['tests/browser/support/global-setup.ts'],
          env: { SEED: seed },
          // Two files at a time, a Chromium each: while one waits for its page, the other has the cores.
          maxWorkers: 2,
          // A busy shared runner once in a hundred starves a browser past a wait; a real fault fails twice.
          retry: process.env['CI'] === undefined ? 0 : 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Vitest's own second is less than a busy machine needs to wake a service worker.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
