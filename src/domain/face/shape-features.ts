/**
 * What the face-shape network reads: the contour in the place of the engine that saw it, then the
 * gradients. The two engines draw their outlines a little differently, so each has a judge of its own
 * in the network; what does not apply is nought.
 */
import type { EngineName } from '#functions/vocabulary.ts';
import { CONTOUR_FEATURES } from './shape-contour.ts';
import { GRADIENT_FEATURES } from './shape-gradients.ts';

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
