/**
 * How measurements become scores: curves.json, fitted by `npm run lab -- calibrate` to real and synthetic faces, which count
 * alike. Every curve is monotone and bounded, so that no outlier decides a score.
 */
import type { SkinMetricName } from '#functions/vocabulary.ts';
import type { Curve } from './curve.ts';
import fitted from './curves.json' with { type: 'json' };

function curveOf(knots: readonly (readonly number[])[]): Curve {
  return knots.map(([x = Number.NaN, y = Number.NaN]): [number, number] => [x, y]);
}

function curvesOf<Name extends string>(data: Readonly<Record<Name, number[][]>>): Record<Name, Curve> {
  const entries = Object.entries<number[][]>(data).map(([name, knots]) => [name, curveOf(knots)]);
  return Object.fromEntries(entries) as Record<Name, Curve>;
}

/** y = slope · x + offset. */
export interface Line {
  readonly slope: number;
  readonly offset: number;
}

/** Raw metric (src/domain/skin/metrics) → 0…100, higher is calmer. */
export const SKIN_CURVES: Readonly<Record<SkinMetricName, Curve>> = curvesOf(fitted.skinMetrics);

/**
 * Weighted mean of the skin metrics → skin score. Features and vibe need no such line: their parts stand on scales of
 * their own (a smile is a smile), not on other faces.
 */
export const SKIN_LINE: Line = fitted.skin;
