import { describe, expect, it } from 'vitest';
import { conformalThreshold, COVERAGE } from '#lab/face-shape/conformal.ts';

describe('conformalThreshold', () => {
  it('leaves at most the promised share under it, and no more room than that needs', () => {
    const values = Array.from({ length: 199 }, (_, i) => (i + 1) / 200);
    const threshold = conformalThreshold(values);
    const covered = values.filter((value) => value >= threshold).length / values.length;
    expect(covered).toBeGreaterThanOrEqual(COVERAGE);
    expect(covered).toBeLessThan(COVERAGE + 0.01);
  });

  it('rules nothing out after too few photos', () => {
    expect(conformalThreshold([0.9, 0.8, 0.7])).toBe(0);
  });
});
