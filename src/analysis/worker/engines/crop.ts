/** Square windows of an image, turned so that a face in them stands upright, and the way back. */
import { imageLandmarks, type ImagePixels, type Landmarks } from '#domain/face/landmarks.ts';

/** A square of the image, in image pixels; it may reach over the edge. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** Side length, more than 0. */
  readonly side: number;
  /** Radians by which the crop's own x axis is turned clockwise in the image. */
  readonly angle: number;
}

/** The whole image in one upright square, its aspect ratio kept, black beside it. */
export function wholeImage(width: number, height: number): Crop {
  return { x: width / 2, y: height / 2, side: Math.max(width, height), angle: 0 };
}

/** The canvas matrix [a, b, c, d, e, f] that takes image pixels to the pixels of a crop of `size` × `size`. */
export function imageToCrop(
  { x, y, side, angle }: Crop,
  size: number,
): readonly [number, number, number, number, number, number] {
  const scale = size / side;
  const cos = scale * Math.cos(angle);
  const sin = scale * Math.sin(angle);
  return [cos, -sin, sin, cos, size / 2 - (cos * x + sin * y), size / 2 - (cos * y - sin * x)];
}

/**
 * Points found in a crop, in pixels of the image. Depth keeps the scale of x and y.
 *
 * @param points x, y, z per point in pixels of the crop as it was sampled, `size` × `size`
 */
export function pointsToImage(
  points: Float32Array,
  { x, y, side, angle }: Crop,
  size: number,
): Landmarks<ImagePixels> {
  const scale = side / size;
  const cos = scale * Math.cos(angle);
  const sin = scale * Math.sin(angle);
  const out = new Float32Array(points.length);
  for (let i = 0; i + 2 < points.length; i += 3) {
    const u = (points[i] ?? 0) - size / 2;
    const v = (points[i + 1] ?? 0) - size / 2;
    out[i] = x + cos * u - sin * v;
    out[i + 1] = y + sin * u + cos * v;
    out[i + 2] = scale * (points[i + 2] ?? 0);
  }
  return imageLandmarks(out);
}

/** Around a mesh. Measured against MediaPipe's landmarks: mean error 2.3 % of the interocular distance, 2.45 % at 1.5. */
const MESH_MARGIN = 1.4;

/** Outer eye corners in the mesh. */
const RIGHT_EYE = 33;
const LEFT_EYE = 263;

/** Bounding box of landmarks in axes turned clockwise by `angle` radians. */
export function boxOf(landmarks: Landmarks<ImagePixels>, angle = 0) {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i + 2 < landmarks.length; i += 3) {
    const x = landmarks[i] ?? 0;
    const y = landmarks[i + 1] ?? 0;
    const u = cos * x + sin * y;
    const v = cos * y - sin * x;
    left = Math.min(left, u);
    right = Math.max(right, u);
    top = Math.min(top, v);
    bottom = Math.max(bottom, v);
  }
  return { left, right, top, bottom };
}

/** Radians by which the eyes are turned clockwise from level, −π to π. */
export function tiltOf(landmarks: Landmarks<ImagePixels>): number {
  const between = (axis: 0 | 1) =>
    (landmarks[3 * LEFT_EYE + axis] ?? 0) - (landmarks[3 * RIGHT_EYE + axis] ?? 0);
  return Math.atan2(between(1), between(0));
}

/** The window around a mesh that was found: exact where the detector's is rough, so a second look is steadier. */
export function cropAroundMesh(landmarks: Landmarks<ImagePixels>): Crop {
  const angle = tiltOf(landmarks);
  const { left, right, top, bottom } = boxOf(landmarks, angle);
  const u = (left + right) / 2;
  const v = (top + bottom) / 2;
  return {
    x: Math.cos(angle) * u - Math.sin(angle) * v,
    y: Math.sin(angle) * u + Math.cos(angle) * v,
    side: MESH_MARGIN * Math.max(right - left, bottom - top),
    angle,
  };
}
