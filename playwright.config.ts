import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { LIMITS } from './scripts/lib/test-run.ts';
import { EVIDENCE } from './tests/support/evidence.ts';

/** A failed test leaves its trace and its pictures in out/test/failures. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.test.ts',
  outputDir: 'out/test/failures',
  globalSetup: './tests/browser/support/global-setup.ts',
  timeout: LIMITS.testMs,
  expect: { timeout: LIMITS.pollMs },
  retries: 0,
  // A file more than there are cores, a Chromium each: while one waits for its page, another has its core.
  workers: availableParallelism() + 1,
  reporter: [['list'], ['./scripts/test/playwright-journal.ts']],
  use: EVIDENCE,
  // The other engines' own browsers, driven by what each of them speaks.
  projects: [
    { name: 'chromium', testIgnore: 'engines/**' },
    { name: 'firefox', testMatch: 'engines/firefox.test.ts' },
    { name: 'webkit', testMatch: 'engines/webkit.test.ts' },
  ],
});
