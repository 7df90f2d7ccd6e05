/**
 * What a difference of two scores means. A score's spread is of a difference already: 19 of 20 other photos of the same
 * face, with the same expression in the same kind of light, score no farther away than it (`domain/score/score.ts`, fitted
 * to pairs of photos, of which the poorer one decides). So of two scores the wider spread is the smallest detectable change
 * (Bland & Altman 1999, doi 10.1177/096228029900800204); to add the two in quadrature would count the second photo twice.
 * Where one photo is meant by itself, its 95 % half-width around what many photos would settle on is spread / √2: two
 * independent errors of that half-width differ by up to √2 times it.
 */

export interface Measurement {
  /** Milliseconds since 1970 (UTC). */
  readonly time: number;
  /** 0…100 */
  readonly value: number;
  /** 95 % half-width of the difference between this photo and another one of the same face, ≥ 0. */
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

/** From `earlier` to `later`; swapping the two turns the sign and nothing else. A difference up to the floor may be chance. */
export function differenceOf(earlier: Measurement, later: Measurement): Difference {
  const delta = later.value - earlier.value;
  const floor = Math.max(earlier.spread, later.spread);
  if (earlier.version !== later.version) return { delta, floor, verdict: 'not-comparable' };
  if (Math.abs(delta) <= floor) return { delta, floor, verdict: 'no-change' };
  return { delta, floor, verdict: delta > 0 ? 'higher' : 'lower' };
}
