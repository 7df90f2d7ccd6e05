/** Runs Vitest projects and counts what they found, also when they are cut off. */
import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { countJournal, type Outcome } from '../test/journal.ts';
import { inRoot } from './paths.ts';
import { runNode } from './run.ts';

/** Longer than any single test may take (testTimeout in vitest.config.ts), so that Vitest names the test itself. */
const SILENCE_MS = 600_000;

export interface VitestOptions {
  /** Names the journal in out/test. */
  readonly name: string;
  readonly args: readonly string[];
  /** Times slower than the reference machine: limits grow with it. */
  readonly slowness: number;
  /** Whether a run without any test is fine. */
  readonly mayBeEmpty?: boolean;
}

/** Output goes to the terminal as it comes. */
export async function runVitest({
  name,
  args,
  slowness,
  mayBeEmpty = false,
}: VitestOptions): Promise<Outcome> {
  const journal = inRoot('out', 'test', `${name}.jsonl`);
  await mkdir(dirname(journal), { recursive: true });
  await rm(journal, { force: true });
  const { ok, silent } = await runNode(
    inRoot('node_modules/vitest/vitest.mjs'),
    [
      'run',
      ...args,
      ...(mayBeEmpty ? ['--passWithNoTests'] : []),
      '--reporter=default',
      `--reporter=${inRoot('scripts/test/journal-reporter.ts')}`,
    ],
    {
      silenceMs: SILENCE_MS * slowness,
      signsOfLife: () => (existsSync(journal) ? statSync(journal).size : 0),
      output: 'relay',
      env: { JOURNAL: journal, SLOWNESS: String(slowness) },
    },
  );
  if (silent) console.error(`The ${name} tests gave no sign of life any more and were stopped.`);
  const text = existsSync(journal) ? await readFile(journal, 'utf8') : '';
  if (mayBeEmpty && ok && !text.includes('"kind":"case"'))
    return { passed: 0, failed: 0, skipped: [], files: [], failures: [] };
  return countJournal(text, ok);
}
