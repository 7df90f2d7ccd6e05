/**
 * The canonical face: where 33 stable mesh points lie on an average, expressionless head.
 *
 * Unit: centimetres. Axes: x to the right of the image, y up, z towards the camera; the origin lies
 * inside the head. Points and weights are those by which MediaPipe fits its facial transformation
 * matrix, so that a pose computed here means the same as one that MediaPipe gives. They avoid lips,
 * brows and eyelids: what moves with an expression would tilt the head.
 * Source: MediaPipe face_geometry, canonical_face_model and geometry_pipeline_metadata_landmarks
 * (Google, Apache-2.0).
 */

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
