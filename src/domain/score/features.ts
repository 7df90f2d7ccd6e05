/** Scores of what changes from photo to photo, 0…100 each: eyes, brows, gaze, mouth and lips. */
import { browTension, type ExpressionCues } from '#domain/face/expression.ts';
import type { FeatureScores } from '#domain/face/report.ts';
import { evaluateCurve, type Curve } from './calibration.ts';

/** Only nearly shut eyes cost points; the shape of an eye never does. */
const EYES_AWAKE: Curve = [
  [0.2, 90],
  [0.4, 66],
  [0.7, 40],
];
/** By `browTension`: brows cost nothing until they are drawn together far beyond rest. The mean of all faces is 90. */
const BROW_RELAXED: Curve = [
  [0, 86],
  [0.3, 56],
];
/**
 * Eye contact, by how far the eyes look past the camera. Where a person at rest in front of it looks (0.14 ± 0.07) it costs
 * little or nothing: what the networks tell there moves with a mirrored picture and with the skin's tone.
 */
const GAZE: Curve = [
  [0.12, 92],
  [0.22, 82],
  [0.35, 66],
  [0.6, 48],
  [1, 40],
];
/** A calm mouth is fine; a smile is a gift. */
const SMILE: Curve = [
  [0, 58],
  [0.05, 63],
  [0.3, 77],
  [0.65, 89],
  [1, 93],
];
/** From here on the corners of a mouth are a smile, as they are for the word of it (expression.ts). */
const SMILES_FROM = 0.3;
/** What an open smile adds, by how far the upper lip goes up and the corners beyond a first smile, the lesser of both. */
const OPEN_SMILE: Curve = [
  [0, 0],
  [0.4, 6],
];
/** Relief inside the lips over their form (src/domain/skin/lips.ts); half of all faces lie under 0.24. */
const LIPS: Curve = [
  [0.1, 90],
  [0.24, 82],
  [0.42, 72],
];

/** A calm face that looks at the camera: eyes open, mouth at rest, brows neither up nor drawn together. */
export const CALM_CUES = {
  smile: 0,
  blink: 0,
  browDown: 0.1,
  browUp: 0,
  mouthOpen: 0,
  pucker: 0,
  lowerLipDown: 0,
  upperLipUp: 0,
  eyeWide: 0,
  eyeSquint: 0,
  lookAway: 0,
} as const satisfies ExpressionCues;

/** Corners of the mouth and an open smile; where the engine does not tell of the lip, it is half of one. */
const scoreSmile = ({ smile, upperLipUp }: ExpressionCues): number =>
  evaluateCurve(SMILE, smile) +
  evaluateCurve(OPEN_SMILE, Math.min(smile - SMILES_FROM, upperLipUp ?? smile / 2));

/**
 * @param lipRoughness see src/domain/skin/lips.ts, null where not measurable
 * @param eyesHidden something opaque lies over the eyes: what an engine says of them, and of the brows by them, is a guess
 */
export function scoreFeatures(
  cues: ExpressionCues,
  lipRoughness: number | null,
  eyesHidden = false,
): FeatureScores {
  const tension = eyesHidden ? null : browTension(cues);
  return {
    eyesAwake: eyesHidden ? null : evaluateCurve(EYES_AWAKE, cues.blink),
    browRelaxed: tension === null ? null : evaluateCurve(BROW_RELAXED, tension),
    gaze: eyesHidden || cues.lookAway === null ? null : evaluateCurve(GAZE, cues.lookAway),
    smile: scoreSmile(cues),
    lips: lipRoughness === null ? null : evaluateCurve(LIPS, lipRoughness),
  };
}
