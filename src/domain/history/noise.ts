/**
 * What a difference of two scores means. A spread is the 95 % half-width of one measurement (whole
 * points); two independent ones differ by chance by up to √(s₁² + s₂²) 19 times out of 20: the smallest
 * detectable change (Bland & Altman 1999, doi 10.1177/096228029900800204).
 */

export interface Measurement {
  /** Milliseconds since 1970 (UTC). */
  readonly time: number;
  /** 0…100 */
  readonly value: number;
  /** 95 % half-width, ≥ 0. */
  readonly spread: number;
  /** Scores of different versions are no more comparable than two different scales. */
  readonly version: string;
}

export type Verdict = 'higher' | 'lower' | 'no-change' | 'not-comparable';

export interface Difference {
  /** Later minus earlier, points. */
  readonly delta: number;
  /** Smallest detectable change of this pair, points. */
  readonly floor: number;
  readonly verdict: Verdict;
}

/** @returns points, ≥ 0; a difference up to this may be chance */
export function smallestDetectableChange(first: number, second: number): number {
  return Math.hypot(first, second);
}

/** From `earlier` to `later`; swapping the two turns the sign and nothing else. */
export function differenceOf(earlier: Measurement, later: Measurement): Difference {
  const delta = later.value - earlier.value;
  const floor = smallestDetectableChange(earlier.spread, later.spread);
  if (earlier.version !== later.version) return { delta, floor, verdict: 'not-comparable' };
  if (Math.abs(delta) <= floor) return { delta, floor, verdict: 'no-change' };
  return { delta, floor, verdict: delta > 0 ? 'higher' : 'lower' };
}
