/**
 * What the face-shape network reads: the contour in the place of the engine that saw it, then the
 * gradients. The two engines draw their outlines a little differently, so each has a judge of its own
 * in the network; what does not apply is nought.
 */
import type { EngineName } from '#functions/vocabulary.ts';
import { type FrontalPixels, type Landmarks, STRIDE } from './landmarks.ts';
import type { Pose } from './report.ts';
import { GRADIENT_FEATURES } from './shape-gradients.ts';
import { FACE_OVAL, MESH_POINTS } from './topology.ts';

// The contour of a face as numbers: the left-right mean of the mesh's oval, seen from the front. What a
// classifier of face shapes reads; nothing here depends on where, how large or how tilted the face is.

/** Points 1…17 of the oval run down the person's left; the right ones mirror them from the end. */
const PAIRS = FACE_OVAL.slice(1, 18).map(
  (left, index) => [FACE_OVAL[FACE_OVAL.length - 1 - index] ?? left, left] as const,
);
const MIDDLE = [FACE_OVAL[0], FACE_OVAL[18]] as const;

/** The last of them: yaw, pitch and its square. */
export const POSE_FEATURES = 3;

/** How many numbers `contourFeatures` gives: 17 pairs with x and y, two heights, the pose. */
export const CONTOUR_FEATURES = 2 * PAIRS.length + MIDDLE.length + POSE_FEATURES;

/** A turn of this many degrees is one unit: about as far as the gates let a head turn. */
const POSE_UNIT_DEG = 15;

/**
 * @param frontal landmarks from `frontalise`; only the 468 of the mesh are read
 * @param pose from which they were turned to the front, for what turning back leaves behind
 * @returns half widths and heights of the oval over the size of the mesh (root mean square distance from
 *   its centre), then the pose
 */
export function contourFeatures(frontal: Landmarks<FrontalPixels>, pose: Pose): number[] {
  let [cx, cy] = [0, 0];
  for (let i = 0; i < MESH_POINTS; i++) {
    cx += (frontal[STRIDE * i] ?? 0) / MESH_POINTS;
    cy += (frontal[STRIDE * i + 1] ?? 0) / MESH_POINTS;
  }
  let squares = 0;
  for (let i = 0; i < MESH_POINTS; i++) {
    squares += ((frontal[STRIDE * i] ?? 0) - cx) ** 2 + ((frontal[STRIDE * i + 1] ?? 0) - cy) ** 2;
  }
  const size = Math.sqrt(squares / MESH_POINTS);
  const x = (index: number) => (frontal[STRIDE * index] ?? 0) / size;
  const y = (index: number) => ((frontal[STRIDE * index + 1] ?? 0) - cy) / size;
  const pitch = pose.pitch / POSE_UNIT_DEG;
  return [
    ...PAIRS.flatMap(([right, left]) => [(x(left) - x(right)) / 2, (y(left) + y(right)) / 2]),
    ...MIDDLE.map((index) => y(index ?? 0)),
    Math.abs(pose.yaw) / POSE_UNIT_DEG,
    pitch,
    pitch * pitch,
  ];
}

/** The order of the places. */
export const SHAPE_ENGINES: readonly EngineName[] = ['mediapipe', 'lite'];

/** A contour, then 1. */
export const PLACE_FEATURES = CONTOUR_FEATURES + 1;

export const SHAPE_FEATURES = SHAPE_ENGINES.length * PLACE_FEATURES + GRADIENT_FEATURES;

/**
 * @param contour from `contourFeatures`
 * @param gradients from `gradientFeatures`
 */
export function shapeFeatures(
  engine: EngineName,
  contour: readonly number[],
  gradients: ArrayLike<number>,
): Float32Array {
  const features = new Float32Array(SHAPE_FEATURES);
  features.set([...contour, 1], SHAPE_ENGINES.indexOf(engine) * PLACE_FEATURES);
  features.set(gradients, SHAPE_ENGINES.length * PLACE_FEATURES);
  return features;
}
