/**
 * `npm test [-- unit|server|browser|check]`: every check of the project. Goes on after a failed step where the
 * next can still tell something; the last line is `N passed, N failed, N skipped`, where a check counts as one.
 */
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import type { Outcome, Skipped } from './test/journal.ts';
import type { Step } from './test/steps.ts';
import { requireNode } from './lib/node-version.ts';

requireNode();
const { printReport } = await import('./test/print-report.ts');
const { failedCheck, NOTHING, PASSED, sum } = await import('./test/journal.ts');
const { stepsFor, SUBSET_NAMES } = await import('./test/steps.ts');
const { CHECKS, runCheck } = await import('./test/checks.ts');
const { prepareAssets } = await import('./lib/assets.ts');
const { ensureBuild } = await import('./lib/build.ts');
const { keepCopies } = await import('./lib/compress.ts');
const { prepareMachine } = await import('./lib/machine-tools.ts');
const { measureSlowness } = await import('./lib/machine-speed.ts');
const { inRoot } = await import('./lib/paths.ts');
const { buildTools } = await import('./lib/tools-build.ts');
const { runPlaywright, runVitest } = await import('./lib/test-runners.ts');

const steps = stepsFor(process.argv.slice(2));
if (!steps) {
  console.error(`usage: npm test [-- ${SUBSET_NAMES.join('|')}]`);
  process.exit(2);
}

const slowness = await measureSlowness();
console.log(
  `This machine takes ${slowness.toFixed(2)} × the nominal reference's time; limits of waits grow with it.`,
);

async function attempt(name: string, work: () => Promise<unknown>): Promise<Outcome> {
  try {
    await work();
    return PASSED;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return failedCheck(name);
  }
}

/** What the machine lacks and no test sees counts as skipped. */
async function prepareTools(): Promise<Outcome> {
  let skipped: readonly Skipped[] = [];
  const outcome = await attempt('tools', async () => {
    skipped = await prepareMachine();
  });
  return sum(outcome, { ...NOTHING, skipped });
}

const tests = (project: string) => runVitest({ name: project, args: ['--project', project], slowness });
const check = (name: keyof typeof CHECKS) => () => runCheck(name, slowness);

const RUN: Readonly<Record<Step, () => Promise<Outcome>>> = {
  tools: prepareTools,
  assets: () => attempt('assets', prepareAssets),
  types: check('types'),
  lint: check('lint'),
  imports: check('imports'),
  format: check('format'),
  build: () =>
    attempt('build', async () => {
      const dir = inRoot('out', 'test', 'app');
      await ensureBuild({ outDir: dir });
      await buildTools();
      // Three browser tests need the compressed copies, in processes of their own: each would make them all.
      await keepCopies(dir);
    }),
  unit: () => tests('unit'),
  server: () => tests('server'),
  browser: () => runPlaywright({ name: 'browser', args: [], slowness }),
};

const times: { name: string; ms: number }[] = [];
let total = NOTHING;
const failed = new Set<Step>();

async function take(step: Step): Promise<void> {
  const began = performance.now();
  console.log(`\n▸ ${step}`);
  const outcome = await RUN[step]();
  total = sum(total, outcome);
  if (outcome.failed > 0) failed.add(step);
  const ms = performance.now() - began;
  times.push({ name: step, ms });
  console.log(`${outcome.failed === 0 ? '✓' : '✗'} ${step} (${(ms / 1_000).toFixed(1)} s)`);
}

/** Those of the steps that were asked for, one after the other. */
async function inTurn(...names: readonly Step[]): Promise<void> {
  for (const step of names) if (steps?.includes(step)) await take(step);
}

const began = performance.now();
await inTurn('assets');
// A build and a check keep one core busy most of the time; what is installed waits for the network and the disk.
await Promise.all([inTurn('tools'), inTurn('types', 'lint', 'imports', 'format'), inTurn('build')]);
await inTurn('unit', 'server');
if (failed.has('build') || failed.has('tools')) {
  console.error('Without a build and a browser there is nothing to look at.');
  if (steps.includes('browser')) total = sum(total, failedCheck('browser: not run'));
} else {
  await inTurn('browser');
}
await printReport({ outcome: total, steps: times, totalMs: performance.now() - began, slowness });
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
