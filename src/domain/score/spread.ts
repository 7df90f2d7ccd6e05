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
  /** Points on a photo without fault, of which there are no others: in the same room, by the same hand. */
  readonly points: number;
  /** ln of the factor by which a shortcoming of 1 widens the ±, ≥ 0. */
  readonly growth: Readonly<Record<Shortcoming, number>>;
}

/** `PhotoQuality.lightHardness` of a studio, up to which light adds nothing, and of a bare bulb in the dark. */
const [SOFT_LIGHT, BARE_BULB] = [0.02, 0.06];
/** Median L* from which on skin counts as lit: of well lit people, dark-skinned ones among them, none lies below 27. */
const LIT_SKIN = 27;
/** Degrees that cost nothing. */
const STRAIGHT_DEG = 8;

/** Each within 0…1, and no more beyond: outside of what the fit has seen the ± does not run away. */
export function shortcomingsOf({
  confidence,
  quality,
  pose,
}: SpreadPhoto): Readonly<Record<Shortcoming, number>> {
  const { lightHardness, skinLightness, sharpness, interocularPx } = quality;
  const turn = Math.max(Math.abs(pose.yaw), Math.abs(pose.pitch));
  const shares: Readonly<Record<Shortcoming, number>> = {
    doubt: 1 - confidence,
    hard: Math.log(Math.max(lightHardness, SOFT_LIGHT) / SOFT_LIGHT) / Math.log(BARE_BULB / SOFT_LIGHT),
    dark: (LIT_SKIN - skinLightness) / (LIT_SKIN - LIMIT.MIN_SKIN_LIGHTNESS),
    soft: (LIMIT.FULL_SHARPNESS - sharpness) / (LIMIT.FULL_SHARPNESS - LIMIT.MIN_SHARPNESS),
    small:
      Math.log(LIMIT.FULL_INTEROCULAR_PX / Math.max(interocularPx, 1)) /
      Math.log(LIMIT.FULL_INTEROCULAR_PX / LIMIT.MIN_INTEROCULAR_PX),
    turned: (turn - STRAIGHT_DEG) / (LIMIT.HARD_TURN_DEG - STRAIGHT_DEG),
  };
  return recordOf(SHORTCOMINGS, (name) => clamp(shares[name], 0, 1));
}

/**
 * How much farther photos in hand and in other rooms move than retakes in one studio and their copies. The one factor that
 * is reasoned and not fitted, because no people of ours were photographed twice elsewhere: degraded copies of studio
 * photos showed .6 to .7 of the noise of photos from two other rooms (pipeline 2.1.0), and retakes of other people in the
 * same studio moved 1.5 times as far as those of the people that the scores were fitted to. 1 / .65 = 1.5.
 */
export const OTHER_ROOMS = 1.5;

/** What 95 of 100 differences stay within, points, before it is rounded up. */
export function exactSpread(photo: SpreadPhoto, { points, growth }: SpreadModel): number {
  const shortcomings = shortcomingsOf(photo);
  const log = SHORTCOMINGS.reduce((sum, name) => sum + growth[name] * shortcomings[name], 0);
  return OTHER_ROOMS * points * Math.exp(log);
}

/**
 * @returns what 95 of 100 differences from another photo of the same face, with the same expression and in the same kind of
 *   light, stay within, at least 1; whole points, rounded up, because both scores are rounded, too
 */
export const spreadOf = (photo: SpreadPhoto, model: SpreadModel = fitted): number =>
  Math.max(1, Math.ceil(exactSpread(photo, model)));

/** Points of the ± up to which a score says something of a face. Above it, it says something of the light (decision 39). */
export const TELLING_SPREAD = 10;

/** Whether a photo in this light tells enough to compare; if not, the app says so and how to mend it. @param spread whole points */
export const lightTells = (spread: number): boolean => spread <= TELLING_SPREAD;

/** A clear photo in good light, and one that hides a little or has a hard lamp. */
const [SURE_UP_TO, FAIRLY_SURE_UP_TO] = [3, 5];

/** How sure we are of a score, which is what its ± says: the same ± never has two words. @param spread whole points */
export const surenessOf = (spread: number): 'high' | 'medium' | 'low' =>
  spread <= SURE_UP_TO ? 'high' : spread <= FAIRLY_SURE_UP_TO ? 'medium' : 'low';
