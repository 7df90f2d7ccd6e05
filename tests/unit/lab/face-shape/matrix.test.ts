import { describe, expect, it } from 'vitest';
import { columnMeans, meanProducts, solve } from '#lab/face-shape/matrix.ts';

describe('solve', () => {
  it('finds X of A·X = B', () => {
    const a = [
      [4, 1, 0.5],
      [1, 3, -1],
      [0.5, -1, 5],
    ];
    const x = [
      [1, 2],
      [-3, 0],
      [0.25, 7],
    ];
    const b = a.map((row) =>
      [0, 1].map((c) => row.reduce((sum, value, k) => sum + value * (x[k]?.[c] ?? 0), 0)),
    );
    solve(a, b).forEach((row, i) => row.forEach((value, c) => expect(value).toBeCloseTo(x[i]?.[c] ?? 0, 10)));
  });

  it('refuses a matrix that is not positive definite', () => {
    expect(() =>
      solve(
        [
          [1, 2],
          [2, 1],
        ],
        [[1], [1]],
      ),
    ).toThrow(RangeError);
  });
});

describe('columnMeans and meanProducts', () => {
  it('average over the rows', () => {
    const rows = [
      [1, 2],
      [3, 6],
    ];
    expect(columnMeans(rows)).toEqual([2, 4]);
    expect(meanProducts(rows)).toEqual([
      [5, 10],
      [10, 20],
    ]);
  });
});
