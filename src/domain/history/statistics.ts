/** @returns the median; null for an empty list */
export function median(values: ArrayLike<number>): number | null {
  // Numbers by themselves are sorted several times as fast as with a function that compares them.
  const sorted = new Float64Array(values).sort();
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
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

export function totalsOf(scores: readonly number[]): Totals {
  if (scores.length === 0) return { count: 0, average: null, best: null };
  const sum = scores.reduce((total, score) => total + score, 0);
  return { count: scores.length, average: sum / scores.length, best: Math.max(...scores) };
}
