import { describe, expect, test } from 'vitest';
import { median, medianRange, ratios } from '#lab/bench/statistics.ts';

test('median', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(() => median([])).toThrow('No measurement');
});

describe('medianRange', () => {
  const upTo = (count: number) => Array.from({ length: count }, (_, i) => count - i);

  // Ranks of the exact sign test: the largest k with P(binomial(n, ½) < k) ≤ 2.5 %.
  test.each([
    [1, 1, 1],
    [5, 1, 5],
    [6, 1, 6],
    [16, 4, 13],
    [22, 6, 17],
    [100, 40, 61],
  ])('of %i values', (count, low, high) => {
    expect(medianRange(upTo(count))).toEqual([low, high]);
  });

  test('of nothing', () => {
    expect(() => medianRange([])).toThrow('No measurement');
  });
});

test('ratios are taken place by place', () => {
  expect(ratios([2, 9], [1, 3])).toEqual([2, 3]);
  expect(() => ratios([1], [1, 2])).toThrow('same rounds');
});
