import { expect, test } from 'vitest';
import { histogram, scatter } from '#lab/evaluate/publish/charts.ts';

const X = { from: 0, to: 10, label: 'score' };
const Y = { from: 0, to: 10, label: 'again' };
const heights = (svg: string) =>
  [...svg.matchAll(/<rect x="[^"]+" y="[^"]+" width="[^"]+" height="([^"]+)"/g)].map((m) => Number(m[1]));

test('a histogram shows each value once, those outside in the outermost bars', () => {
  const [first = 0, second = 0, third = 0, fourth = 0] = heights(histogram([-5, 1, 6, 6.5, 99], X, 4));
  expect(second).toBe(0);
  expect(first).toBeCloseTo(third, 1);
  expect(first).toBeCloseTo(2 * fourth, 0);
});

test('a scatter plot shows each pair once, the larger further up and to the right', () => {
  const svg = scatter(
    [
      [2, 3],
      [8, 9],
    ],
    X,
    Y,
  );
  const dots = [...svg.matchAll(/<circle cx="([^"]+)" cy="([^"]+)"/g)].map((m) => [
    Number(m[1]),
    Number(m[2]),
  ]);
  expect(dots).toHaveLength(2);
  expect(dots[1]?.[0]).toBeGreaterThan(dots[0]?.[0] ?? Number.NaN);
  expect(dots[1]?.[1]).toBeLessThan(dots[0]?.[1] ?? Number.NaN);
});

test('the same figures give the same bytes', () => {
  expect(histogram([1, 2, 3], X, 5)).toBe(histogram([1, 2, 3], X, 5));
});
