/** Face landmarks, and the picture whose pixels they are counted in: the compiler keeps the pictures apart. */
import type { Box, In, Point } from '#domain/geometry/points.ts';

/** Pixels of the decoded photo, upright and bounded. */
export interface ImagePixels {
  readonly image: true;
}

/** Pixels of the aligned 512 × 512 crop (crop.ts). */
export interface CropPixels {
  readonly crop: true;
}

/** Pixels of the photo, once the head is turned to the front (frontal.ts). */
export interface FrontalPixels {
  readonly frontal: true;
}

/** Number of values per landmark. */
export const STRIDE = 3;

/**
 * x, y, z triples in pixels, z on the scale of x, smaller is nearer: 468 points of the mesh, and with MediaPipe ten
 * of the irises (topology.ts). Made by the three functions below and by nothing else.
 */
export type Landmarks<Space = unknown> = Float32Array & In<Space>;

/** What an engine has found, in pixels of the image it was given. */
export const imageLandmarks = (xyz: Float32Array) => xyz as Landmarks<ImagePixels>;
export const cropLandmarks = (xyz: Float32Array) => xyz as Landmarks<CropPixels>;
export const frontalLandmarks = (xyz: Float32Array) => xyz as Landmarks<FrontalPixels>;

/** From x, y pairs in pixels of the photo, as they cross the worker's boundary (`Overlays`); without depth. */
export function landmarksFromPairs(pairs: ArrayLike<number>): Landmarks<ImagePixels> {
  const out = new Float32Array((pairs.length / 2) * STRIDE);
  for (let i = 0; i < pairs.length / 2; i++) {
    out[STRIDE * i] = pairs[2 * i] ?? 0;
    out[STRIDE * i + 1] = pairs[2 * i + 1] ?? 0;
  }
  return imageLandmarks(out);
}

/** The landmark's x and y in pixels. Indices beyond the list give NaN, which no caller may let through. */
export function pointAt<Space>(landmarks: Landmarks<Space>, index: number): Point<Space> {
  return { x: landmarks[index * STRIDE] ?? Number.NaN, y: landmarks[index * STRIDE + 1] ?? Number.NaN };
}

/** Mean of the named landmarks. */
export function centroid<Space>(landmarks: Landmarks<Space>, indices: readonly number[]): Point<Space> {
  let x = 0;
  let y = 0;
  for (const index of indices) {
    const point = pointAt(landmarks, index);
    x += point.x;
    y += point.y;
  }
  return { x: x / indices.length, y: y / indices.length };
}

/** Bounding box of the landmarks in their own pixels. */
export function boundingBox<Space>(landmarks: Landmarks<Space>): Box<Space> {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i + 1 < landmarks.length; i += STRIDE) {
    const x = landmarks[i] ?? 0;
    const y = landmarks[i + 1] ?? 0;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
