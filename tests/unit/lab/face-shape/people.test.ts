import { describe, expect, it } from 'vitest';
import { expressionProducts, type Person } from '#lab/face-shape/people.ts';

describe('expressionProducts', () => {
  it('knows how far contours move, and not which way', () => {
    const person = (neutral: number[], smiling: number[]) =>
      [neutral, smiling].map((contour) => ({
        contour,
        gradients: [],
        ranked: [],
        limits: { together: 0, second: 0 },
      })) as unknown as Person;
    const there = expressionProducts([person([1, 2], [3, 1])]);
    expect(there).toEqual([
      [4, -2],
      [-2, 1],
    ]);
    expect(expressionProducts([person([3, 1], [1, 2])])).toEqual(there);
  });
});
