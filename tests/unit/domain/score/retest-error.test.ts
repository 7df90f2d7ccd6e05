import { expect, test } from 'vitest';
import { isWithinRetestError, METRIC_RETEST_ERROR } from '#domain/score/retest-error.ts';
import { SKIN_METRICS } from '#functions/vocabulary.ts';

test('a metric differs by more than in one session from the first point beyond its wobble, up and down alike', () => {
  for (const name of SKIN_METRICS) {
    const points = METRIC_RETEST_ERROR[name];
    expect([points, -points, 0].every((delta) => isWithinRetestError(name, delta))).toBe(true);
    expect([points + 1, -points - 1].some((delta) => isWithinRetestError(name, delta))).toBe(false);
  }
});

test('it is told in whole points, of every metric', () => {
  for (const points of Object.values(METRIC_RETEST_ERROR)) expect(Number.isInteger(points)).toBe(true);
  expect(Object.keys(METRIC_RETEST_ERROR).toSorted()).toEqual([...SKIN_METRICS].toSorted());
  expect(Math.min(...Object.values(METRIC_RETEST_ERROR))).toBeGreaterThan(0);
});
