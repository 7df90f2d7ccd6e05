import { expect, test } from 'vitest';
import { compareSpeeds, comparisonInWords, isSlower, type Speeds } from '#lab/bench-roast/speeds.ts';

const speeds = (medianMs: number, perSecond: number): Speeds => ({
  medianMs,
  perSecond,
  perCoreSecond: perSecond,
});
const rounds = (one: Speeds) => Array.from({ length: 12 }, () => one);

test('twice as slow is said as twice as long, for times as for answers a second', () => {
  const compared = compareSpeeds(rounds(speeds(4, 50)), rounds(speeds(2, 100)));
  expect(compared.map(({ times }) => times)).toEqual([2, 2, 2]);
  expect(compared.every(isSlower)).toBe(true);
  expect(compared.map(comparisonInWords)[1]).toBe(
    'answers a second: 50, baseline 100; takes 2.00 × as long (2.00 to 2.00)',
  );
});

test('rounds that differ both ways show no difference', () => {
  const ours = Array.from({ length: 12 }, (_, i) => speeds(2 + (i % 3) * 0.1, 100 + (i % 5)));
  const baseline = Array.from({ length: 12 }, (_, i) => speeds(2 + ((i + 1) % 3) * 0.1, 100 + ((i + 2) % 5)));
  expect(compareSpeeds(ours, baseline).some(isSlower)).toBe(false);
});

test('quicker is not slower', () => {
  expect(compareSpeeds(rounds(speeds(2, 100)), rounds(speeds(4, 50))).some(isSlower)).toBe(false);
});
