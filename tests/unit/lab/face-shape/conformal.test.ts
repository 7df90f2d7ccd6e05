import { describe, expect, it } from 'vitest';
import { gaussian, seededRandom } from '#lab/evaluate/random.ts';
import { softmax } from '#lab/face-shape/calibration.ts';
import { COVERAGE, COVERAGE_OF_ONE, NOTHING_NAMED, shapeLimits } from '#lab/face-shape/conformal.ts';
import { shapeFigures } from '#lab/face-shape/figures.ts';

const random = seededRandom('limits');
/** Probabilities that keep their word: the label is drawn by them. */
const unseen = Array.from({ length: 400 }, () => {
  const probabilities = softmax(
    Array.from({ length: 5 }, () => 2 * gaussian(random)),
    1,
  );
  let rest = random();
  const label = probabilities.findIndex((probability) => (rest -= probability) < 0);
  return { probabilities, label: Math.max(0, label) };
});

describe('shapeLimits', () => {
  it('keeps both promises, and names as much as they allow', () => {
    const limits = shapeLimits(unseen);
    const figuresAt = (moved: typeof limits) =>
      shapeFigures(unseen.map((one) => ({ ...one, limits: moved })));
    const kept = figuresAt(limits);
    expect(kept.toldRight).toBeGreaterThanOrEqual(COVERAGE);
    expect(kept.told).toBeGreaterThan(0.5);
    expect(kept.one).toBeGreaterThan(0.1);
    expect(figuresAt({ ...limits, together: limits.together - 0.1 }).toldRight).toBeLessThan(COVERAGE);
    expect(figuresAt({ together: 0, second: limits.second }).oneRight).toBeGreaterThanOrEqual(
      COVERAGE_OF_ONE,
    );
  });

  it('names nothing where no label is ever right', () => {
    const wrong = unseen.map(({ probabilities }) => ({ probabilities, label: -1 }));
    expect(shapeLimits(wrong).together).toBe(NOTHING_NAMED.together);
  });
});
