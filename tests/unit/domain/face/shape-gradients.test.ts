import { describe, expect, it } from 'vitest';
import { imageToCrop } from '#domain/face/crop.ts';
import {
  GRADIENT_FEATURES,
  gradientFeatures,
  imageToShapeCrop,
  SHAPE_CROP,
} from '#domain/face/shape-gradients.ts';
import { applySimilarity, invertSimilarity } from '#domain/geometry/similarity.ts';
import { faceMesh } from '../face-mesh.ts';

const { width, height } = SHAPE_CROP;

/** A grey picture by its brightness at x, y. */
function picture(light: (x: number, y: number) => number): Uint8ClampedArray {
  const out = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) out.fill(light(x, y), 4 * (y * width + x), 4 * (y * width + x) + 4);
  }
  return out;
}

const blob = (x: number, y: number) => 60 + 120 * Math.exp(-(((x - 40) / 18) ** 2) - ((y - 70) / 30) ** 2);

describe('gradientFeatures', () => {
  it('gives numbers from 0 to 1, as many as it says, and nothing for nothing', () => {
    const features = gradientFeatures(picture(blob));
    expect(features).toHaveLength(GRADIENT_FEATURES);
    expect(Math.min(...features)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...features)).toBeLessThanOrEqual(1);
    expect(Math.max(...features)).toBeGreaterThan(0.2);
    expect(Math.max(...gradientFeatures(picture(() => 128)))).toBe(0);
  });

  it('is the same for the mirror image', () => {
    const mirrored = gradientFeatures(picture((x, y) => blob(width - 1 - x, y)));
    gradientFeatures(picture(blob)).forEach((value, i) => expect(mirrored[i]).toBeCloseTo(value, 4));
  });

  it('hardly moves when the light does', () => {
    const dim = gradientFeatures(picture((x, y) => 0.7 * blob(x, y) + 10));
    gradientFeatures(picture(blob)).forEach((value, i) =>
      expect(Math.abs((dim[i] ?? Number.NaN) - value)).toBeLessThan(0.15),
    );
  });

  it('tells a level edge from an upright one', () => {
    const level = gradientFeatures(picture((_, y) => (y < 60 ? 40 : 200)));
    const upright = gradientFeatures(picture((x) => (x < 24 || x >= 72 ? 40 : 200)));
    const strongest = (features: Float32Array) => features.indexOf(Math.max(...features)) % 8;
    expect(strongest(level)).not.toBe(strongest(upright));
  });

  it('refuses a crop of another size', () => {
    expect(() => gradientFeatures(new Uint8ClampedArray(16))).toThrow(RangeError);
  });
});

describe('imageToShapeCrop', () => {
  it('puts the aligned crop’s eyes and mouth where the hairline still fits in', () => {
    const mesh = faceMesh();
    const inImage = (x: number, y: number) => applySimilarity(invertSimilarity(imageToCrop(mesh)), { x, y });
    const eye = applySimilarity(imageToShapeCrop(mesh), inImage(170, 180));
    const mouth = applySimilarity(imageToShapeCrop(mesh), inImage(256, 352));
    expect(eye.x).toBeCloseTo(37.5, 4);
    expect(eye.y).toBeCloseTo(62, 4);
    expect(mouth.x).toBeCloseTo(48, 4);
    expect(mouth.y).toBeCloseTo(83, 4);
  });
});
