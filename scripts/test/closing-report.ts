/** The last lines of `npm test`: what failed, what was skipped and why, where the time went, the count. */
import type { Outcome } from './journal.ts';

export interface StepTime {
  readonly name: string;
  readonly ms: number;
}

export interface ClosingReport {
  readonly outcome: Outcome;
  readonly steps: readonly StepTime[];
  readonly totalMs: number;
  /** Times slower than the reference machine, as measured at the start. */
  readonly slowness: number;
}

const SLOWEST = 10;
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** The lines, the count last: `N passed, N failed, N skipped`. */
export function closingReport({ outcome, steps, totalMs, slowness }: ClosingReport): readonly string[] {
  const slowest = outcome.files.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  return [
    ...section('Failed', outcome.failures),
    ...section('Skipped', skippedLines(outcome)),
    ...section(
      'Slowest files',
      slowest.map(({ file, ms }) => `${seconds(ms).padStart(8)}  ${file}`),
    ),
    ...section(
      `Stages, on a machine ${slowness.toFixed(1)} × as slow as the nominal reference`,
      [...steps, { name: 'all, some of them side by side', ms: totalMs }].map(
        ({ name, ms }) => `${seconds(ms).padStart(8)}  ${name}`,
      ),
    ),
    '',
    `${outcome.passed} passed, ${outcome.failed} failed, ${outcome.skipped.length} skipped`,
  ];
}

/** One line a reason, with the tests that it holds for. */
function skippedLines({ skipped }: Outcome): readonly string[] {
  const byReason = new Map<string, string[]>();
  for (const { name, why } of skipped) byReason.set(why, [...(byReason.get(why) ?? []), name]);
  return [...byReason].flatMap(([why, names]) => [
    `${why} (${names.length})`,
    ...names.map((name) => `  ${name}`),
  ]);
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
