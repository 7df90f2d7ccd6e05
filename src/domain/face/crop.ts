/**
 * The aligned crop: 512 × 512 pixels in which eyes and mouth lie at fixed places, so that filter
 * widths mean the same on every photo.
 */
import type { Point } from '#domain/geometry/points.ts';
import {
  applySimilarity,
  fitSimilarity,
  similarityScale,
  type Similarity,
} from '#domain/geometry/similarity.ts';
import {
  centroid,
  cropLandmarks,
  STRIDE,
  type CropPixels,
  type ImagePixels,
  type Landmarks,
} from './landmarks.ts';
import { LEFT_EYE_CORNERS, MOUTH_CORNERS, RIGHT_EYE_CORNERS } from './topology.ts';

/** The similarity that takes a photo to its aligned crop. */
export type ToCrop = Similarity<ImagePixels, CropPixels>;

/** Side of the crop in pixels. */
export const CROP_SIZE = 512;
/** Distance of the eye centres in the crop in pixels; the unit behind every filter width. */
export const CROP_INTEROCULAR = 172;

const RIGHT_EYE_AT: Point<CropPixels> = { x: 170, y: 180 };
const LEFT_EYE_AT: Point<CropPixels> = { x: 342, y: 180 };
const MOUTH_AT: Point<CropPixels> = { x: 256, y: 352 };

/**
 * The similarity that takes image pixels to crop pixels: least squares over the two eye centres
 * (mean of the corners, steadier than the iris, which looks around) and the mouth centre. Rotation
 * and scale are corrected, proportions are not touched.
 */
export function imageToCrop(landmarks: Landmarks<ImagePixels>): ToCrop {
  return fitSimilarity(
    [
      centroid(landmarks, RIGHT_EYE_CORNERS),
      centroid(landmarks, LEFT_EYE_CORNERS),
      centroid(landmarks, MOUTH_CORNERS),
    ],
    [RIGHT_EYE_AT, LEFT_EYE_AT, MOUTH_AT],
  );
}

/** The landmarks in pixels of the crop, depth on the same scale. */
export function landmarksInCrop(landmarks: Landmarks<ImagePixels>, toCrop: ToCrop): Landmarks<CropPixels> {
  const scale = similarityScale(toCrop);
  const out = new Float32Array(landmarks.length);
  for (let i = 0; i + 2 < landmarks.length; i += STRIDE) {
    const p = applySimilarity(toCrop, { x: landmarks[i] ?? 0, y: landmarks[i + 1] ?? 0 });
    out[i] = p.x;
    out[i + 1] = p.y;
    out[i + 2] = (landmarks[i + 2] ?? 0) * scale;
  }
  return cropLandmarks(out);
}
