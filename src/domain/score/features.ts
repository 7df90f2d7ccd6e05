/** Scores of what changes from photo to photo, 0…100 each: eyes, brows, gaze, mouth and lips. */
import { browTension, type ExpressionCues } from '#domain/face/expression.ts';
import type { FeatureScores } from '#domain/face/report.ts';
import { evaluateCurve, type Curve } from './calibration.ts';

/** Only nearly shut eyes cost points; the shape of an eye never does. */
const EYES_AWAKE: Curve = [
  [0.2, 100],
  [0.4, 75],
  [0.7, 35],
];
/** By `browTension`: brows cost nothing until they are drawn together far beyond rest. The mean of all faces is 90. */
const BROW_RELAXED: Curve = [
  [0, 90],
  [0.3, 70],
];
const GAZE: Curve = [
  [0.3, 96],
  [0.6, 85],
  [1, 66],
];
/** A calm mouth is fine; a smile is a gift. */
const SMILE: Curve = [
  [0, 70],
  [0.25, 80],
  [0.6, 95],
  [1, 100],
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
  eyeWide: 0,
  eyeSquint: 0,
  lookAway: 0,
} as const satisfies ExpressionCues;

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
    smile: evaluateCurve(SMILE, cues.smile),
    lips: lipRoughness === null ? null : evaluateCurve(LIPS, lipRoughness),
  };
}
