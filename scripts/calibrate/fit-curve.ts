/** Quantiles of a sample onto target scores: the knots of a monotone, bounded curve. */
import { METRICS } from '#domain/skin/metrics/list.ts';
import type { SkinMetricName } from '#functions/vocabulary.ts';

/** [quantile of the faces counted from the poorest, score]; quantiles ascending. */
export type Targets = readonly (readonly [quantile: number, score: number])[];

const PART_MEDIAN = 76;
export const PART_TARGETS: Targets = [
  [0.02, 42],
  [0.1, 53],
  [0.25, 64],
  [0.5, PART_MEDIAN],
  [0.75, 86],
  [0.9, 93],
  [0.98, 98],
];

/** What the quantiles of a metric score: drawn towards the middle as far as the metric is not reliable. */
export function partTargets(metric: SkinMetricName): Targets {
  return PART_TARGETS.map(([quantile, score]) => [
    quantile,
    PART_MEDIAN + METRICS[metric].reliability * (score - PART_MEDIAN),
  ]);
}

/**
 * The mean of eight metrics bunches in the middle; this gives the section its scale back, as far as it is
 * to be trusted: two thirds of the parts' own, for the same skin in another light is judged otherwise.
 */
export const SKIN_TARGETS: Targets = [
  [0.02, 58],
  [0.1, 64],
  [0.25, 70],
  [0.5, 76],
  [0.75, 81],
  [0.9, 86],
  [0.98, 90],
];

/** A normal spread that reaches 50 and 98 at the ends of the faces seen, and no steeper than that needs. */
export const OVERALL_TARGETS: Targets = [
  [0.005, 51],
  [0.03, 57],
  [0.1, 63],
  [0.25, 69],
  [0.5, 75],
  [0.75, 81],
  [0.9, 86.5],
  [0.97, 91.5],
  [0.995, 97],
];

/** Least distance of two knots relative to the span, so that no curve has a cliff. */
const MIN_STEP = 0.02;

/**
 * @param samples at least two different finite values
 * @param direction `falling`: the largest value is the poorest; `rising`: the smallest is
 * @returns knots with x strictly ascending
 * @throws RangeError without two different values
 */
export function fitCurve(
  samples: readonly number[],
  targets: Targets,
  direction: 'rising' | 'falling',
): [number, number][] {
  const sorted = samples.filter(Number.isFinite).sort((a, b) => a - b);
  const quantile = (q: number) => {
    const at = q * (sorted.length - 1);
    const low = sorted[Math.floor(at)] ?? Number.NaN;
    return low + ((sorted[Math.ceil(at)] ?? low) - low) * (at - Math.floor(at));
  };
  const span = quantile(0.98) - quantile(0.02);
  if (!(span > 0)) throw new RangeError('A curve needs two different values');
  const knots = targets.map(([q, score]): [number, number] => [
    quantile(direction === 'rising' ? q : 1 - q),
    score,
  ]);
  if (direction === 'falling') knots.reverse();
  let previous = -Infinity;
  return knots.map(([x, y]) => {
    previous = Math.max(x, previous + MIN_STEP * span);
    return [Number(previous.toPrecision(5)), Number(y.toPrecision(4))];
  });
}

/**
 * A falling curve with one more step on its poor side, as wide and half as steep as the last one: the
 * poorest of the faces seen is not the end of the scale, or a mark more on it would not count.
 */
export function withTail(knots: readonly (readonly [number, number])[]): [number, number][] {
  const [inner, last] = knots.slice(-2);
  const all = knots.map(([x, y]): [number, number] => [x, y]);
  if (inner === undefined || last === undefined) return all;
  const [x, y] = [2 * last[0] - inner[0], last[1] + (last[1] - inner[1]) / 2];
  return [...all, [Number(x.toPrecision(5)), Number(y.toPrecision(4))]];
}
