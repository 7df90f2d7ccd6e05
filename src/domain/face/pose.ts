/**
 * Head pose: which way a face is turned, from mesh landmarks or from MediaPipe's matrix. The signs
 * are those of `Pose` in report.ts.
 *
 * Order of the turns: roll is outermost, R = Rz(−roll) · Ry(yaw) · Rx(−pitch) in axes x right, y up,
 * z towards the camera. Turning the photo in its plane therefore changes roll alone, which the
 * aligned crop undoes, and leaves the yaw and pitch that the gates judge.
 */
import { fitOrientation } from '#domain/geometry/similarity.ts';
import { CANONICAL_FACE } from './canonical-face.ts';
import { STRIDE, type ImagePixels, type Landmarks } from './landmarks.ts';
import type { Pose } from './report.ts';
import { MESH_POINTS } from './topology.ts';

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
