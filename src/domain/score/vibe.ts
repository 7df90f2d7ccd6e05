/** The photo as a photo: light, sharpness, framing, angle and presence, 0…100 each. */
import { COVERED_FOREHEAD } from '#domain/capture/limits.ts';
import type { FeatureScores, PhotoQuality, Pose, VibeScores } from '#domain/face/report.ts';
import type { Scene } from '#domain/moment/scene.ts';
import { evaluateCurve, type Curve } from './calibration.ts';

/** |ΔL*| of the cheeks; from 13 on it is called uneven. */
const EVEN_LIGHT: Curve = [
  [2, 96],
  [6, 82],
  [13, 64],
  [26, 48],
  [45, 40],
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
/** `PhotoQuality.lightHardness`: a studio's soft box has 0.018, a bare bulb 0.05. */
const SOFT_LIGHT: Curve = [
  [0.016, 96],
  [0.02, 89],
  [0.029, 76],
  [0.045, 58],
  [0.06, 45],
];
/** `Scene.catchLight`: half of all portraits lie above −1.0. */
const CATCH_LIGHT: Curve = [
  [-3.2, 40],
  [-2, 57],
  [-1, 79],
  [-0.4, 95],
];
/** `PhotoQuality.lightColour`: ordinary lamps have up to 10, from 22 on the light is called coloured. */
const COLOUR_OF_LIGHT: Curve = [
  [4, 96],
  [10, 84],
  [22, 62],
  [40, 42],
];
const SHARPNESS: Curve = [
  [0, 40],
  [0.35, 62],
  [0.7, 85],
  [1, 97],
];
/** Pixels between the eyes: what a closer camera, or a better one, shows. */
const RESOLUTION: Curve = [
  [60, 47],
  [100, 65],
  [150, 78],
  [220, 90],
  [320, 97],
];
/** By `turnOf`; from 15 on the person is asked to face the camera. */
const TURN: Curve = [
  [4, 97],
  [8, 88],
  [11, 78],
  [15, 63],
  [28, 42],
];
/** |roll|: a head may lean a little, a picture that tips over is asked to be held straight. */
const TILT: Curve = [
  [4, 97],
  [8, 88],
  [12, 77],
  [20, 60],
  [35, 42],
];
const FACE_FILL: Curve = [
  [0.1, 42],
  [0.22, 66],
  [0.32, 88],
  [0.4, 96],
  [0.52, 96],
  [0.62, 89],
  [0.8, 74],
  [0.98, 50],
];
const OFF_CENTRE: Curve = [
  [0.05, 97],
  [0.09, 87],
  [0.14, 70],
  [0.2, 56],
  [0.4, 40],
];
/** `Scene.headroom`: hair takes a third of a face above the forehead, more than one is an empty picture. */
const HEADROOM: Curve = [
  [0, 45],
  [0.2, 68],
  [0.45, 88],
  [0.6, 96],
  [1, 96],
  [2, 58],
];
/** `Scene.room` */
const ROOM: Curve = [
  [-0.1, 42],
  [0, 66],
  [0.15, 88],
  [0.3, 97],
];
/** `Scene.clutter`: a plain wall has none, half of all scenes out of doors have more than 0.11. */
const CLUTTER: Curve = [
  [0.01, 97],
  [0.05, 83],
  [0.1, 71],
  [0.22, 56],
  [0.45, 42],
];
type Light = Pick<
  PhotoQuality,
  'exposure' | 'skinLightness' | 'clippedShare' | 'lightImbalance' | 'lightHardness' | 'lightColour'
>;
type Framing = Pick<PhotoQuality, 'sharpness' | 'interocularPx' | 'faceFill' | 'offCentre'>;

/** Good light, and a camera that is held well in a tidy room: what is worse costs points, and what is better still adds some. */
export const GOOD_PHOTO: {
  readonly light: Light;
  readonly framing: Framing;
  readonly scene: Scene;
  readonly pose: Pose;
} = {
  light: {
    exposure: 0,
    skinLightness: 60,
    clippedShare: 0,
    lightImbalance: 6,
    lightHardness: 0.026,
    lightColour: 6,
  },
  framing: { sharpness: 0.8, interocularPx: 150, faceFill: 0.4, offCentre: 0.09 },
  scene: { headroom: 0.45, room: 0.3, clutter: 0.06, catchLight: -1.1 },
  pose: { yaw: 5, pitch: 5, roll: 0 },
};

/** Degrees by which the head is off the camera, yaw and pitch together. A pitch of 0 is level here as for the gates and the words. */
const turnOf = ({ yaw, pitch }: Pick<Pose, 'yaw' | 'pitch'>): number => Math.hypot(yaw, pitch);

/** Smile and contact; where the engine does not tell where the eyes look, contact is how open they are. */
export function presenceOf({ smile, gaze, eyesAwake }: FeatureScores): number {
  return ((smile ?? 75) + (gaze ?? eyesAwake ?? 80)) / 2;
}

/** The parts that the photo alone decides. */
export type PhotoScores = Omit<VibeScores, 'presence'>;

/** Two thirds the worst, one third the mean: nothing makes up for what is wrong, and all the rest still counts. */
function mostlyTheWorst(scores: readonly (number | null)[]): number {
  const known = scores.filter((score) => score !== null);
  const mean = known.reduce((sum, score) => sum + score, 0) / known.length;
  return (2 * Math.min(...known) + mean) / 3;
}

const at = (curve: Curve, x: number | null): number | null => (x === null ? null : evaluateCurve(curve, x));

type Straight = Pick<Pose, 'yaw' | 'pitch' | 'roll'>;

/** 0…100 each. Whatever else a result says of these is not to contradict them. */
export const scorePhoto = (quality: Light & Framing, pose: Straight, scene: Scene): PhotoScores => ({
  light: Math.min(
    evaluateCurve(EXPOSURE, quality.exposure),
    evaluateCurve(LIGHT_LEVEL, quality.skinLightness),
    evaluateCurve(CLIPPED, quality.clippedShare),
    mostlyTheWorst([
      evaluateCurve(EVEN_LIGHT, quality.lightImbalance),
      evaluateCurve(SOFT_LIGHT, quality.lightHardness),
      at(CATCH_LIGHT, scene.catchLight),
      at(COLOUR_OF_LIGHT, quality.lightColour),
    ]),
  ),
  sharpness: Math.min(
    evaluateCurve(SHARPNESS, quality.sharpness),
    evaluateCurve(RESOLUTION, quality.interocularPx),
  ),
  framing: mostlyTheWorst([
    evaluateCurve(FACE_FILL, quality.faceFill),
    evaluateCurve(OFF_CENTRE, quality.offCentre),
    evaluateCurve(HEADROOM, scene.headroom),
    evaluateCurve(ROOM, scene.room),
    at(CLUTTER, scene.clutter),
  ]),
  angle: Math.min(evaluateCurve(TURN, turnOf(pose)), evaluateCurve(TILT, Math.abs(pose.roll))),
});

export const scoreVibeParts = (
  quality: Light & Framing,
  pose: Pose,
  scene: Scene,
  features: FeatureScores,
): VibeScores => ({ ...scorePhoto(quality, pose, scene), presence: presenceOf(features) });

/**
 * No better than this where the shape lies between two, and where it stays open or hair is advised away from the forehead:
 * the words beside it say so.
 */
const CLEAREST_BETWEEN_TWO = 84;
const CLEAREST_OPEN = 69;

/** By `turnOf`: how much of the outline is there. */
const CLEAR_TURN: Curve = [
  [6, 97],
  [15, 82],
  [28, 55],
];

/**
 * How clearly the photo shows the face's shape, 0…100: pose, and hair over the outline.
 *
 * @param shapes how many shapes the result names: one, two or none
 */
export function shapeClarity(pose: Pose, foreheadCoverage: number, shapes: number): number {
  const clarity =
    0.7 * evaluateCurve(CLEAR_TURN, turnOf(pose)) + 0.3 * (50 + 50 * Math.min(1, foreheadCoverage));
  if (shapes === 0 || foreheadCoverage < COVERED_FOREHEAD) return Math.min(clarity, CLEAREST_OPEN);
  return shapes === 2 ? Math.min(clarity, CLEAREST_BETWEEN_TWO) : clarity;
}
