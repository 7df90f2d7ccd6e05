import { expect, test } from 'vitest';
import { CROP_SIZE } from '#domain/face/crop.ts';
import { showsRelief, softenBy, softnessOf } from '#domain/skin/softness.ts';
import { noisy } from '#tests/unit/analysis/worker/skin-maps-fixtures.ts';

/** erf by Abramowitz & Stegun 7.1.26, to 1.5e-7. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const tail =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - tail * Math.exp(-x * x));
}

/** A crop of bars 24 px wide whose edges are blurred to this variance, crop pixels². */
function bars(variance: number): Uint8ClampedArray {
  const crop = new Uint8ClampedArray(4 * CROP_SIZE * CROP_SIZE).fill(255);
  for (let x = 0; x < CROP_SIZE; x++) {
    const phase = (x + 0.5) % 48;
    const edge = Math.min(Math.abs(phase - 12), Math.abs(phase - 36));
    const inside = phase > 12 && phase < 36 ? 1 : -1;
    const value = 120 + 60 * inside * erf(edge / Math.sqrt(2 * variance));
    for (let y = 0; y < CROP_SIZE; y++)
      crop.fill(value, 4 * (y * CROP_SIZE + x), 4 * (y * CROP_SIZE + x) + 3);
  }
  return crop;
}

test('softer edges are told, one step after the other', () => {
  const soft = [0.5, 1, 2, 3].map((variance) => softnessOf(bars(variance), 1));
  expect(soft).toEqual(soft.toSorted((a, b) => a - b));
  for (const [i, next] of soft.slice(1).entries()) expect(next - (soft[i] ?? 0)).toBeGreaterThan(0.4);
});

test('noise does not pass for sharpness', () => {
  const [clean, grainy] = [softnessOf(bars(2), 1), softnessOf(noisy(bars(2), 3, 5), 1)];
  expect(Math.abs(grainy - clean)).toBeLessThan(0.2);
});

test('what the pixels of a small photo cost is no sign of a poor camera, and counts', () => {
  const sharp = bars(0.02);
  expect(softnessOf(sharp, 2) - softnessOf(sharp, 1)).toBeCloseTo(0.13 * 3, 1);
});

test('a crop without an edge is as soft as its pixels', () => {
  const flat = new Uint8ClampedArray(4 * CROP_SIZE * CROP_SIZE).fill(128);
  expect(softnessOf(flat, 2)).toBeCloseTo(0.52, 10);
});

test('every face becomes as soft as the others, and none sharper', () => {
  expect(softenBy(0.2) + 0.2).toBeCloseTo(softenBy(1.5) + 1.5, 10);
  expect(softenBy(4)).toBe(0);
  expect([showsRelief(3), showsRelief(9)]).toEqual([true, false]);
});
