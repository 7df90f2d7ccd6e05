import { expect, test } from 'vitest';
import { laughOf } from '#roast/plan/laughs.ts';

test('what readers laughed at more gains, what they laughed at less loses, and what nobody marked does neither', () => {
  expect(laughOf(['gaze.camera'])).toBeGreaterThan(0);
  expect(laughOf(['repeat.expression'])).toBeLessThan(0);
  expect(laughOf(['best.yes'])).toBeCloseTo(0);
});

test('a key of several facts counts as the mean of them', () => {
  expect(laughOf(['gaze.camera', 'best.yes'])).toBeCloseTo(laughOf(['gaze.camera']) / 2);
});
