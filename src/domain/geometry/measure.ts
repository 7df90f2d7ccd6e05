/**
 * Proportions of a face, described in words and never scored. All are taken on the frontal mesh
 * (`frontalise`), so that a small turn of the head does not change them.
 */
import {
  IRIS,
  LEFT_EYE_CORNERS,
  MESH_POINTS_WITH_IRIS,
  POINT,
  RIGHT_EYE_CORNERS,
} from '#domain/face/topology.ts';
import { MIRRORED_PAIRS } from '#domain/face/landmark-pairs.ts';
import type { FaceGeometry } from '#domain/face/report.ts';
import {
  angleDeg,
  centroid,
  distance,
  midpoint,
  pointAt,
  STRIDE,
  type Landmarks,
  type Point,
} from './points.ts';

/** Diameter of the visible iris in cm, the same in nearly all adults: 1.17 ± 0.05. */
const IRIS_CM = 1.17;

/**
 * Distance of the eye centres in pixels: iris centres where the mesh has them, else the middles of
 * the eye corners.
 */
export function interocularDistance(landmarks: Landmarks): number {
  if (landmarks.length >= MESH_POINTS_WITH_IRIS * STRIDE) {
    return distance(pointAt(landmarks, IRIS.right[0]), pointAt(landmarks, IRIS.left[0]));
  }
  return distance(centroid(landmarks, RIGHT_EYE_CORNERS), centroid(landmarks, LEFT_EYE_CORNERS));
}

/**
 * Distance from the camera in cm by the pinhole model: focal length × iris / iris in pixels.
 *
 * @param focalPx focal length in pixels of the same image
 * @returns null without iris points
 */
export function cameraDistanceCm(landmarks: Landmarks, focalPx: number): number | null {
  if (landmarks.length < MESH_POINTS_WITH_IRIS * STRIDE) return null;
  // Points 1 and 3 of each iris lie left and right of its centre.
  const width = (iris: readonly number[]) =>
    distance(pointAt(landmarks, iris[1] ?? 0), pointAt(landmarks, iris[3] ?? 0));
  const irisPx = (width(IRIS.right) + width(IRIS.left)) / 2;
  return irisPx > 0 ? (focalPx * IRIS_CM) / irisPx : null;
}

/** Mean distance of each point to its mirrored partner over the eye distance; 0 is perfect. */
function asymmetry(frontal: Landmarks, eyeDistance: number): number {
  const middle = midpoint(centroid(frontal, RIGHT_EYE_CORNERS), centroid(frontal, LEFT_EYE_CORNERS));
  const low = midpoint(pointAt(frontal, POINT.chin), pointAt(frontal, POINT.lipBottom));
  const length = distance(middle, low);
  const axis = { x: (low.x - middle.x) / length, y: (low.y - middle.y) / length };
  const mirror = (p: Point): Point => {
    const across = (p.x - middle.x) * axis.y - (p.y - middle.y) * axis.x;
    return { x: p.x - 2 * across * axis.y, y: p.y + 2 * across * axis.x };
  };
  let sum = 0;
  for (const [right, left] of MIRRORED_PAIRS) {
    sum += distance(mirror(pointAt(frontal, right)), pointAt(frontal, left));
  }
  return sum / MIRRORED_PAIRS.length / eyeDistance;
}

/** Rise of the outer eye corner over the inner one, degrees, mean of both eyes. */
function canthalTilt(frontal: Landmarks): number {
  const tilt = (inner: Point, outer: Point) =>
    (Math.atan2(inner.y - outer.y, Math.abs(outer.x - inner.x)) * 180) / Math.PI;
  const p = (index: number) => pointAt(frontal, index);
  return (
    (tilt(p(POINT.rightEyeInner), p(POINT.rightEyeOuter)) +
      tilt(p(POINT.leftEyeInner), p(POINT.leftEyeOuter))) /
    2
  );
}

/** @param frontal landmarks from `frontalise`, pixels */
export function measureGeometry(frontal: Landmarks): FaceGeometry {
  const p = (index: number) => pointAt(frontal, index);
  const span = (a: number, b: number) => distance(p(a), p(b));
  const cheekWidth = span(POINT.rightCheekbone, POINT.leftCheekbone);
  const faceLength = span(POINT.foreheadTop, POINT.chin);
  const jawWidth = span(POINT.rightJaw, POINT.leftJaw);
  const brow = midpoint(p(POINT.rightBrowTop), p(POINT.leftBrowTop));
  const middle = distance(brow, p(POINT.noseBase));
  const lower = distance(p(POINT.noseBase), p(POINT.chin));
  const eyeWidth =
    (span(POINT.rightEyeOuter, POINT.rightEyeInner) + span(POINT.leftEyeOuter, POINT.leftEyeInner)) / 2;
  const eyeHeight =
    (span(POINT.rightEyeTop, POINT.rightEyeBottom) + span(POINT.leftEyeTop, POINT.leftEyeBottom)) / 2;
  const mouthWidth = span(POINT.mouthRight, POINT.mouthLeft);
  const lipHeight = span(POINT.lipTop, POINT.lipInnerTop) + span(POINT.lipInnerBottom, POINT.lipBottom);
  const eyeDistance = distance(centroid(frontal, RIGHT_EYE_CORNERS), centroid(frontal, LEFT_EYE_CORNERS));
  return {
    middleThird: middle / (middle + lower),
    lowerThird: lower / (middle + lower),
    rightEyeFifth: span(POINT.rightEyeOuter, POINT.rightEyeInner) / cheekWidth,
    eyeGapFifth: span(POINT.rightEyeInner, POINT.leftEyeInner) / cheekWidth,
    leftEyeFifth: span(POINT.leftEyeOuter, POINT.leftEyeInner) / cheekWidth,
    faceAspect: faceLength / cheekWidth,
    foreheadToCheek: span(POINT.rightTemple, POINT.leftTemple) / cheekWidth,
    jawToCheek: jawWidth / cheekWidth,
    chinToJaw: span(POINT.rightJawLow, POINT.leftJawLow) / jawWidth,
    jawAngleDeg:
      (angleDeg(p(132), p(POINT.rightJaw), p(POINT.rightJawLow)) +
        angleDeg(p(361), p(POINT.leftJaw), p(POINT.leftJawLow))) /
      2,
    eyeAspect: eyeHeight / eyeWidth,
    canthalTiltDeg: canthalTilt(frontal),
    noseToFace: span(POINT.rightNostril, POINT.leftNostril) / cheekWidth,
    mouthToFace: mouthWidth / cheekWidth,
    lipFullness: lipHeight / mouthWidth,
    asymmetry: asymmetry(frontal, eyeDistance),
  };
}
