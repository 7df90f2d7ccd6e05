import { describe, expect, it } from 'vitest';
import { CONTOUR_FEATURES } from '#domain/face/shape-contour.ts';
import { PLACE_FEATURES, SHAPE_FEATURES, shapeFeatures } from '#domain/face/shape-features.ts';
import { GRADIENT_FEATURES } from '#domain/face/shape-gradients.ts';

const contour = Array.from({ length: CONTOUR_FEATURES }, (_, i) => i + 1);
const gradients = new Float32Array(GRADIENT_FEATURES).fill(0.5);
const GRADIENTS_AT = 2 * PLACE_FEATURES;

describe('shapeFeatures', () => {
  it('puts the contour in the place of its engine and the gradients last', () => {
    const features = shapeFeatures('mediapipe', contour, gradients);
    expect(features).toHaveLength(SHAPE_FEATURES);
    expect([...features.subarray(0, PLACE_FEATURES)]).toEqual([...contour, 1]);
    expect([...features.subarray(PLACE_FEATURES, GRADIENTS_AT)]).toEqual(Array(PLACE_FEATURES).fill(0));
    expect(features.subarray(GRADIENTS_AT)).toEqual(gradients);
  });

  it('leaves the place of the other engine empty', () => {
    const features = shapeFeatures('lite', contour, gradients);
    expect([...features.subarray(PLACE_FEATURES, GRADIENTS_AT)]).toEqual([...contour, 1]);
    expect([...features.subarray(0, PLACE_FEATURES)]).toEqual(Array(PLACE_FEATURES).fill(0));
  });
});
