/**
 * Expression cues and the scores drawn from them. MediaPipe gives blendshapes; the lite engine has
 * none, so its cues come from the frontal mesh by lines fitted to MediaPipe's blendshapes over 556
 * faces (correlation 0.9 for the smile, 0.9 for the eyelids, 0.7 for the brows).
 */
import type { Expression } from '#functions/vocabulary.ts';
import { centroid, clamp, distance, pointAt, type Landmarks } from '#domain/geometry/points.ts';
import { evaluateCurve, type Curve } from '#domain/score/curve.ts';
import type { FeatureScores } from './report.ts';
import { LEFT_EYE_CORNERS, POINT, RIGHT_EYE_CORNERS } from './topology.ts';

/** 0 (none) to 1 (full) each. */
export interface ExpressionCues {
  readonly smile: number;
  /** Eyelids: 0 open, 1 shut. */
  readonly blink: number;
  readonly browDown: number;
  readonly browUp: number;
  readonly mouthOpen: number;
  readonly eyeWide: number;
  /** How far the eyes look away from the camera; null where the engine cannot tell. */
  readonly lookAway: number | null;
}

export function cuesFromBlendshapes(shapes: ReadonlyMap<string, number>): ExpressionCues {
  const at = (name: string) => shapes.get(name) ?? 0;
  const both = (name: string) => (at(`${name}Left`) + at(`${name}Right`)) / 2;
  const right = at('eyeLookInLeft') - at('eyeLookOutLeft') + at('eyeLookOutRight') - at('eyeLookInRight');
  const up = both('eyeLookUp') - both('eyeLookDown');
  return {
    smile: both('mouthSmile'),
    blink: both('eyeBlink'),
    browDown: both('browDown'),
    browUp: at('browInnerUp'),
    mouthOpen: at('jawOpen'),
    eyeWide: both('eyeWide'),
    lookAway: clamp(Math.hypot(right / 2, up), 0, 1),
  };
}

/** @param frontal landmarks from `frontalise` */
export function cuesFromLandmarks(frontal: Landmarks): ExpressionCues {
  const p = (index: number) => pointAt(frontal, index);
  const unit = distance(centroid(frontal, RIGHT_EYE_CORNERS), centroid(frontal, LEFT_EYE_CORNERS));
  const span = (a: number, b: number) => distance(p(a), p(b)) / unit;
  const lipMiddle = (p(POINT.lipInnerTop).y + p(POINT.lipInnerBottom).y) / 2;
  const corners = (p(POINT.mouthRight).y + p(POINT.mouthLeft).y) / 2;
  const cornerLift = (lipMiddle - corners) / unit;
  const mouthWidth = span(POINT.mouthRight, POINT.mouthLeft);
  const eyeOpen =
    (span(POINT.rightEyeTop, POINT.rightEyeBottom) / span(POINT.rightEyeOuter, POINT.rightEyeInner) +
      span(POINT.leftEyeTop, POINT.leftEyeBottom) / span(POINT.leftEyeOuter, POINT.leftEyeInner)) /
    2;
  const browHeight =
    (p(POINT.rightEyeTop).y - p(POINT.rightBrowTop).y + p(POINT.leftEyeTop).y - p(POINT.leftBrowTop).y) /
    2 /
    unit;
  const innerBrowHeight =
    (p(POINT.rightEyeTop).y - p(POINT.rightBrowInner).y + p(POINT.leftEyeTop).y - p(POINT.leftBrowInner).y) /
    2 /
    unit;
  const browGap = span(POINT.rightBrowInner, POINT.leftBrowInner);
  const cue = (value: number) => clamp(value, 0, 1);
  return {
    smile: cue(0.38 + 3.2 * (cornerLift - 0.027) + 1.5 * (mouthWidth - 0.891)),
    blink: cue(0.083 - 1.2 * (eyeOpen - 0.344)),
    browDown: cue(0.12 - 1.7 * (browHeight - 0.306) - 3.5 * (browGap - 0.423)),
    browUp: cue(0.08 + 2.4 * (innerBrowHeight - 0.124)),
    mouthOpen: cue(0.03 + 0.57 * (span(POINT.lipInnerTop, POINT.lipInnerBottom) - 0.066)),
    eyeWide: cue(0.018 + 0.18 * (eyeOpen - 0.344)),
    lookAway: null,
  };
}

/** Nearly shut eyes only: the shape of an eye is nobody's fault and costs nothing. */
const EYES_AWAKE: Curve = [
  [0.2, 100],
  [0.4, 75],
  [0.7, 35],
];
/** The blendshape of the brows moves by 0.06 from photo to photo of the same face: no steeper than that allows. */
const BROW_RELAXED: Curve = [
  [0.05, 94],
  [0.3, 83],
  [0.8, 62],
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

/** @param lipRoughness see src/domain/skin/lips.ts, null where not measurable */
export function scoreFeatures(cues: ExpressionCues, lipRoughness: number | null): FeatureScores {
  return {
    eyesAwake: evaluateCurve(EYES_AWAKE, cues.blink),
    browRelaxed: evaluateCurve(BROW_RELAXED, cues.browDown),
    gaze: cues.lookAway === null ? null : evaluateCurve(GAZE, cues.lookAway),
    smile: evaluateCurve(SMILE, cues.smile),
    lips: lipRoughness === null ? null : evaluateCurve(LIPS, lipRoughness),
  };
}

/** The strongest cue, in words. */
export function nameExpression(cues: ExpressionCues): Expression {
  if (cues.blink > 0.45) return 'sleepy';
  if (cues.smile > 0.7) return 'big-smile';
  if (cues.smile > 0.3) return 'smile';
  if (cues.mouthOpen > 0.3 && (cues.browUp > 0.3 || cues.eyeWide > 0.15)) return 'surprised';
  if (cues.browDown > 0.45) return 'tense';
  return cues.browDown > 0.15 || cues.smile < 0.02 ? 'serious' : 'neutral';
}
