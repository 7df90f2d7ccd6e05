import { describe, expect, it } from 'vitest';
import {
  CONTOUR_FEATURES,
  contourFeatures,
  PLACE_FEATURES,
  SHAPE_FEATURES,
  shapeFeatures,
} from '#domain/face/shape-features.ts';
import { GRADIENT_FEATURES } from '#domain/face/shape-gradients.ts';
import { faceMesh, meshOf } from '../face-mesh.ts';

const LEVEL = { yaw: 0, pitch: 0, roll: 0 };
const mesh = faceMesh();
const moved = (x: number, y: number, scale: number, flip = 1) =>
  meshOf(
    mesh.map((value, i) =>
      i % 3 === 0 ? flip * scale * value + x : i % 3 === 1 ? scale * value + y : value,
    ),
  );

function expectClose(actual: readonly number[], expected: readonly number[]): void {
  actual.forEach((value, i) => expect(value).toBeCloseTo(expected[i] ?? Number.NaN, 4));
}

describe('contourFeatures', () => {
  const features = contourFeatures(mesh, LEVEL);

  it('gives as many finite numbers as it says', () => {
    expect(features).toHaveLength(CONTOUR_FEATURES);
    for (const value of features) expect(Number.isFinite(value)).toBe(true);
  });

  it('does not depend on place and size of the face', () => {
    expectClose(contourFeatures(moved(120, -40, 2.5), LEVEL), features);
  });

  it('makes a wider face wider: half widths grow, heights shrink', () => {
    const wide = contourFeatures(meshOf(mesh.map((value, i) => (i % 3 === 0 ? value * 1.2 : value))), LEVEL);
    // Pairs come as x, y; the fifth lies at the temples.
    expect(wide[8]).toBeGreaterThan(features[8] ?? Number.NaN);
    const height = (one: readonly number[]) => (one[35] ?? 0) - (one[34] ?? 0);
    expect(height(wide)).toBeLessThan(height(features));
  });

  it('says from which pose the face was turned to the front, left and right alike', () => {
    const turned = contourFeatures(mesh, { yaw: -15, pitch: 30, roll: 5 }).slice(-3);
    expect(turned).toEqual([1, 2, 4]);
    expect(contourFeatures(mesh, { yaw: 15, pitch: 30, roll: 0 }).slice(-3)).toEqual(turned);
  });
});

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
