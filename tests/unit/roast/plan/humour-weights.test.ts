import { expect, test } from 'vitest';
import { humourWeightOf } from '#roast/plan/humour-weights.ts';

test('what readers laughed at more gains, what they laughed at less loses, and what nobody marked does neither', () => {
  expect(humourWeightOf(['gaze.camera'])).toBeGreaterThan(0);
  expect(humourWeightOf(['repeat.expression'])).toBeLessThan(0);
  expect(humourWeightOf(['best.yes'])).toBeCloseTo(0);
});

test('a key of several facts counts as the mean of them', () => {
  expect(humourWeightOf(['gaze.camera', 'best.yes'])).toBeCloseTo(humourWeightOf(['gaze.camera']) / 2);
});
