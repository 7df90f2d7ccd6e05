/**
 * What a difference of two scores means. There are two questions, and each has a figure of its own:
 *
 * - "Another photo now": the spread of a result, which is of a difference already: 19 of 20 other photos of the same face,
 *   with the same expression in the same kind of light, score no farther away than it (`domain/score/spread.ts`, fitted to
 *   pairs of photos, of which the poorer one decides). So of two scores the wider spread is the smallest detectable change
 *   (Bland & Altman 1999, doi 10.1177/096228029900800204); to add the two in quadrature would count the second photo twice.
 *   Where one photo is meant by itself, its 95 % half-width around what many photos would settle on is spread / √2: two
 *   independent errors of that half-width differ by up to √2 times it.
 * - "Another day": room, lamp, camera and distance are others. What two photos of one session promise does not hold there.
 */
import type { Moment } from '#roast/contract.ts';

export interface Measurement {
  /** Milliseconds since 1970 (UTC). */
  readonly time: number;
  /** 0…100 */
  readonly value: number;
  /** 95 % half-width of the difference between this photo and another one of the same face in the same session, ≥ 0. */
  readonly spread: number;
  /** Scores of different versions are no more comparable than two different scales. */
  readonly version: string;
  /** This phone's camera that took it at `time`. Null: it came as a file, which may be of any day, or that is not known. */
  readonly camera: Camera | null;
}

export type Camera = Extract<Moment['source'], 'front' | 'rear'>;

/** @param source null or left out: not known */
export const cameraOf = (source: Moment['source'] | undefined): Camera | null =>
  source === 'front' || source === 'rear' ? source : null;

/**
 * So many times as far as a retake moves a score, another day moves it: in 19 of 20 pairs of photos of six people, taken
 * with webcams in two to four sessions each (a public set; aggregate, expression held equal), by 10 points where the ± was
 * 4. Nothing in one photo tells how far it will be. Six people are few: the figure is rounded, not fitted.
 */
export const ANOTHER_DAY = 2.5;

/** What another day moves something by that a retake moves by `retake`. @returns points, whole, rounded up as a ± is */
export const onAnotherDay = (retake: number): number => Math.ceil(ANOTHER_DAY * retake);

/** Photos farther apart in time than this may have another lamp: the sun is one. Milliseconds. */
export const SESSION_MS = 3_600_000;

/** Whether two photos may be held against each other as retakes: the same camera took both, within the hour. */
export const isSameSession = (a: Measurement, b: Measurement): boolean =>
  a.camera !== null && a.camera === b.camera && Math.abs(a.time - b.time) < SESSION_MS;

/** What two photos differ by without a change, points. @param retake what two of one session differ by */
export const floorOf = (retake: number, sameSession: boolean): number =>
  sameSession ? retake : onAnotherDay(retake);

export type Verdict = 'higher' | 'lower' | 'no-change' | 'not-comparable';

export interface Difference {
  /** Later minus earlier, points. */
  readonly delta: number;
  /** Smallest detectable change of this pair, points. */
  readonly floor: number;
  readonly sameSession: boolean;
  readonly verdict: Verdict;
}

/** From `earlier` to `later`; swapping the two turns the sign and nothing else. A difference up to the floor may be chance. */
export function differenceOf(earlier: Measurement, later: Measurement): Difference {
  const delta = later.value - earlier.value;
  const sameSession = isSameSession(earlier, later);
  const floor = floorOf(Math.max(earlier.spread, later.spread), sameSession);
  const of = { delta, floor, sameSession };
  if (earlier.version !== later.version) return { ...of, verdict: 'not-comparable' };
  if (Math.abs(delta) <= floor) return { ...of, verdict: 'no-change' };
  return { ...of, verdict: delta > 0 ? 'higher' : 'lower' };
}
