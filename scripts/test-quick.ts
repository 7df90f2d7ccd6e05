/**
 * `npm run test:quick [-- REVISION]`: types, lint, the unit tests and the screens that the change since REVISION
 * (HEAD, so what is not committed yet) touches. For people at work; `npm test` is the whole of it.
 */
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { requireNode } from './lib/node-version.ts';

requireNode();
const { printReport } = await import('./test/print-report.ts');
const { NOTHING, sum } = await import('./test/journal.ts');
const { runCheck } = await import('./test/checks.ts');
const { touchedScenes } = await import('./test/changed.ts');
const { SCENES } = await import('#tests/browser/scenes/list.ts');
const { measureSlowness } = await import('./lib/machine-speed.ts');
const { inRoot } = await import('./lib/paths.ts');
const { run, runNode } = await import('./lib/run.ts');
const { runPlaywright, runVitest } = await import('./lib/test-runners.ts');

/** As many as are looked at in about twenty seconds. */
const MOST_SCENES = 6;
const LIMIT = { silenceMs: 300_000, output: 'capture' } as const;
const revision = process.argv[2] ?? 'HEAD';

async function lines(command: string, args: readonly string[]): Promise<readonly string[]> {
  const { ok, text } = await run(command, args, LIMIT);
  if (!ok) throw new Error(text.trim());
  return text.split('\n').filter((line) => line !== '');
}

/** Files that the change touches, and every file of src that imports one of them, directly or not. */
async function affectedBy(changed: readonly string[]): Promise<readonly string[]> {
  if (!changed.some((file) => file.startsWith('src/') || file.startsWith('supabase/functions/'))) return [];
  const reached = `^(${changed.map((file) => file.replaceAll('.', '\\.')).join('|')})$`;
  const { ok, text } = await runNode(
    inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
    ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', '--reaches', reached, 'src'],
    LIMIT,
  );
  if (!ok && !text.startsWith('{')) throw new Error(text.trim());
  const { modules } = JSON.parse(text) as { readonly modules: readonly { readonly source: string }[] };
  return modules.map(({ source }) => source);
}

async function main(): Promise<number> {
  const began = performance.now();
  const changed = [
    ...(await lines('git', ['diff', '--name-only', '--diff-filter=d', revision])),
    ...(await lines('git', ['ls-files', '--others', '--exclude-standard'])),
  ];
  if (changed.length === 0) {
    console.log(`Nothing has changed since ${revision}. For an earlier change: npm run test:quick -- HEAD~1`);
    return 0;
  }
  const slowness = await measureSlowness();
  const times: { name: string; ms: number }[] = [];
  let total = NOTHING;
  const step = async (name: string, work: () => Promise<typeof total>) => {
    const from = performance.now();
    const outcome = await work();
    // Read after the wait: two steps run side by side.
    total = sum(total, outcome);
    times.push({ name, ms: performance.now() - from });
  };

  const affected = await affectedBy(changed);
  await Promise.all([
    step('types', () => runCheck('types', slowness)),
    step('lint', () => runCheck('lint', slowness)),
  ]);
  await step('units that the change touches', () =>
    runVitest({
      name: 'quick-unit',
      args: ['--project', 'unit', '--changed', revision],
      slowness,
      mayBeEmpty: true,
    }),
  );
  const touched = touchedScenes(SCENES, affected);
  const looked = touched.slice(0, MOST_SCENES);
  if (looked.length > 0) {
    console.log(
      `The change touches ${touched.length} of the pictured states` +
        (looked.length < touched.length
          ? `; the first ${looked.length} are looked at, npm test takes all`
          : ''),
    );
    const names = looked.flatMap(({ takes }) => takes.map(({ name }) => name));
    await step('screens that the change touches', () =>
      runPlaywright({
        name: 'quick-screens',
        args: ['every-screen', '-g', `(^| )(${names.join('|')})($|,)`],
        slowness,
        mayBeEmpty: true,
      }),
    );
  }
  await printReport({ outcome: total, steps: times, totalMs: performance.now() - began, slowness });
  return total.failed > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
