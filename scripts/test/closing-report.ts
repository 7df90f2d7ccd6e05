/** The last lines of `npm test`: what failed, what was skipped and why, where the time went, the count. */
import type { Outcome, Skipped } from './journal.ts';

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
  /** Where `skippedNames` can be read; left out: nowhere. */
  readonly namesAt?: string;
}

const SLOWEST = 10;
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** The lines, the count last: `N passed, N failed, N skipped`. */
export function closingReport({
  outcome,
  steps,
  totalMs,
  slowness,
  namesAt,
}: ClosingReport): readonly string[] {
  const slowest = outcome.files.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  return [
    ...section('Failed', outcome.failures),
    ...section(
      `Skipped, a line a reason${namesAt === undefined ? '' : ` (their names: ${namesAt})`}`,
      byReason(outcome.skipped).map(([why, names]) => `${names.length} × ${why}`),
    ),
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

/** Every skipped test under its reason, a line each: fifty of them would hide the count. */
export const skippedNames = ({ skipped }: Pick<Outcome, 'skipped'>): readonly string[] =>
  byReason(skipped).flatMap(([why, names]) => [
    `${names.length} × ${why}`,
    ...names.map((name) => `  ${name}`),
  ]);

function byReason(skipped: readonly Skipped[]): readonly (readonly [string, readonly string[]])[] {
  const found = new Map<string, string[]>();
  for (const { name, why } of skipped) found.set(why, [...(found.get(why) ?? []), name]);
  return [...found];
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
