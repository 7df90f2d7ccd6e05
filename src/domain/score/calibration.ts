/**
 * How measurements become scores: curves.json, fitted by `npm run calibrate` to synthetic faces of many
 * ages and origins (SFHQ). Every curve is monotone and bounded, so that no outlier decides a score.
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

/** Raw metric (src/domain/skin/metrics) → 0…100, higher is calmer. */
export const SKIN_CURVES: Readonly<Record<SkinMetricName, Curve>> = curvesOf(fitted.skinMetrics);

/**
 * Weighted mean of the skin metrics → skin score, 0…100. Features and vibe need no such curve: their
 * parts stand on scales of their own (a smile is a smile), not on other faces.
 */
export const SKIN_CURVE: Curve = curveOf(fitted.skin);

/**
 * Weighted mean of the sections → the number a person reads: never under 40, which would be cruel, and
 * never 100, which nobody can measure.
 */
export const DISPLAY_CURVE: Curve = [[0, 40], ...curveOf(fitted.overall), [100, 99]];
