/** Setup of every test file: fast-check draws from the run's seed, which vitest.config.ts prints. */
import process from 'node:process';
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 0) });
