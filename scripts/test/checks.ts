/** The checks that read the source without running it, for `npm test`, `npm run test:quick` and the test runner's log. */
import process from 'node:process';
import { inRoot } from '../lib/paths.ts';
import { runNode } from '../lib/run.ts';
import { failedCheck, PASSED, type Outcome } from './journal.ts';

/** Program and arguments. */
export const CHECKS = {
  types: ['node_modules/tsx/dist/cli.mjs', 'scripts/check-types.ts'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  imports: [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.mjs',
    'src',
    'supabase',
    'scripts',
    'lab',
    'tests',
  ],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** They print nothing until they end. */
const SILENCE_MS = 600_000;

/** One check; its output is shown only when it fails. */
export async function runCheck(name: keyof typeof CHECKS, slowness: number): Promise<Outcome> {
  const [program, ...args] = CHECKS[name];
  const { ok, text, silent } = await runNode(inRoot(program), args, {
    silenceMs: SILENCE_MS * slowness,
    output: 'capture',
    env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  });
  if (ok) return PASSED;
  console.error(`${text.trim()}${silent ? '\nno sign of life' : ''}`);
  return failedCheck(name);
}
