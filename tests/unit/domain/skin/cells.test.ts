import { expect, it } from 'vitest';
import { blurCells, CELLS } from '#domain/skin/cells.ts';

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
