import { expect, test } from 'vitest';
import { cropSide, mirror, rotate } from '#lab/evaluate/changes/geometry.ts';
import type { RgbImage } from '#lab/evaluate/image.ts';
import { byteAt, plain, speckled } from '../pictures.ts';

test('a mirrored photo shows the left on the right, and mirrored twice is itself', () => {
  const image = speckled(7, 5);
  const mirrored = mirror(image);
  for (let c = 0; c < 3; c++) expect(byteAt(mirrored, 6, 3, c)).toBe(byteAt(image, 0, 3, c));
  expect(mirror(mirrored)).toEqual(image);
});

test.each([
  { side: 'left', width: 19, height: 10, from: [1, 0] },
  { side: 'right', width: 19, height: 10, from: [0, 0] },
  { side: 'top', width: 20, height: 9, from: [0, 1] },
  { side: 'bottom', width: 20, height: 9, from: [0, 0] },
] as const)('cropping the $side takes a strip off and nothing else', ({ side, width, height, from }) => {
  const image = speckled(20, 10);
  const cropped = cropSide(image, side, side === 'left' || side === 'right' ? 0.05 : 0.1);
  expect([cropped.width, cropped.height, cropped.data.length]).toEqual([width, height, 3 * width * height]);
  for (const [x, y] of [
    [0, 0],
    [width - 1, height - 1],
  ] as const) {
    expect(byteAt(cropped, x, y, 1)).toBe(byteAt(image, x + from[0], y + from[1], 1));
  }
});

function blobAt(x: number, y: number, size: number): RgbImage {
  const image = plain(size, size, [0, 0, 0]);
  for (let j = -3; j <= 3; j++) {
    for (let i = -3; i <= 3; i++)
      image.data.fill(255, 3 * ((y + j) * size + x + i), 3 * ((y + j) * size + x + i) + 3);
  }
  return image;
}

function centroid(image: RgbImage): { x: number; y: number } {
  let [sum, x, y] = [0, 0, 0];
  for (let j = 0; j < image.height; j++) {
    for (let i = 0; i < image.width; i++) {
      const value = byteAt(image, i, j, 0);
      sum += value;
      x += value * i;
      y += value * j;
    }
  }
  return { x: x / sum, y: y / sum };
}

test('turning goes clockwise about the centre by the angle', () => {
  const turned = centroid(rotate(blobAt(70, 50, 101), 10));
  expect(turned.x).toBeCloseTo(50 + 20 * Math.cos(Math.PI / 18), 1);
  expect(turned.y).toBeCloseTo(50 + 20 * Math.sin(Math.PI / 18), 1);
});

test('corners are filled from the photo, never black', () => {
  expect(rotate(plain(40, 30), 10)).toEqual(plain(40, 30));
});

test('no turn, no change', () => {
  const image = speckled(12, 9);
  expect(rotate(image, 0)).toEqual(image);
});
