/** Where the eyes look. */
import { pointAt, STRIDE, type CropPixels, type Landmarks } from '#domain/face/landmarks.ts';
import type { Pose } from '#domain/face/report.ts';
import { LEFT_EYE_CORNERS, IRIS, MESH_POINTS_WITH_IRIS, RIGHT_EYE_CORNERS } from '#domain/face/topology.ts';
import { distance, lerp, type Point } from '#domain/geometry/points.ts';
import { CROP_TO_MAP, meanAround } from './light-map.ts';
import type { PhotoMoment } from './photo-moment.ts';
import { meanOfSides, type Blendshapes } from './shapes.ts';

export interface EyeSigns {
  /** How far the eyes look past the camera, head and eyes together; 0 is at it, 1 the end of what eyes can do. */
  readonly lookAway: number;
  /** Eyelids: 0 open, 1 shut. */
  readonly blink: number;
  /** How much lighter the white is than the iris, ln light, in the eye where less so: little behind dark glasses. */
  readonly whites: number;
}

/**
 * What eyes that look at the camera do when the head is turned, per degree, and their rest: least squares over 178 faces
 * that were seen to do so (models/moment/labels.csv).
 */
const TURN = { across: 0.031, acrossRest: -0.08, up: -0.02, upRest: 0.02 } as const;

/** @returns null where the engine has no blendshapes or no irises */
export function readEyes(
  shapes: Blendshapes | null,
  pose: Pose,
  light: Float32Array,
  landmarks: Landmarks<CropPixels>,
): EyeSigns | null {
  if (shapes === null || landmarks.length < MESH_POINTS_WITH_IRIS * STRIDE) return null;
  const at = (name: string) => shapes.get(name) ?? 0;
  const across =
    (at('eyeLookInLeft') - at('eyeLookOutLeft') + at('eyeLookOutRight') - at('eyeLookInRight')) / 2;
  const up = meanOfSides(shapes, 'eyeLookUp') - meanOfSides(shapes, 'eyeLookDown');
  return {
    lookAway: Math.hypot(
      across - TURN.across * pose.yaw - TURN.acrossRest,
      up - TURN.up * pose.pitch - TURN.upRest,
    ),
    blink: meanOfSides(shapes, 'eyeBlink'),
    whites: Math.min(
      whitesOf(light, landmarks, IRIS.right, RIGHT_EYE_CORNERS),
      whitesOf(light, landmarks, IRIS.left, LEFT_EYE_CORNERS),
    ),
  };
}

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
