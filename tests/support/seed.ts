/** For every test file: fast-check draws from the run's seed, which scripts/lib/test-run.ts prints. */
import process from 'node:process';
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 0) });
