import { expect, it } from 'vitest';
import { bytePlane } from '#domain/geometry/polygon.ts';
import { erode } from '#domain/skin/skin-reading.ts';

it('keeps what is one rim or more from any hole and from the edge, and nothing else', () => {
  const [width, height, rim] = [23, 17, 2];
  const mask = bytePlane(width, height);
  mask.data.fill(1);
  for (const hole of [3 * width + 9, 12 * width + 20]) mask.data[hole] = 0;
  const kept = (x: number, y: number) => {
    for (let v = y - rim; v <= y + rim; v++) {
      for (let u = x - rim; u <= x + rim; u++) {
        if (u < 0 || v < 0 || u >= width || v >= height || mask.data[v * width + u] !== 1) return 0;
      }
    }
    return 1;
  };
  const wanted = mask.data.map((_, i) => kept(i % width, Math.floor(i / width)));
  expect(erode(mask, rim).data).toEqual(wanted);
  expect(wanted).toContain(1);
});

it('changes nothing without a rim', () => {
  const mask = bytePlane(5, 4);
  mask.data.set([1, 0, 1, 1, 1, 0, 1]);
  expect(erode(mask, 0).data).toEqual(mask.data);
});
