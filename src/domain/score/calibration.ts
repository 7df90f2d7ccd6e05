/**
 * How measurements become scores: curves.json, fitted by `npm run lab -- calibrate` to real and synthetic faces, which count
 * alike. Every curve is monotone and bounded, so that no outlier decides a score.
 */
import type { SkinMetricName } from '#functions/vocabulary.ts';
import type { ScoredSection } from './sections.ts';
import fitted from './curves.json' with { type: 'json' };

// Monotone piecewise-linear curves: calibration as data.

/** Knots [x, y] with x strictly ascending; outside them the curve stays flat. */
export type Curve = readonly (readonly [x: number, y: number])[];

/** Value of the curve at x. A curve without knots is a mistake of ours and gives NaN. */
export function evaluateCurve(curve: Curve, x: number): number {
  let [x0, y0] = curve[0] ?? [Number.NaN, Number.NaN];
  if (!(x > x0)) return y0;
  for (const [x1, y1] of curve) {
    if (x <= x1) return x1 === x0 ? y1 : y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
    x0 = x1;
    y0 = y1;
  }
  return y0;
}

function curveOf(knots: readonly (readonly number[])[]): Curve {
  return knots.map(([x = Number.NaN, y = Number.NaN]): [number, number] => [x, y]);
}

function curvesOf<Name extends string>(data: Readonly<Record<Name, number[][]>>): Record<Name, Curve> {
  const entries = Object.entries<number[][]>(data).map(([name, knots]) => [name, curveOf(knots)]);
  return Object.fromEntries(entries) as Record<Name, Curve>;
}

/**
 * What lies off the middle goes as far again as `slope` says: y = middle + slope · (x − middle). Few digits, because the page
 * shows the line, and whoever multiplies is to find the score (adds-up.ts).
 */
export interface Line {
  /** At least 1, in tenths. */
  readonly slope: number;
  /** The score that the line leaves where it is; whole. */
  readonly middle: number;
}

export const onLine = ({ slope, middle }: Line, x: number): number => middle + slope * (x - middle);

/** Raw metric (src/domain/skin/metrics) → 0…100, higher is calmer. */
export const SKIN_CURVES: Readonly<Record<SkinMetricName, Curve>> = curvesOf(fitted.skinMetrics);

/**
 * Weighted mean of a section's parts → its score. A mean of several parts lies nearer to the middle than any of them: the
 * line gives the section the width of the scale back, so that its numbers mean what the four bands say.
 */
export const SECTION_LINES: Readonly<Record<ScoredSection, Line>> = fitted.sections;
