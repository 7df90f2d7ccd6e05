/** Middle value, or the mean of the two middle ones; throws on an empty list. */
export function median(values: readonly number[]): number {
  const sorted = inOrder(values);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('No measurement to take a median of.');
  return (upper + lower) / 2;
}

/**
 * From where to where the median may lie with 95 % confidence, whatever the values are spread like (sign test,
 * with the normal approximation of the binomial's ranks); all values where they are fewer than six.
 */
export function medianRange(values: readonly number[]): readonly [number, number] {
  const sorted = inOrder(values);
  const rank = Math.max(1, Math.floor((sorted.length + 1) / 2 - 0.98 * Math.sqrt(sorted.length)));
  const low = sorted[rank - 1];
  const high = sorted[sorted.length - rank];
  if (low === undefined || high === undefined) throw new Error('No measurement to take a median of.');
  return [low, high];
}

/** What each value is of the one at the same place; throws when they are not as many. */
export function ratios(values: readonly number[], to: readonly number[]): readonly number[] {
  if (values.length !== to.length) throw new Error('Not measured in the same rounds.');
  return values.map((value, round) => value / (to[round] ?? Number.NaN));
}

const inOrder = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);
