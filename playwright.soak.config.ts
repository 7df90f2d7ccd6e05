/** `npm run test:soak`: long forms of what the browser tests do in short; no part of `npm test`. */
import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';
import { LIMITS } from './scripts/lib/test-run.ts';

export default defineConfig({
  ...config,
  testDir: 'tests/soak',
  testMatch: '**/*.soak.ts',
  timeout: LIMITS.soakMs,
  workers: 1,
});
