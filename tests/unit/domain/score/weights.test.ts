import { SKIN_METRICS } from '#functions/vocabulary.ts';
import { expect, it } from 'vitest';
import { FEATURE_WEIGHTS, SECTION_WEIGHTS, SKIN_WEIGHTS, VIBE_WEIGHTS } from '#domain/score/weights.ts';

it('shares the whole of each section, and of the total, among its parts', () => {
  expect(Object.keys(SKIN_WEIGHTS).sort()).toEqual([...SKIN_METRICS].sort());
  expect(Object.values(SECTION_WEIGHTS).reduce((a, b) => a + b, 0)).toBe(100);
  for (const weights of [SKIN_WEIGHTS, FEATURE_WEIGHTS, VIBE_WEIGHTS]) {
    const values = Object.values<number>(weights);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(values.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
  }
});

it('takes no point from anybody for freckles: spots are described, and nothing else is left out', () => {
  expect(SKIN_METRICS.filter((name) => SKIN_WEIGHTS[name] === 0)).toEqual(['spots']);
});
