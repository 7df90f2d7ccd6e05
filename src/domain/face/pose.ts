/**
 * Head pose: which way a face is turned, from mesh landmarks or from MediaPipe's matrix. The signs
 * are those of `Pose` in report.ts.
 *
 * Order of the turns: roll is outermost, R = Rz(−roll) · Ry(yaw) · Rx(−pitch) in axes x right, y up,
 * z towards the camera. Turning the photo in its plane therefore changes roll alone, which the
 * aligned crop undoes, and leaves the yaw and pitch that the gates judge.
 */
import { fitOrientation } from '#domain/geometry/similarity.ts';
import { type ImagePixels, type Landmarks, STRIDE } from './landmarks.ts';
import type { Pose } from './report.ts';
import { MESH_POINTS } from './topology.ts';

// The canonical face: where 33 stable mesh points lie on an average, expressionless head.
// Unit: centimetres. Axes: x to the right of the image, y up, z towards the camera; the origin lies
// inside the head. Points and weights are those by which MediaPipe fits its facial transformation
// matrix, so that a pose computed here means the same as one that MediaPipe gives. They avoid lips,
// brows and eyelids: what moves with an expression would tilt the head.
// Source: MediaPipe face_geometry, canonical_face_model and geometry_pipeline_metadata_landmarks
// (Google, Apache-2.0).

/** One point of the basis: index in the 468-point mesh, position in cm, weight in the fit (no unit). */
export interface CanonicalPoint {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly weight: number;
}

type Row = readonly [index: number, mirrored: number, x: number, y: number, z: number, weight: number];

/** The head is symmetric: each row gives the person's right side (left in the image, x ≤ 0) and its mirror index. */
const ROWS: readonly Row[] = [
  [4, 4, 0, -0.4632, 7.5866, 0.07091],
  [6, 6, 0, 2.4733, 5.7886, 0.0321],
  [10, 10, 0, 8.2618, 4.4815, 0.008447],
  [33, 263, -4.4459, 2.664, 3.1734, 0.058724],
  [54, 284, -6.2793, 6.6154, 1.4259, 0.007667],
  [67, 297, -3.524, 8.006, 3.7292, 0.009078],
  [117, 346, -5.2587, 0.9458, 2.9743, 0.009792],
  [119, 348, -3.3007, 0.8616, 3.8728, 0.014565],
  [121, 350, -1.8207, 1.468, 4.2241, 0.018591],
  [127, 356, -7.7431, 2.365, -2.0052, 0.005198],
  [129, 358, -1.7858, -0.9783, 4.8505, 0.120625],
  [132, 361, -7.2709, -2.8909, -2.2525, 0.00556],
  [133, 362, -1.8564, 2.5852, 3.7579, 0.053286],
  [136, 365, -5.0853, -7.1786, 0.7147, 0.06689],
  [143, 372, -6.4076, 2.236, 1.5608, 0.014817],
  [147, 376, -6.2349, -1.9444, 1.6635, 0.014263],
  [198, 420, -1.2468, 0.2303, 5.681, 0.025462],
  [205, 425, -3.8329, -1.5373, 4.1377, 0.047252],
];

/** The 33 points of the fit, in the order of their index. */
export const CANONICAL_FACE: readonly CanonicalPoint[] = ROWS.flatMap(([index, mirrored, x, y, z, weight]) =>
  index === mirrored
    ? [{ index, x, y, z, weight }]
    : [
        { index, x, y, z, weight },
        { index: mirrored, x: -x, y, z, weight },
      ],
).sort((a, b) => a.index - b.index);

const DEGREES = 180 / Math.PI;
/** The camera that MediaPipe assumes: vertical field of view of 63°. Half of it as a tangent. */
const TAN_HALF_VIEW = Math.tan((63 / 2) * (Math.PI / 180));

const CANONICAL_POINTS = CANONICAL_FACE.flatMap(({ x, y, z }) => [x, y, z]);
const WEIGHTS = CANONICAL_FACE.map(({ weight }) => weight);

/** Yaw, pitch and roll of a rotation given by the entries of its matrix that matter (row, column). */
function poseFromEntries(r00: number, r10: number, r20: number, r21: number, r22: number): Pose {
  return {
    yaw: DEGREES * Math.asin(Math.max(-1, Math.min(1, -r20))),
    pitch: -DEGREES * Math.atan2(r21, r22),
    roll: -DEGREES * Math.atan2(r10, r00),
  };
}

/**
 * The pose in MediaPipe's facial transformation matrix (canonical face → camera, cm).
 *
 * @param matrix 16 numbers, column by column, rotation and scale in the upper left 3 × 3
 * @throws RangeError when there are not 16 numbers
 */
export function poseFromMatrix(matrix: readonly number[]): Pose {
  const [a, b, c, , , , f, , , , i] = matrix;
  if (matrix.length !== 16 || a === undefined || b === undefined || c === undefined) {
    throw new RangeError(`A 4 × 4 matrix has 16 numbers, not ${matrix.length}`);
  }
  const scale = Math.hypot(a, b, c);
  return poseFromEntries(a / scale, b / scale, c / scale, (f ?? 0) / scale, (i ?? 0) / scale);
}

/** Size of the image that the landmarks are measured in, in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** x, y, z of the canonical points in the mesh, y turned up and z towards the camera, still in pixels. */
function basisPoints(landmarks: Landmarks<ImagePixels>): number[] {
  return CANONICAL_FACE.flatMap(({ index }) => [
    landmarks[STRIDE * index] ?? 0,
    -(landmarks[STRIDE * index + 1] ?? 0),
    -(landmarks[STRIDE * index + 2] ?? 0),
  ]);
}

/**
 * Undoes the perspective of MediaPipe's camera: a face beside the optical axis looks turned although
 * it is not, and what is near looks large. Scale comes from a first fit without perspective, then one
 * refinement, as in MediaPipe's ScreenToMetricSpaceConverter. Returns points in cm, camera at 0.
 */
function unproject(points: readonly number[], meanZ: number, image: ImageSize): number[] {
  // Pixels on a plane one unit in front of the camera, with the principal point in the middle.
  const unit = (2 * TAN_HALF_VIEW) / image.height;
  const near = points.map((p, i) => {
    if (i % 3 === 0) return (p - image.width / 2) * unit;
    return i % 3 === 1 ? (p + image.height / 2) * unit : p * unit;
  });
  const at = (scale: number) => {
    const out: number[] = [];
    for (let i = 0; i + 2 < near.length; i += 3) {
      // Depth grows away from the camera, z towards it.
      const depth = (1 - ((near[i + 2] ?? 0) - meanZ * unit)) / scale;
      out.push((near[i] ?? 0) * depth, (near[i + 1] ?? 0) * depth, -depth);
    }
    return out;
  };
  const first = fitOrientation(CANONICAL_POINTS, near, WEIGHTS).scale;
  const second = fitOrientation(CANONICAL_POINTS, at(first), WEIGHTS).scale;
  return at(first * second);
}

/**
 * Which way the face is turned, by fitting the canonical face to 33 stable points of the mesh.
 *
 * @param landmarks x, y, z per point in pixels (z on the scale of x, smaller is nearer), at least 468 points
 * @param image size of the image the landmarks belong to; with it the perspective of a typical camera is
 *   taken into account, which matters for a face far from the middle. Without it the face is taken to
 *   stand in the middle, far away.
 * @returns degrees
 * @throws RangeError when there are fewer than 468 points
 */
export function estimatePose(landmarks: Landmarks<ImagePixels>, image?: ImageSize): Pose {
  if (landmarks.length < MESH_POINTS * STRIDE) {
    throw new RangeError(`A face mesh has at least ${MESH_POINTS} points, not ${landmarks.length / STRIDE}`);
  }
  let points = basisPoints(landmarks);
  if (image !== undefined) {
    let sum = 0;
    for (let i = 0; i < MESH_POINTS; i++) sum -= landmarks[STRIDE * i + 2] ?? 0;
    points = unproject(points, sum / MESH_POINTS, image);
  }
  const { rotation: r } = fitOrientation(CANONICAL_POINTS, points, WEIGHTS);
  return poseFromEntries(r[0], r[3], r[6], r[7], r[8]);
}

/** What a degree of pitch counts in `misfitOf`, cm: a mesh laid over a face the wrong way round nods, too. */
const PITCH_MISFIT = 0.01;

/**
 * How far a mesh is from the mesh of a human head, cm: the distance of the stable points from the canonical face that
 * is laid over them (root mean square), and a little for a nod. Of 100 faces that were read upright and upside down the
 * right reading had the smaller one in 92; it says nothing of a single reading.
 *
 * @throws RangeError as `estimatePose`
 */
export function misfitOf(landmarks: Landmarks<ImagePixels>): number {
  const { pitch } = estimatePose(landmarks);
  const points = basisPoints(landmarks);
  const { rotation, scale } = fitOrientation(CANONICAL_POINTS, points, WEIGHTS);
  const total = WEIGHTS.reduce((sum, weight) => sum + weight, 0);
  const centreOf = (values: readonly number[], axis: number) =>
    WEIGHTS.reduce((sum, weight, i) => sum + weight * (values[3 * i + axis] ?? 0), 0) / total;
  const [from, to] = [CANONICAL_POINTS, points].map((values) =>
    [0, 1, 2].map((axis) => centreOf(values, axis)),
  );
  let error = 0;
  WEIGHTS.forEach((weight, i) => {
    for (let row = 0; row < 3; row++) {
      let laid = 0;
      for (let axis = 0; axis < 3; axis++) {
        laid +=
          (rotation[3 * row + axis] ?? 0) * ((CANONICAL_POINTS[3 * i + axis] ?? 0) - (from?.[axis] ?? 0));
      }
      error += weight * (laid - ((points[3 * i + row] ?? 0) - (to?.[row] ?? 0)) / scale) ** 2;
    }
  });
  return Math.sqrt(error / total) + PITCH_MISFIT * Math.abs(pitch);
}
