/** Monotone piecewise-linear curves: calibration as data. */

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
