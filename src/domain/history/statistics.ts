import type { FaceShapeName } from '#functions/vocabulary.ts';
import { lightTells } from '#domain/score/bands.ts';
import type { HistoryHead, KeptReport } from './entry.ts';

/** @returns the median; null for an empty list */
export function median(values: ArrayLike<number>): number | null {
  // Numbers by themselves are sorted several times as fast as with a function that compares them.
  const sorted = new Float64Array(values).sort();
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/**
 * @returns the value up to which half of the weight lies, half-way to the next one where that is exact; null for an empty
 *   list
 */
export function weightedMedian(
  values: readonly { readonly value: number; readonly weight: number }[],
): number | null {
  const sorted = values.toSorted((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let below = 0;
  for (const [i, { value, weight }] of sorted.entries()) {
    below += weight;
    if (below > half) return value;
    if (below === half) return (value + (sorted[i + 1]?.value ?? value)) / 2;
  }
  return null;
}

/** Running median of three: one odd photo leaves no mark, and the ends stay as they are. */
export function smooth(values: readonly number[]): readonly number[] {
  return values.map((value, i) => {
    const before = values[i - 1];
    const after = values[i + 1];
    if (before === undefined || after === undefined) return value;
    return median([before, value, after]) ?? value;
  });
}

export interface Totals {
  readonly count: number;
  /** 0…100; null without scores. */
  readonly average: number | null;
  readonly best: number | null;
}

interface Scored {
  readonly pipelineVersion: string;
  readonly report: { readonly score: Pick<KeptReport['score'], 'value' | 'spread'> };
}

/**
 * Every roast counts; average and best are of those whose light tells a score, on the newest one's scale.
 *
 * @param entries newest first
 */
export function totalsOf(entries: readonly Scored[]): Totals {
  const version = entries[0]?.pipelineVersion;
  const told = entries
    .filter(({ pipelineVersion, report }) => pipelineVersion === version && lightTells(report.score.spread))
    .map(({ report }) => report.score.value);
  const count = entries.length;
  if (told.length === 0) return { count, average: null, best: null };
  const sum = told.reduce((total, score) => total + score, 0);
  return { count, average: sum / told.length, best: Math.max(...told) };
}

/**
 * The face shape that somebody's history last named.
 *
 * @param entries newest first
 * @param version answers of another pipeline do not count
 * @returns empty where nothing was named
 */
export function earlierShape(entries: readonly HistoryHead[], version: string): readonly FaceShapeName[] {
  const named = entries.find(
    ({ pipelineVersion, report }) => pipelineVersion === version && report.faceShape.shown.length > 0,
  );
  return named?.report.faceShape.shown ?? [];
}
