/** Quantiles of samples onto target scores: the knots of a monotone, bounded curve. */
import type { Line } from '#domain/score/calibration.ts';
import { clamp } from '#domain/geometry/points.ts';
import { METRICS } from '#domain/skin/metrics/list.ts';
import type { SkinMetricName } from '#functions/vocabulary.ts';

/** [quantile of the faces counted from the poorest, score]; quantiles ascending. */
export type Targets = readonly (readonly [quantile: number, score: number])[];

/** What the middle face of all sets scores in every metric. */
export const PART_MEDIAN = 75;

/**
 * Standard scores for quantiles of faces. Steep where a face stands out, flat in the middle half, where real skin in a
 * studio's light and painted skin under a lamp lie apart, and retakes of one face as well.
 */
const DEVIATIONS: Targets = [
  [0.02, -2.05],
  [0.1, -1.25],
  [0.25, -0.5],
  [0.5, 0],
  [0.75, 0.45],
  [0.9, 1.15],
  [0.98, 1.9],
];

/** Points of score that a standard deviation between faces is worth where a metric's `reliability` is 1. */
const POINTS = 10;

/**
 * What the quantiles of a metric score: drawn towards the middle by its `reliability`, which is set by hand
 * (src/domain/skin/metrics/skin-metric.ts).
 */
export function partTargets(metric: SkinMetricName): Targets {
  return DEVIATIONS.map(([quantile, deviation]) => [
    quantile,
    PART_MEDIAN + POINTS * METRICS[metric].reliability * deviation,
  ]);
}

/** Least distance of two knots relative to the span, so that no curve has a cliff. */
const MIN_STEP = 0.02;
/** The tail behind the last knot: so many steps wide, and so much as steep. */
const TAIL_STEPS = 2.5;
const TAIL_STEEPNESS = 0.7;

/**
 * The q-quantile of several samples that count alike, however many values each has; linear between the middles of the
 * values' weights.
 *
 * @param samples at least one finite value
 */
export function pooledQuantile(samples: readonly (readonly number[])[], q: number): number {
  const known = samples.map((sample) => sample.filter(Number.isFinite)).filter((sample) => sample.length > 0);
  const sorted = known
    .flatMap((sample) => sample.map((value) => ({ value, weight: 1 / (sample.length * known.length) })))
    .toSorted((a, b) => a.value - b.value);
  let before = 0;
  let previous: { value: number; at: number } | null = null;
  for (const { value, weight } of sorted) {
    const at = before + weight / 2;
    if (at >= q) {
      if (previous === null) return value;
      return previous.value + ((q - previous.at) / (at - previous.at)) * (value - previous.value);
    }
    previous = { value, at };
    before += weight;
  }
  return previous?.value ?? Number.NaN;
}

/**
 * A falling curve: the largest values are the poorest. Behind the last knot comes a long and less steep
 * tail: the poorest of the faces seen is not the end of the scale, or a mark more on it would not count.
 *
 * @param samples sets of faces that count alike; together at least two different finite values
 * @returns knots with x strictly ascending
 * @throws RangeError without two different values
 */
export function fitCurve(samples: readonly (readonly number[])[], targets: Targets): [number, number][] {
  const quantile = (q: number) => pooledQuantile(samples, q);
  const span = quantile(0.98) - quantile(0.02);
  if (!(span > 0)) throw new RangeError('A curve needs two different values');
  let previous = -Infinity;
  const knots = targets.toReversed().map(([q, score]): [number, number] => {
    previous = Math.max(quantile(1 - q), previous + MIN_STEP * span);
    return [previous, score];
  });
  const [inner, last] = knots.slice(-2);
  if (inner !== undefined && last !== undefined) {
    knots.push([
      last[0] + TAIL_STEPS * (last[0] - inner[0]),
      last[1] + TAIL_STEPS * TAIL_STEEPNESS * (last[1] - inner[1]),
    ]);
  }
  return knots.map(([x, y]) => [Number(x.toPrecision(5)), Number(y.toPrecision(4))]);
}

/** What the middle face of all sets scores in every section, and how far apart its quarters lie: all four bands are used. */
const SECTION_MEDIAN = 67;
const SECTION_MIDDLE_HALF = 24;

/** A line of slope 1 has no middle; beyond the other end it would show how parts are rounded more than how they differ. */
const SLOPES = [1.1, 5] as const;

const tenths = (value: number): number => Math.round(10 * value) / 10;

/**
 * The line that puts the means of a section's parts on the scale: half of all faces lie within `SECTION_MIDDLE_HALF` points
 * about `SECTION_MEDIAN`, as nearly as few digits tell (`Line`).
 *
 * @param samples means of sets of faces that count alike; at least one finite value
 */
export function fitLine(samples: readonly (readonly number[])[]): Line {
  const quantile = (q: number) => pooledQuantile(samples, q);
  const width = quantile(0.75) - quantile(0.25);
  const slope = tenths(clamp(SECTION_MIDDLE_HALF / width, ...SLOPES));
  return { slope, middle: Math.round((slope * quantile(0.5) - SECTION_MEDIAN) / (slope - 1)) };
}
