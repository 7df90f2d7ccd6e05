/** How large a face is in the photo, and how far it was from the camera. */
import { distance } from '#domain/geometry/points.ts';
import { centroid, pointAt, STRIDE, type ImagePixels, type Landmarks } from './landmarks.ts';
import { IRIS, LEFT_EYE_CORNERS, MESH_POINTS_WITH_IRIS, RIGHT_EYE_CORNERS } from './topology.ts';

/** Diameter of the visible iris in cm, the same in nearly all adults: 1.17 ± 0.05. */
const IRIS_CM = 1.17;

/**
 * Distance of the eye centres in pixels: iris centres where the mesh has them, else the middles of
 * the eye corners.
 */
export function interocularDistance(landmarks: Landmarks<ImagePixels>): number {
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
export function cameraDistanceCm(landmarks: Landmarks<ImagePixels>, focalPx: number): number | null {
  if (landmarks.length < MESH_POINTS_WITH_IRIS * STRIDE) return null;
  // Points 1 and 3 of each iris lie left and right of its centre.
  const width = (iris: readonly number[]) =>
    distance(pointAt(landmarks, iris[1] ?? 0), pointAt(landmarks, iris[3] ?? 0));
  const irisPx = (width(IRIS.right) + width(IRIS.left)) / 2;
  return irisPx > 0 ? (focalPx * IRIS_CM) / irisPx : null;
}
