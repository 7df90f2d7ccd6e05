import { describe, expect, it } from 'vitest';
import { shapeFigures } from '#lab/face-shape/figures.ts';

const limits = { together: 0.82, second: 0.15 };

describe('shapeFigures', () => {
  it('counts first and second answers, and photos without an answer as wrong', () => {
    const figures = shapeFigures([
      { label: 0, probabilities: [0.75, 0.1, 0.1, 0.05, 0], limits },
      { label: 1, probabilities: [0.5, 0.4, 0.1, 0, 0], limits },
      { label: 2, probabilities: [0.45, 0.35, 0.2, 0, 0], limits },
      { label: 3, probabilities: null, limits },
    ]);
    expect(figures).toMatchObject({ n: 4, top1: 0.25, top2: 0.5, refused: 1, covered: 0.75 });
    expect(figures).toMatchObject({ one: 0.25, told: 0.5, oneRight: 1, toldRight: 1 });
    expect(figures.confusion.heart.heart).toBe(1);
    expect(figures.confusion.oblong.heart).toBe(1);
    expect(figures.confusion.round).toEqual({ heart: 0, oblong: 0, oval: 0, round: 0, square: 0 });
  });

  it('finds probabilities that keep their word well calibrated, and boasts not', () => {
    const answers = (sure: number, right: number) =>
      Array.from({ length: 100 }, (_, i) => ({
        label: i < right ? 0 : 1,
        probabilities: [sure, 0, 1 - sure, 0, 0],
        limits,
      }));
    expect(shapeFigures(answers(0.8, 80)).ece).toBeCloseTo(0, 9);
    expect(shapeFigures(answers(0.9, 50)).ece).toBeCloseTo(0.4, 9);
  });
});
