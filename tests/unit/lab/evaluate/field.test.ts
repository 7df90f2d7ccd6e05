import { expect, test } from 'vitest';
import {
  addProfile,
  blurField,
  emptyField,
  polygonField,
  sampleField,
  skinField,
  xOfField,
  yOfField,
  type Field,
} from '#lab/evaluate/field.ts';

const square = (left: number, top: number, side: number) => [
  { x: left, y: top },
  { x: left + side, y: top },
  { x: left + side, y: top + side },
  { x: left, y: top + side },
];

function moments(field: Field) {
  let [sum, x, y, xx] = [0, 0, 0, 0];
  field.forEach((value, i) => {
    if (value === 0) return;
    sum += value;
    x += value * xOfField(i);
    y += value * yOfField(i);
    xx += value * xOfField(i) ** 2;
  });
  return { sum, x: x / sum, y: y / sum, sigma: Math.sqrt(xx / sum - (x / sum) ** 2) };
}

test('a polygon is 1 inside and 0 outside, in crop pixels', () => {
  const field = polygonField([square(100, 200, 50)]);
  expect(sampleField(field, 125, 225)).toBe(1);
  expect(sampleField(field, 99, 225)).toBe(0);
  expect(sampleField(field, 125, 251)).toBe(0);
  expect(moments(field).sum).toBe(100 * 100);
});

test.each([2, 3.2, 7])('blurring by %f px spreads by as much and loses nothing', (sigma) => {
  const field = emptyField();
  addProfile(field, { x: 256, y: 200 }, 0.4, () => 1);
  const before = moments(field);
  const after = moments(blurField(field, sigma));
  expect(after.sum).toBeCloseTo(before.sum, 3);
  expect(after.x).toBeCloseTo(before.x, 2);
  expect(after.y).toBeCloseTo(before.y, 2);
  expect(Math.abs(Math.sqrt(after.sigma ** 2 - before.sigma ** 2) / sigma - 1)).toBeLessThan(0.06);
});

test('a profile is written where it belongs, and added to what is there', () => {
  const field = emptyField();
  addProfile(field, { x: 50, y: 60 }, 5, (x, y) => x + 100 * y);
  addProfile(field, { x: 50, y: 60 }, 5, () => 1);
  expect(sampleField(field, 51.3, 58.2)).toBeCloseTo(51.3 + 5820 + 1, 2);
  expect(sampleField(field, 70, 60)).toBe(0);
});

test('outside of the crop there is nothing', () => {
  const field = emptyField().fill(1);
  expect(sampleField(field, -5, 100)).toBe(0);
  expect(sampleField(field, 100, 513)).toBe(0);
});

test('the skin is the face without its features', () => {
  const field = skinField(square(100, 100, 200), [square(150, 150, 40)], {
    outline: 1,
    feature: 1,
    sigma: 2,
  });
  expect(sampleField(field, 120, 250)).toBeCloseTo(1, 5);
  expect(sampleField(field, 170, 170)).toBeCloseTo(0, 5);
  expect(sampleField(field, 100, 250)).toBeCloseTo(0.5, 1);
  expect(sampleField(field, 60, 250)).toBe(0);
});
