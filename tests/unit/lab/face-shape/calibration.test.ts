import { describe, expect, it } from 'vitest';
import { fitTemperature, softmax } from '#lab/face-shape/calibration.ts';

describe('softmax', () => {
  it('sums to 1, keeps the order, and is flatter when hotter', () => {
    const cold = softmax([3, 1, 0], 1);
    const hot = softmax([3, 1, 0], 4);
    for (const values of [cold, hot]) expect(values.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    expect(cold[0]).toBeGreaterThan(hot[0] ?? 1);
    expect(hot[0]).toBeGreaterThan(hot[1] ?? 1);
  });
});

describe('fitTemperature', () => {
  it('cools logits that are too sure of themselves down to how often they are right', () => {
    // Nine to one by the logits' word, right in three of four.
    const judged = Array.from({ length: 400 }, (_, i) => ({
      logits: [Math.log(9), 0],
      label: i % 4 === 0 ? 1 : 0,
    }));
    expect(fitTemperature(judged)).toBeCloseTo(Math.log(9) / Math.log(3), 2);
  });
});
