/**
 * The ± of the overall score, told from what the photo shows. spread.json is fitted by `npm run lab -- fit-spread`: a scale
 * that is log-linear in six shortcomings, each of which can only widen it, and on top the quantile of what pairs of photos
 * of people moved by on that scale (conformal prediction by person: Vovk, Gammerman & Shafer 2005; over folds: Barber et
 * al., Annals of Statistics 49 (2021) 486). What the pairs are, and how their kinds are weighed, stands in
 * lab/fit-spread/pairs.ts.
 */
import * as LIMIT from '#domain/capture/limits.ts';
import type { FaceReport } from '#domain/face/report.ts';
import { clamp } from '#domain/geometry/points.ts';
import { recordOf } from '#functions/vocabulary.ts';
import fitted from './spread.json' with { type: 'json' };

/** What of a photo the ± is told from. */
export type SpreadPhoto = Pick<FaceReport, 'confidence' | 'quality' | 'pose'>;

/** What makes a score unsure, each 0 (nothing amiss) to 1 (as far as a photo is still accepted). */
export const SHORTCOMINGS = ['doubt', 'hard', 'dark', 'soft', 'small', 'turned'] as const;
export type Shortcoming = (typeof SHORTCOMINGS)[number];

export interface SpreadModel {
  /** Points on a photo without fault, for people and rooms that the fit has seen. */
  readonly points: number;
  /** ln of the factor by which a shortcoming of 1 widens the ±, ≥ 0. */
  readonly growth: Readonly<Record<Shortcoming, number>>;
}

/** `PhotoQuality.lightHardness` of a studio, up to which light adds nothing, and of a bare bulb in the dark. */
const [SOFT_LIGHT, BARE_BULB] = [0.02, 0.06];
/** Degrees that cost nothing. */
const STRAIGHT_DEG = 8;

/** Each within 0…1, and no more beyond: outside of what the fit has seen the ± does not run away. */
export function shortcomingsOf({
  confidence,
  quality,
  pose,
}: SpreadPhoto): Readonly<Record<Shortcoming, number>> {
  const { lightHardness, exposure, sharpness, interocularPx } = quality;
  const turn = Math.max(Math.abs(pose.yaw), Math.abs(pose.pitch));
  const shares: Readonly<Record<Shortcoming, number>> = {
    doubt: 1 - confidence,
    hard: Math.log(Math.max(lightHardness, SOFT_LIGHT) / SOFT_LIGHT) / Math.log(BARE_BULB / SOFT_LIGHT),
    dark: (LIMIT.FULL_EXPOSURE - exposure) / (LIMIT.FULL_EXPOSURE - LIMIT.MIN_EXPOSURE),
    soft: (LIMIT.FULL_SHARPNESS - sharpness) / (LIMIT.FULL_SHARPNESS - LIMIT.MIN_SHARPNESS),
    small:
      Math.log(LIMIT.FULL_INTEROCULAR_PX / Math.max(interocularPx, 1)) /
      Math.log(LIMIT.FULL_INTEROCULAR_PX / LIMIT.MIN_INTEROCULAR_PX),
    turned: (turn - STRAIGHT_DEG) / (LIMIT.HARD_TURN_DEG - STRAIGHT_DEG),
  };
  return recordOf(SHORTCOMINGS, (name) => clamp(shares[name], 0, 1));
}

/** The scale of the fit: what photos like those that it has seen stay within, points. */
export function fittedSpread(photo: SpreadPhoto, { points, growth }: SpreadModel): number {
  const shortcomings = shortcomingsOf(photo);
  return points * Math.exp(SHORTCOMINGS.reduce((sum, name) => sum + growth[name] * shortcomings[name], 0));
}

/**
 * Two factors that are reasoned and not fitted, because no people of ours were photographed twice outside of one studio.
 * Retakes of other people in that studio moved 1.2 times as far as those of the people whom the scores are fitted to
 * (pipeline 2.1.0: 2.4 points against 2.0); a little is added because 51 people tell little of the rarest twentieth.
 */
export const OTHER_PEOPLE = 1.25;
/**
 * Copies of studio photos, however degraded, showed .6 to .7 of the noise of photos in two other rooms: heads that turn
 * in a lamp's light cannot be copied. The farther a photo is from a studio's, by its largest shortcoming, the more of
 * 1 / .65 it is given.
 */
export const OTHER_ROOMS = 1.5;

/** What 95 of 100 differences stay within, points, before it is rounded up. */
export const exactSpread = (photo: SpreadPhoto, model: SpreadModel): number =>
  OTHER_PEOPLE *
  OTHER_ROOMS ** Math.max(...Object.values(shortcomingsOf(photo))) *
  fittedSpread(photo, model);

/**
 * @returns what 95 of 100 differences from another photo of the same face, with the same expression and in the same kind of
 *   light, stay within, at least 1; whole points, rounded up, because both scores are rounded, too
 */
export const spreadOf = (photo: SpreadPhoto, model: SpreadModel = fitted): number =>
  Math.max(1, Math.ceil(exactSpread(photo, model)));

/** A clear photo in good light, and one that hides a little or has a hard lamp. */
const [SURE_UP_TO, FAIRLY_SURE_UP_TO] = [7, 9];

/** How sure we are of a score, which is what its ± says: the same ± never has two words. @param spread whole points */
export const surenessOf = (spread: number): 'high' | 'medium' | 'low' =>
  spread <= SURE_UP_TO ? 'high' : spread <= FAIRLY_SURE_UP_TO ? 'medium' : 'low';
