/**
 * Is this photo good enough, how far can it be trusted, and what would make the next one better?
 * Decided on what the photo is like, never on what the person is like.
 */
import type { AdviceCode } from '#functions/vocabulary.ts';
import type { PhotoQuality, Pose, RegionCoverage } from '#domain/face/report.ts';
import { clamp } from '#domain/geometry/points.ts';
import * as LIMIT from './limits.ts';

export type GateError =
  | 'too-small'
  | 'low-resolution'
  | 'turned-away'
  | 'too-dark'
  | 'too-bright'
  | 'blurred';

/** The first hard limit that a photo from this angle breaks, or null. */
export function hardGate(quality: PhotoQuality, pose: Pose, angle: LIMIT.Angle): GateError | null {
  if (quality.interocularPx < LIMIT.MIN_INTEROCULAR_PX) {
    // A face that fills the photo would not gain by coming closer.
    return quality.faceFill < LIMIT.FILLING_FACE ? 'too-small' : 'low-resolution';
  }
  if (Math.abs(pose.yaw) > LIMIT.TURNS[angle].most || Math.abs(pose.pitch) > LIMIT.HARD_TURN_DEG) {
    return 'turned-away';
  }
  if (quality.exposure < LIMIT.MIN_EXPOSURE) return 'too-dark';
  if (quality.skinLightness > LIMIT.MAX_SKIN_LIGHTNESS) return 'too-bright';
  if (quality.clippedShare > LIMIT.MAX_CLIPPED_SHARE) {
    return quality.exposure < LIMIT.DIM_EXPOSURE ? 'too-dark' : 'too-bright';
  }
  return quality.sharpness < LIMIT.MIN_SHARPNESS ? 'blurred' : null;
}

/** 1 up to `soft`, falling to `floor` at `hard`, linear in between; both directions. */
function trust(value: number, soft: number, hard: number, floor: number): number {
  return 1 - (1 - floor) * clamp((value - soft) / (hard - soft), 0, 1);
}

/**
 * What makes a score unsure: few pixels of the face, its angle, the light or its colour, a soft photo, or something that lies
 * over it.
 */
export const DOUBTS = ['size', 'angle', 'light', 'colour', 'sharpness', 'covered'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** What each shortcoming leaves of the trust, 0…1. */
function trusts(
  quality: PhotoQuality,
  pose: Pose,
  coverage: RegionCoverage,
): readonly (readonly [Doubt, number])[] {
  const shares = Object.values(coverage);
  const covered = shares.reduce((sum, share) => sum + Math.min(1, share), 0) / shares.length;
  return [
    ['size', trust(-quality.interocularPx, -LIMIT.FULL_INTEROCULAR_PX, -LIMIT.MIN_INTEROCULAR_PX, 0.6)],
    ['angle', trust(Math.abs(pose.yaw), 8, LIMIT.HARD_TURN_DEG, 0.6)],
    ['angle', trust(Math.abs(pose.pitch), 12, LIMIT.HARD_TURN_DEG, 0.7)],
    ['light', trust(-quality.exposure, -LIMIT.FULL_EXPOSURE, -LIMIT.MIN_EXPOSURE, 0.4)],
    ['light', trust(quality.skinLightness, LIMIT.HARSH_SKIN_LIGHTNESS, LIMIT.MAX_SKIN_LIGHTNESS, 0.5)],
    ['light', trust(quality.clippedShare, 0.02, LIMIT.MAX_CLIPPED_SHARE, 0.4)],
    ['light', trust(quality.lightImbalance, LIMIT.UNEVEN_LIGHT / 2, 40, 0.6)],
    ['colour', trust(quality.lightColour ?? 0, LIMIT.SOFT_LIGHT_COLOUR, LIMIT.MOST_LIGHT_COLOUR, 0.5)],
    ['sharpness', trust(-quality.sharpness, -LIMIT.FULL_SHARPNESS, -LIMIT.MIN_SHARPNESS, 0.4)],
    ['covered', trust(-covered, -0.9, -0.4, 0.6)],
  ];
}

/**
 * How far the report can be trusted, 0…1: the product of what each shortcoming leaves.
 *
 * @param coverage readable share of each skin region
 */
export const confidenceOf = (quality: PhotoQuality, pose: Pose, coverage: RegionCoverage): number =>
  trusts(quality, pose, coverage).reduce((product, [, left]) => product * left, 1);

/** Whether a lamp of a strong colour, or two of different ones, light the face: its colours are not told. */
export const isLightColoured = ({ lightColour }: Pick<PhotoQuality, 'lightColour'>): boolean =>
  lightColour !== null && lightColour > LIMIT.COLOURED_LIGHT;

/**
 * What takes the most of the trust in a score; before all a coloured lamp, which one cannot see past, and a hard one, which
 * widens the ± by itself. Null: nothing does.
 */
export function doubtOf(quality: PhotoQuality, pose: Pose, coverage: RegionCoverage): Doubt | null {
  if (isLightColoured(quality)) return 'colour';
  if (quality.lightHardness > LIMIT.HARD_LIGHT) return 'light';
  const parts = trusts(quality, pose, coverage);
  const leftBy = (doubt: Doubt) =>
    parts.reduce((product, [cause, left]) => (cause === doubt ? product * left : product), 1);
  const [worst] = DOUBTS.toSorted((a, b) => leftBy(a) - leftBy(b));
  return worst === undefined || leftBy(worst) === 1 ? null : worst;
}

/** No advice speaks of the colour of the light. */
type MendedByAdvice = Exclude<Doubt, 'colour'>;

/** The advice that takes a doubt away, the first of them where the photo has none of its own. */
const MENDS: Readonly<Record<MendedByAdvice, readonly [AdviceCode, ...AdviceCode[]]>> = {
  light: ['more-light', 'soften-light', 'less-light', 'even-light'],
  size: ['come-closer', 'higher-resolution'],
  sharpness: ['hold-still'],
  angle: ['face-camera', 'chin-level'],
  covered: ['clear-forehead', 'remove-glasses'],
};

/**
 * What to do first so that the next photo tells a score: the photo's own advice on what makes it unsure most, else, of light
 * or where nothing does, on anything that makes a score unsure.
 *
 * @param advice of the photo, most important first
 * @param doubt of `doubtOf`; null: not known of an old result
 */
export function mendOf(advice: readonly AdviceCode[], doubt: MendedByAdvice | null): AdviceCode {
  const own: readonly AdviceCode[] = doubt === null ? [] : MENDS[doubt];
  const known = advice.find((code) => own.includes(code));
  if (known !== undefined) return known;
  // A hard light is no fault where the light's own score is good: what else the photo advises helps more.
  const others: readonly AdviceCode[] =
    doubt === null || doubt === 'light' ? Object.values(MENDS).flat() : [];
  return advice.find((code) => others.includes(code)) ?? own[0] ?? 'hold-still';
}

/** Whether something opaque lies over both eyes, so that nothing of them is scored or told. */
export const areEyesHidden = ({ rightUnderEye, leftUnderEye }: RegionCoverage): boolean =>
  Math.max(rightUnderEye, leftUnderEye) < LIMIT.COVERED_EYES;

/** The same, as the report says it. */
export const saysEyesHidden = (advice: readonly AdviceCode[]): boolean => advice.includes('remove-glasses');

/** What the limits say against the light alone, most important first. */
export function lightAdvice(quality: PhotoQuality): AdviceCode[] {
  const { skinLightness, clippedShare } = quality;
  const dim = quality.exposure < LIMIT.DIM_EXPOSURE;
  const advice: readonly (readonly [AdviceCode, boolean])[] = [
    ['more-light', dim],
    // In the dark, what is clipped is black.
    [
      'less-light',
      !dim && (skinLightness > LIMIT.HARSH_SKIN_LIGHTNESS || clippedShare > LIMIT.HARSH_CLIPPED_SHARE),
    ],
    ['even-light', quality.lightImbalance > LIMIT.UNEVEN_LIGHT],
    ['soften-light', quality.lightHardness > LIMIT.HARD_LIGHT],
  ];
  return advice.filter(([, applies]) => applies).map(([code]) => code);
}

/**
 * What would help most, in the order in which to say it. The words of the roast follow from it (facts/from-report.ts), so
 * that nothing is praised that is to be changed.
 */
export function adviceFor(quality: PhotoQuality, pose: Pose, coverage: RegionCoverage): AdviceCode[] {
  const advice: readonly (readonly [AdviceCode, boolean])[] = [
    // First, because it says what was left out.
    ['remove-glasses', areEyesHidden(coverage)],
    ...lightAdvice(quality).map((code) => [code, true] as const),
    ['face-camera', Math.abs(pose.yaw) > LIMIT.SOFT_TURN_DEG],
    ['chin-level', Math.abs(pose.pitch) > LIMIT.SOFT_TURN_DEG],
    ['straighten-head', Math.abs(pose.roll) > LIMIT.SOFT_ROLL_DEG],
    ['hold-still', quality.sharpness < LIMIT.SOFT_SHARPNESS && !isSmall(quality)],
    ['higher-resolution', isSmall(quality)],
    ['step-back', quality.faceFill > LIMIT.MAX_FACE_FILL || isTooNear(quality.distanceCm)],
    ['come-closer', quality.faceFill < LIMIT.MIN_FACE_FILL],
    ['centre-face', quality.offCentre > LIMIT.MAX_OFF_CENTRE],
    ['clear-forehead', coverage.forehead < LIMIT.COVERED_FOREHEAD],
  ];
  return advice.filter(([, applies]) => applies).map(([code]) => code);
}

function isSmall({ interocularPx }: PhotoQuality): boolean {
  return interocularPx < LIMIT.SMALL_INTEROCULAR_PX;
}

function isTooNear(distanceCm: number | null): boolean {
  return distanceCm !== null && distanceCm < LIMIT.MIN_DISTANCE_CM;
}
