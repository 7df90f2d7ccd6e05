import { describe, expect, it } from 'vitest';
import { judgePage, performanceMust, type PageFigures } from '#lab/lighthouse/judge.ts';

const GOOD: PageFigures = {
  page: 'camera',
  performance: 86,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstContentfulPaint: 210,
  largestContentfulPaint: 1_070,
  totalBlocking: 530,
  layoutShift: 0,
};

describe('performanceMust', () => {
  it.each([
    [1, 95],
    [1.3, 95],
    [1.31, 85],
    [2.6, 85],
  ])(
    'asks a machine %d times as slow as the nominal reference for less the slower it is: %d',
    (slowness, must) => {
      expect(performanceMust(slowness)).toBe(must);
    },
  );
});

describe('judgePage', () => {
  it('holds the performance to what this machine must reach', () => {
    expect(judgePage(GOOD, [], 85).ok).toBe(true);
    expect(judgePage(GOOD, [], 95).ok).toBe(false);
    expect(judgePage({ ...GOOD, performance: 84 }, [], 85).ok).toBe(false);
  });

  it.each([
    ['accessibility', 99],
    ['bestPractices', 96],
    ['seo', 92],
    ['firstContentfulPaint', 1_501],
    ['largestContentfulPaint', 2_001],
  ] as const)('asks every machine for the same %s', (name, value) => {
    expect(judgePage({ ...GOOD, [name]: value }, [], 85).ok).toBe(false);
  });
});
