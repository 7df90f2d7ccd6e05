/** The photo as a photo: light, sharpness, framing, angle and presence, 0…100 each. */
import { COVERED_FOREHEAD } from '#domain/capture/limits.ts';
import type { FeatureScores, PhotoQuality, Pose, VibeScores } from '#domain/face/report.ts';
import { evaluateCurve, type Curve } from './calibration.ts';

/** |ΔL*| of the cheeks. */
const EVEN_LIGHT: Curve = [
  [2, 98],
  [13, 78],
  [26, 60],
  [45, 45],
];
/** `PhotoQuality.exposure`, stops: alike for every complexion. */
const EXPOSURE: Curve = [
  [-2.5, 40],
  [-0.9, 98],
];
/** L* of the skin: only a lamp in the face costs points. */
const LIGHT_LEVEL: Curve = [
  [88, 98],
  [97, 45],
];
const CLIPPED: Curve = [
  [0.01, 98],
  [0.1, 75],
  [0.35, 45],
];
const SHARPNESS: Curve = [
  [0, 45],
  [0.35, 72],
  [0.7, 92],
  [1, 98],
];
/** By `turnOf`. */
const ANGLE: Curve = [
  [6, 97],
  [15, 82],
  [28, 55],
];
const FACE_FILL: Curve = [
  [0.1, 55],
  [0.25, 85],
  [0.4, 96],
  [0.8, 96],
  [0.98, 70],
];
const OFF_CENTRE: Curve = [
  [0.08, 98],
  [0.2, 80],
  [0.4, 60],
];
type Light = Pick<PhotoQuality, 'exposure' | 'skinLightness' | 'clippedShare' | 'lightImbalance'>;
type Framing = Pick<PhotoQuality, 'sharpness' | 'faceFill' | 'offCentre'>;

/** Good light and a camera that is held well: nothing here costs a point. */
export const GOOD_PHOTO: { readonly light: Light; readonly framing: Framing; readonly pose: Pose } = {
  light: { exposure: 0, skinLightness: 60, clippedShare: 0, lightImbalance: 0 },
  framing: { sharpness: 1, faceFill: 0.5, offCentre: 0 },
  pose: { yaw: 0, pitch: 0, roll: 0 },
};

/** Degrees by which the head is off the camera, yaw and pitch together. A pitch of 0 is level here as for the gates and the words. */
const turnOf = ({ yaw, pitch }: Pick<Pose, 'yaw' | 'pitch'>): number => Math.hypot(yaw, pitch);

/** Smile and contact; where the engine does not tell where the eyes look, contact is how open they are. */
export function presenceOf({ smile, gaze, eyesAwake }: FeatureScores): number {
  return ((smile ?? 75) + (gaze ?? eyesAwake ?? 80)) / 2;
}

/** The parts that the photo alone decides. */
export type PhotoScores = Omit<VibeScores, 'presence'>;

/** 0…100 each. Whatever else a result says of these is not to contradict them. */
export const scorePhoto = (quality: Light & Framing, pose: Pick<Pose, 'yaw' | 'pitch'>): PhotoScores => ({
  light: Math.min(
    evaluateCurve(EXPOSURE, quality.exposure),
    evaluateCurve(LIGHT_LEVEL, quality.skinLightness),
    evaluateCurve(CLIPPED, quality.clippedShare),
    evaluateCurve(EVEN_LIGHT, quality.lightImbalance),
  ),
  sharpness: evaluateCurve(SHARPNESS, quality.sharpness),
  framing: Math.min(evaluateCurve(FACE_FILL, quality.faceFill), evaluateCurve(OFF_CENTRE, quality.offCentre)),
  angle: evaluateCurve(ANGLE, turnOf(pose)),
});

export const scoreVibeParts = (
  quality: Light & Framing,
  pose: Pose,
  features: FeatureScores,
): VibeScores => ({ ...scorePhoto(quality, pose), presence: presenceOf(features) });

/**
 * No better than this where the shape lies between two, and where it stays open or hair is advised away from the forehead:
 * the words beside it say so.
 */
const CLEAREST_BETWEEN_TWO = 84;
const CLEAREST_OPEN = 69;

/**
 * How clearly the photo shows the face's shape, 0…100: pose, and hair over the outline.
 *
 * @param shapes how many shapes the result names: one, two or none
 */
export function shapeClarity(pose: Pose, foreheadCoverage: number, shapes: number): number {
  const clarity = 0.7 * evaluateCurve(ANGLE, turnOf(pose)) + 0.3 * (50 + 50 * Math.min(1, foreheadCoverage));
  if (shapes === 0 || foreheadCoverage < COVERED_FOREHEAD) return Math.min(clarity, CLEAREST_OPEN);
  return shapes === 2 ? Math.min(clarity, CLEAREST_BETWEEN_TWO) : clarity;
}
