import { expect, it } from 'vitest';
import { blurCells, boxOf, CELLS } from '#domain/skin/cells.ts';

const plane = (value: (x: number, y: number) => number) =>
  Float32Array.from({ length: CELLS * CELLS }, (_, i) => value(i % CELLS, Math.floor(i / CELLS)));

it('spreads a point into a round hill around it', () => {
  const out = blurCells(
    plane((x, y) => (x === 30 && y === 20 ? 1 : 0)),
    2,
  );
  const at = (x: number, y: number) => out[y * CELLS + x] ?? Number.NaN;
  expect(at(30, 20)).toBe(Math.max(...out));
  expect(at(32, 20)).toBeCloseTo(at(30, 22), 6);
  expect(at(32, 20) / at(30, 20)).toBeCloseTo(Math.exp(-0.5), 3);
});

it('a blurred plane over the blurred plane of ones is a mean: nothing changes where all is alike', () => {
  const ones = blurCells(
    plane(() => 1),
    3,
  );
  blurCells(
    plane(() => 7),
    3,
  ).forEach((value, i) => expect(value / (ones[i] ?? Number.NaN)).toBeCloseTo(7, 4));
});

it('of what lies in a box, a blur of the box says the same as a blur of everything', () => {
  const cells = Int32Array.from([12, 19, 27, 40], (y, i) => y * CELLS + 10 + 9 * i);
  const box = boxOf(cells);
  expect(box).toEqual({ left: 10, top: 12, right: 37, bottom: 40 });
  const points = new Float32Array(CELLS * CELLS);
  for (const [n, cell] of cells.entries()) points[cell] = 1 + n;
  const whole = blurCells(points, 4);
  const inBox = blurCells(points, 4, box);
  inBox.forEach((value, i) => {
    const [x, y] = [i % CELLS, Math.floor(i / CELLS)];
    const inside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    expect(value).toBe(inside ? whole[i] : 0);
  });
  const none = boxOf(new Int32Array(0));
  expect(blurCells(points, 4, none).every((value) => value === 0)).toBe(true);
});
