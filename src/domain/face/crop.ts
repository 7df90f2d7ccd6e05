/**
 * The aligned crop: 512 × 512 pixels in which eyes and mouth lie at fixed places, so that filter
 * widths mean the same on every photo.
 */
import { centroid, type Landmarks, type Point } from '#domain/geometry/points.ts';
import { fitSimilarity, type Similarity } from '#domain/geometry/similarity.ts';
import { LEFT_EYE_CORNERS, MOUTH_CORNERS, RIGHT_EYE_CORNERS } from './topology.ts';

/** Side of the crop in pixels. */
export const CROP_SIZE = 512;
/** Distance of the eye centres in the crop in pixels; the unit behind every filter width. */
export const CROP_INTEROCULAR = 172;

const RIGHT_EYE_AT: Point = { x: 170, y: 180 };
const LEFT_EYE_AT: Point = { x: 342, y: 180 };
const MOUTH_AT: Point = { x: 256, y: 352 };

/**
 * The similarity that takes image pixels to crop pixels: least squares over the two eye centres
 * (mean of the corners, steadier than the iris, which looks around) and the mouth centre. Rotation
 * and scale are corrected, proportions are not touched.
 */
export function imageToCrop(landmarks: Landmarks): Similarity {
  return fitSimilarity(
    [
      centroid(landmarks, RIGHT_EYE_CORNERS),
      centroid(landmarks, LEFT_EYE_CORNERS),
      centroid(landmarks, MOUTH_CORNERS),
    ],
    [RIGHT_EYE_AT, LEFT_EYE_AT, MOUTH_AT],
  );
}
