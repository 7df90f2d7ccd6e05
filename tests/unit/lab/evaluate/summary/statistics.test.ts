import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  intraclassCorrelation,
  mean,
  median,
  p95,
  quantile,
  spearman,
} from '#lab/evaluate/summary/statistics.ts';

test('quantiles lie between the ranks', () => {
  expect(quantile([3, 1, 2], 0.25)).toBe(1.5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(p95(Array.from({ length: 101 }, (_, i) => i))).toBe(95);
  expect(quantile([], 0.5)).toBeNaN();
  expect(mean([1, 2, 6])).toBe(3);
});

test('Spearman sees order, not size', () => {
  expect(spearman([0, 1, 2, 3], [5, 6, 60, 600])).toBeCloseTo(1, 12);
  expect(spearman([0, 1, 2, 3], [4, 3, 2, 1])).toBeCloseTo(-1, 12);
  expect(spearman([1, 2, 3, 4], [2, 2, 2, 2])).toBe(0);
});

test('Spearman lets ties share their rank', () => {
  // scipy.stats.spearmanr([1, 2, 3, 4, 5], [1, 2, 2, 4, 3]).
  expect(spearman([1, 2, 3, 4, 5], [1, 2, 2, 4, 3])).toBeCloseTo(0.8720815992723809, 10);
});

test('the intraclass correlation of the textbook: Shrout & Fleiss 1979, ICC(2,1) = 0.29', () => {
  const rows = [
    [9, 2, 5, 8],
    [6, 1, 3, 2],
    [8, 4, 6, 8],
    [7, 1, 2, 6],
    [10, 5, 6, 9],
    [6, 2, 4, 7],
  ];
  expect(intraclassCorrelation(rows)).toBeCloseTo(0.29, 2);
});

test('versions that all agree give 1, and one that is off by a constant gives less', () => {
  const rows = fc.array(fc.integer({ min: 40, max: 99 }), { minLength: 3, maxLength: 20 });
  fc.assert(
    fc.property(rows, (scores) => {
      fc.pre(new Set(scores).size > 1);
      expect(intraclassCorrelation(scores.map((s) => [s, s, s]))).toBeCloseTo(1, 9);
      expect(intraclassCorrelation(scores.map((s) => [s, s, s + 5]))).toBeLessThan(1);
    }),
  );
  expect(intraclassCorrelation([[1, 2]])).toBeNaN();
});
