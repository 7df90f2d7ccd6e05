import { describe, expect, it } from 'vitest';
import { assignFolds, FOLDS } from '#lab/face-shape/folds.ts';

/** Five shapes of 40 photos; every third photo shares its group with the next. */
const samples = Array.from({ length: 200 }, (_, i) => ({ label: i % 5, group: i % 15 === 5 ? i - 5 : i }));

describe('assignFolds', () => {
  const folds = assignFolds(samples, 1);

  it('never tears a group apart', () => {
    const seen = new Map<number, number>();
    samples.forEach(({ group }, i) => {
      const fold = folds[i] ?? Number.NaN;
      expect(seen.get(group) ?? fold).toBe(fold);
      seen.set(group, fold);
    });
  });

  it('spreads every shape evenly', () => {
    for (let label = 0; label < 5; label++) {
      for (let fold = 0; fold < FOLDS; fold++) {
        const count = samples.filter((one, i) => one.label === label && folds[i] === fold).length;
        expect(count).toBeGreaterThanOrEqual(3);
        expect(count).toBeLessThanOrEqual(5);
      }
    }
  });

  it('is the same for the same seed and another for another', () => {
    expect(assignFolds(samples, 1)).toEqual(folds);
    expect(assignFolds(samples, 2)).not.toEqual(folds);
  });
});
