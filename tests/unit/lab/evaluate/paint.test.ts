import { expect, test } from 'vitest';
import { emptyField, polygonField } from '#lab/evaluate/field.ts';
import { paint } from '#lab/evaluate/paint.ts';
import { byteAt, speckled } from './pictures.ts';

const SAME = { a: 1, b: 0, tx: 0, ty: 0 };
const patch = polygonField([
  [
    { x: 10, y: 10 },
    { x: 20, y: 10 },
    { x: 20, y: 20 },
    { x: 10, y: 20 },
  ],
]);
const black = (rgb: Float64Array) => void rgb.fill(0);

test('only what a layer reaches is changed, byte by byte', () => {
  const image = speckled(40, 40);
  const painted = paint(image, SAME, [{ field: patch, apply: black }]);
  expect(byteAt(painted, 15, 15, 1)).toBe(0);
  for (const [x, y] of [
    [5, 15],
    [15, 25],
    [39, 39],
  ] as const) {
    expect(byteAt(painted, x, y, 2)).toBe(byteAt(image, x, y, 2));
  }
});

test('the photo itself is never painted on, even when its pixels are a Buffer', () => {
  const image = { ...speckled(40, 40), data: Buffer.from(speckled(40, 40).data) };
  const before = Buffer.from(image.data);
  paint(image, SAME, [{ field: patch, apply: black }]);
  expect(image.data.equals(before)).toBe(true);
});

test('a layer that changes nothing leaves every byte', () => {
  const image = speckled(40, 40);
  const painted = paint(image, SAME, [{ field: patch, apply: () => undefined }]);
  expect(painted).toEqual(image);
  expect(paint(image, SAME, [{ field: emptyField(), apply: black }])).toEqual(image);
});

test('layers lie where the crop lies in the photo', () => {
  const image = speckled(40, 40);
  // Twice as large in the crop, so half as large in the photo.
  const painted = paint(image, { a: 2, b: 0, tx: 0, ty: 0 }, [{ field: patch, apply: black }]);
  expect(byteAt(painted, 7, 7, 0)).toBe(0);
  expect(byteAt(painted, 15, 15, 0)).toBe(byteAt(image, 15, 15, 0));
});
