/**
 * What a test run writes down while it goes: one JSON line a test, so that a run that is cut off is still counted
 * as far as it came, and its growth is the sign of life that `npm test` waits for.
 */
import { z } from 'zod';

export const journalLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('case'),
    file: z.string(),
    name: z.string(),
    state: z.enum(['passed', 'failed', 'skipped']),
    /** Why it was skipped, where the test says so. */
    why: z.string().optional(),
  }),
  z.object({
    kind: z.literal('file'),
    file: z.string(),
    /** Import, hooks and tests, in milliseconds. */
    ms: z.number(),
    /** It failed without a failed test: it does not load, or a hook threw. */
    broken: z.boolean(),
  }),
  z.object({
    kind: z.literal('end'),
    /** Errors that belong to no test. */
    errors: z.int(),
  }),
]);
export type JournalLine = z.infer<typeof journalLine>;

export interface FileTime {
  readonly file: string;
  readonly ms: number;
}

export interface Skipped {
  readonly name: string;
  readonly why: string;
}

/** What one step of `npm test` found. A check counts as one. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly Skipped[];
  readonly files: readonly FileTime[];
  /** Names of the failed tests. */
  readonly failures: readonly string[];
}

export const NOTHING: Outcome = { passed: 0, failed: 0, skipped: [], files: [], failures: [] };
export const PASSED: Outcome = { ...NOTHING, passed: 1 };
export const failedCheck = (name: string): Outcome => ({ ...NOTHING, failed: 1, failures: [name] });

export const sum = (a: Outcome, b: Outcome): Outcome => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: [...a.skipped, ...b.skipped],
  files: [...a.files, ...b.files],
  failures: [...a.failures, ...b.failures],
});

/**
 * Counts a journal. A broken file counts as one failure; so does a run without an end (cut off), one with errors
 * that belong to no test, one that failed for no reason in the journal, and one that ran no test at all.
 *
 * @param text the journal, a JSON object a line; a last line that is cut off is passed over
 * @param exitedOk whether the test runner ended with exit status 0
 */
export function countJournal(text: string, exitedOk: boolean): Outcome {
  let outcome = NOTHING;
  let ended = false;
  for (const line of linesOf(text)) {
    if (line.kind === 'end') {
      ended = true;
      if (line.errors > 0)
        outcome = sum(outcome, { ...failedCheck('errors outside of the tests'), failed: line.errors });
    } else if (line.kind === 'file') {
      outcome = sum(outcome, { ...NOTHING, files: [{ file: line.file, ms: line.ms }] });
      if (line.broken) outcome = sum(outcome, failedCheck(`${line.file}: does not load, or a hook threw`));
    } else {
      const name = `${line.file} > ${line.name}`;
      if (line.state === 'passed') outcome = sum(outcome, PASSED);
      else if (line.state === 'failed') outcome = sum(outcome, failedCheck(name));
      else
        outcome = sum(outcome, { ...NOTHING, skipped: [{ name, why: line.why ?? 'the test does not say' }] });
    }
  }
  if (!ended) return sum(outcome, failedCheck('the run did not end'));
  if (outcome.failed === 0 && !exitedOk)
    return sum(outcome, failedCheck('the run failed without naming a test'));
  if (outcome.failed === 0 && outcome.passed === 0) return sum(outcome, failedCheck('no test ran'));
  return outcome;
}

function* linesOf(text: string): Generator<JournalLine> {
  for (const line of text.split('\n')) {
    if (line === '') continue;
    try {
      yield journalLine.parse(JSON.parse(line));
    } catch {
      // The run was stopped while it wrote this line.
    }
  }
}
