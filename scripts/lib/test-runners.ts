/** Runs tests of either runner and counts what they found, also when they are cut off. */
import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { countJournal, NOTHING, type Outcome } from '../test/journal.ts';
import { inRoot } from './paths.ts';
import { runNode } from './run.ts';

/** Longer than any single test may take (test-run.ts), so that the runner names the test itself. */
const SILENCE_MS = 600_000;

export interface TestRun {
  /** Names the journal in out/test. */
  readonly name: string;
  readonly args: readonly string[];
  /** Times slower than the reference machine: limits grow with it. */
  readonly slowness: number;
  /** Whether a run without any test is fine. */
  readonly mayBeEmpty?: boolean;
}

/** Unit and server tests. Output goes to the terminal as it comes. */
export const runVitest = ({ args, mayBeEmpty = false, ...rest }: TestRun): Promise<Outcome> =>
  counted('node_modules/vitest/vitest.mjs', {
    ...rest,
    mayBeEmpty,
    args: [
      'run',
      ...args,
      ...(mayBeEmpty ? ['--passWithNoTests'] : []),
      '--reporter=default',
      `--reporter=${inRoot('scripts/test/vitest-journal.ts')}`,
    ],
  });

/** Browser tests, whose configuration names the journal's reporter. Output goes to the terminal as it comes. */
export const runPlaywright = ({ args, mayBeEmpty = false, ...rest }: TestRun): Promise<Outcome> =>
  counted('node_modules/@playwright/test/cli.js', {
    ...rest,
    mayBeEmpty,
    args: ['test', ...args, ...(mayBeEmpty ? ['--pass-with-no-tests'] : [])],
  });

async function counted(
  program: string,
  { name, args, slowness, mayBeEmpty }: Required<TestRun>,
): Promise<Outcome> {
  const journal = inRoot('out', 'test', `${name}.jsonl`);
  await mkdir(dirname(journal), { recursive: true });
  await rm(journal, { force: true });
  const { ok, silent } = await runNode(inRoot(program), args, {
    silenceMs: SILENCE_MS * slowness,
    signsOfLife: () => (existsSync(journal) ? statSync(journal).size : 0),
    output: 'relay',
    env: { JOURNAL: journal, SLOWNESS: String(slowness) },
  });
  if (silent) console.error(`The ${name} tests gave no sign of life any more and were stopped.`);
  const text = existsSync(journal) ? await readFile(journal, 'utf8') : '';
  if (mayBeEmpty && ok && !text.includes('"kind":"case"')) return NOTHING;
  return countJournal(text, ok);
}
