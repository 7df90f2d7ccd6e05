/**
 * `npm test [-- unit|server|browser|check]`: every check of the project. Goes on after a failed step where the
 * next can still tell something; the last line is `N passed, N failed`, where a check counts as one.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import type { Count, Step } from './lib/counts.ts';
import { requireNode } from './lib/node-version.ts';

requireNode();
const { countVitest, NOTHING, stepsFor, sum, SUBSET_NAMES } = await import('./lib/counts.ts');
const { prepareAssets } = await import('./lib/assets.ts');
const { ensureBuild } = await import('./lib/build.ts');
const { keepCopies } = await import('./lib/compress.ts');
const { inRoot } = await import('./lib/paths.ts');
const { runNode } = await import('./lib/run.ts');

const steps = stepsFor(process.argv.slice(2));
if (!steps) {
  console.error(`usage: npm test [-- ${SUBSET_NAMES.join('|')}]`);
  process.exit(2);
}

const PASSED: Count = { passed: 1, failed: 0 };
const FAILED: Count = { passed: 0, failed: 1 };
const MINUTE = 60_000;

async function attempt(work: () => Promise<unknown>): Promise<Count> {
  try {
    await work();
    return PASSED;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return FAILED;
  }
}

/** A check's output is shown only when it fails. */
async function check(script: string, ...args: string[]): Promise<Count> {
  const { ok, text, timedOut } = await runNode(inRoot(script), args, {
    timeoutMs: 4 * MINUTE,
    output: 'capture',
    env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  });
  if (!ok) console.error(`${text.trim()}${timedOut ? '\ntimed out' : ''}`);
  return ok ? PASSED : FAILED;
}

async function vitest(project: 'unit' | 'server' | 'browser'): Promise<Count> {
  const report = inRoot('out', 'test', `${project}.json`);
  await mkdir(dirname(report), { recursive: true });
  await rm(report, { force: true });
  const { ok, timedOut } = await runNode(
    inRoot('node_modules/vitest/vitest.mjs'),
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { timeoutMs: 15 * MINUTE, output: 'inherit' },
  );
  if (timedOut) console.error(`The ${project} tests did not end in time.`);
  const text = await readFile(report, 'utf8').catch(() => 'null');
  return countVitest(JSON.parse(text), ok);
}

const TSX = 'node_modules/tsx/dist/cli.mjs';
let built = true;
const RUN: Readonly<Record<Step, () => Promise<Count>>> = {
  assets: () => attempt(prepareAssets),
  types: () => check(TSX, inRoot('scripts/check-types.ts')),
  lint: () => check('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'),
  imports: () =>
    check(
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      'src',
      'supabase',
      'scripts',
      'tests',
    ),
  format: () => check('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  unit: () => vitest('unit'),
  server: () => vitest('server'),
  build: async () => {
    const dir = inRoot('out', 'test', 'app');
    const count = await attempt(async () => {
      await ensureBuild({ outDir: dir });
      // Three browser tests need the compressed copies, in processes of their own: each would make them all.
      await keepCopies(dir);
    });
    built = count.failed === 0;
    return count;
  },
  browser: () => {
    if (built) return vitest('browser');
    console.error('Without a build there is nothing to open in a browser.');
    return Promise.resolve(FAILED);
  },
};

let total = NOTHING;
for (const step of steps) {
  const started = performance.now();
  console.log(`\n▸ ${step}`);
  const count = await RUN[step]();
  total = sum(total, count);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${count.failed === 0 ? '✓' : '✗'} ${step} (${seconds} s)`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
