/** Where the eyes look. */
import { meanOfSides, type Blendshapes } from '#domain/face/blendshapes.ts';
import { lookOf } from '#domain/face/expression.ts';
import { pointAt, STRIDE, type CropPixels, type Landmarks } from '#domain/face/landmarks.ts';
import type { Pose } from '#domain/face/report.ts';
import { LEFT_EYE_CORNERS, IRIS, MESH_POINTS_WITH_IRIS, RIGHT_EYE_CORNERS } from '#domain/face/topology.ts';
import { distance, lerp, type Point } from '#domain/geometry/points.ts';
import { CROP_TO_MAP, meanAround } from './light-map.ts';
import type { PhotoMoment } from './photo-moment.ts';

export interface EyeSigns {
  /** How far the eyes look past the camera, head and eyes together, to a side and up: 0 is at it, ±1 the end of what eyes can do. */
  readonly across: number;
  readonly up: number;
  /** Eyelids: 0 open, 1 shut. */
  readonly blink: number;
  /** How much lighter the white is than the iris, ln light, in the eye where less so: little behind dark glasses. */
  readonly whites: number;
}

/** @returns null where the engine has no blendshapes or no irises */
export function readEyes(
  shapes: Blendshapes | null,
  pose: Pose,
  light: Float32Array,
  landmarks: Landmarks<CropPixels>,
): EyeSigns | null {
  if (shapes === null || landmarks.length < MESH_POINTS_WITH_IRIS * STRIDE) return null;
  return {
    ...lookOf(shapes, pose),
    blink: meanOfSides(shapes, 'eyeBlink'),
    whites: whitesOfBoth(light, landmarks),
  };
}

/** `EyeSigns.whites`. @param landmarks with irises */
export const whitesOfBoth = (light: Float32Array, landmarks: Landmarks<CropPixels>): number =>
  Math.min(
    whitesOf(light, landmarks, IRIS.right, RIGHT_EYE_CORNERS),
    whitesOf(light, landmarks, IRIS.left, LEFT_EYE_CORNERS),
  );

/** ln light of the white, half-way from the iris to both corners, over that of the iris. */
function whitesOf(
  light: Float32Array,
  landmarks: Landmarks<CropPixels>,
  [middle, east, , west]: readonly [number, number, number, number, number],
  corners: readonly [number, number],
): number {
  const iris = pointAt(landmarks, middle);
  const radius = distance(pointAt(landmarks, east), pointAt(landmarks, west)) / 2;
  const lightAt = (point: Point<CropPixels>, reach: number) =>
    meanAround(light, point, Math.max(1, reach * radius * CROP_TO_MAP));
  const whites = corners.map((corner) => {
    const end = pointAt(landmarks, corner);
    const share = Math.min(0.9, (radius / distance(iris, end) + 1) / 2);
    return lightAt(lerp(iris, end, share), 0.25);
  });
  return whites.reduce((sum, white) => sum + white, 0) / whites.length - lightAt(iris, 0.45);
}

/** Under this much of a white nothing is said about eyes: dark glasses, shadow. */
const WHITES_FROM = 0.2;
const areSeen = ({ whites }: EyeSigns): boolean => whites >= WHITES_FROM;

/**
 * The eyes meet the camera. How far they may seem to miss it shrinks as the head turns, by `perDegree`: what the turn asks of the
 * eyes is itself an estimate. A head that is thrown back looks over the camera (`pitchUp`).
 */
const CAMERA = { within: 0.45, perDegree: 0.02, blink: 0.25, turnDeg: 20, pitchUp: 10 } as const;
/** As far to a side as only eyes that mean it go; on a turned head it is not sure. */
const ASIDE = { from: 0.75, blink: 0.25, turnDeg: 15 } as const;

export function nameGaze(signs: EyeSigns | null, { yaw, pitch }: Pose): PhotoMoment['gaze'] {
  if (signs === null || !areSeen(signs)) return null;
  const { across, up, blink } = signs;
  const turn = Math.abs(yaw);
  if (Math.abs(across) > ASIDE.from && blink < ASIDE.blink && turn < ASIDE.turnDeg) return 'aside';
  const isLevel = turn < CAMERA.turnDeg && pitch > -CAMERA.turnDeg && pitch < CAMERA.pitchUp;
  const meets = Math.hypot(across, up) < CAMERA.within - CAMERA.perDegree * turn;
  return isLevel && meets && blink < CAMERA.blink ? 'camera' : null;
}
