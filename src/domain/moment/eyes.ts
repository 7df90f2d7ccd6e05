/** Where the eyes look. */
import { meanOfSides, type Blendshapes } from '#domain/face/blendshapes.ts';
import { lookAwayOf } from '#domain/face/expression.ts';
import { pointAt, STRIDE, type CropPixels, type Landmarks } from '#domain/face/landmarks.ts';
import type { Pose } from '#domain/face/report.ts';
import { LEFT_EYE_CORNERS, IRIS, MESH_POINTS_WITH_IRIS, RIGHT_EYE_CORNERS } from '#domain/face/topology.ts';
import { distance, lerp, type Point } from '#domain/geometry/points.ts';
import { CROP_TO_MAP, meanAround } from './light-map.ts';
import type { PhotoMoment } from './photo-moment.ts';

export interface EyeSigns {
  /** How far the eyes look past the camera, head and eyes together; 0 is at it, 1 the end of what eyes can do. */
  readonly lookAway: number;
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
    lookAway: lookAwayOf(shapes, pose),
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

const CAMERA = { lookAway: 0.35, blink: 0.2, turnDeg: 15 } as const;

export function nameGaze(signs: EyeSigns | null, pose: Pose): PhotoMoment['gaze'] {
  if (signs === null || !areSeen(signs) || signs.blink > CAMERA.blink) return null;
  if (Math.abs(pose.yaw) > CAMERA.turnDeg || Math.abs(pose.pitch) > CAMERA.turnDeg) return null;
  return signs.lookAway < CAMERA.lookAway ? 'camera' : null;
}
