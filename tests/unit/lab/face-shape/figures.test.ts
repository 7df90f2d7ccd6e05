import { describe, expect, it } from 'vitest';
import { shapeFigures } from '#lab/face-shape/figures.ts';

describe('shapeFigures', () => {
  it('counts first and second answers, and photos without an answer as wrong', () => {
    const threshold = 0.15;
    const figures = shapeFigures([
      { label: 0, probabilities: [0.6, 0.1, 0.1, 0.1, 0.1], threshold },
      { label: 1, probabilities: [0.5, 0.4, 0.1, 0, 0], threshold },
      { label: 2, probabilities: [0.5, 0.3, 0.2, 0, 0], threshold },
      { label: 3, probabilities: null, threshold },
    ]);
    expect(figures).toMatchObject({ n: 4, top1: 0.25, top2: 0.5, refused: 1, covered: 0.75 });
    expect(figures.size).toBeCloseTo((1 + 2 + 3) / 3, 9);
    expect(figures.confusion.heart.heart).toBe(1);
    expect(figures.confusion.oblong.heart).toBe(1);
    expect(figures.confusion.round).toEqual({ heart: 0, oblong: 0, oval: 0, round: 0, square: 0 });
  });

  it('finds probabilities that keep their word well calibrated, and boasts not', () => {
    const answers = (sure: number, right: number) =>
      Array.from({ length: 100 }, (_, i) => ({
        label: i < right ? 0 : 1,
        probabilities: [sure, 0, 1 - sure, 0, 0],
        threshold: 0.15,
      }));
    expect(shapeFigures(answers(0.8, 80)).ece).toBeCloseTo(0, 9);
    expect(shapeFigures(answers(0.9, 50)).ece).toBeCloseTo(0.4, 9);
  });
});
