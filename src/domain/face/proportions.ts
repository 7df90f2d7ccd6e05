/**
 * Proportions of a face, described in words and never scored. All are taken on the frontal mesh
 * (`frontalise`), so that a small turn of the head does not change them.
 */
import { angleDeg, distance, midpoint, type Point } from '#domain/geometry/points.ts';
import { frontalise } from './frontal.ts';
import { centroid, type FrontalPixels, type ImagePixels, type Landmarks, pointAt } from './landmarks.ts';
import type { FaceGeometry, Pose } from './report.ts';
import { LEFT_EYE_CORNERS, POINT, RIGHT_EYE_CORNERS } from './topology.ts';

/** Mirrored pairs of mesh points [right, left] that symmetry is measured on. */
export const MIRRORED_PAIRS: readonly (readonly [right: number, left: number])[] = [
  [33, 263],
  [133, 362],
  [159, 386],
  [145, 374],
  [70, 300],
  [105, 334],
  [107, 336],
  [55, 285],
  [61, 291],
  [37, 267],
  [84, 314],
  [129, 358],
  [48, 278],
  [50, 280],
  [205, 425],
  [117, 346],
  [234, 454],
  [132, 361],
  [172, 397],
  [150, 379],
  [148, 377],
  [54, 284],
  [103, 332],
  [67, 297],
  [109, 338],
];

type FrontalPoint = Point<FrontalPixels>;
type FrontalMesh = Landmarks<FrontalPixels>;

/** Mean distance of each point to its mirrored partner over the eye distance; 0 is perfect. */
function asymmetry(frontal: FrontalMesh, eyeDistance: number): number {
  const middle = midpoint(centroid(frontal, RIGHT_EYE_CORNERS), centroid(frontal, LEFT_EYE_CORNERS));
  const low = midpoint(pointAt(frontal, POINT.chin), pointAt(frontal, POINT.lipBottom));
  const length = distance(middle, low);
  const axis = { x: (low.x - middle.x) / length, y: (low.y - middle.y) / length };
  const mirror = (p: FrontalPoint): FrontalPoint => {
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
function canthalTilt(frontal: FrontalMesh): number {
  const tilt = (inner: FrontalPoint, outer: FrontalPoint) =>
    (Math.atan2(inner.y - outer.y, Math.abs(outer.x - inner.x)) * 180) / Math.PI;
  const p = (index: number) => pointAt(frontal, index);
  return (
    (tilt(p(POINT.rightEyeInner), p(POINT.rightEyeOuter)) +
      tilt(p(POINT.leftEyeInner), p(POINT.leftEyeOuter))) /
    2
  );
}

/** @param frontal landmarks from `frontalise`, pixels */
export function measureGeometry(frontal: FrontalMesh): FaceGeometry {
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

/** Stage "geometry": the mesh turned to the front, and the proportions that are read from it. */
export interface FaceFromTheFront {
  readonly frontal: Landmarks<FrontalPixels>;
  readonly geometry: FaceGeometry;
}

export function measureFromTheFront(landmarks: Landmarks<ImagePixels>, pose: Pose): FaceFromTheFront {
  const frontal = frontalise(landmarks, pose);
  return { frontal, geometry: measureGeometry(frontal) };
}
