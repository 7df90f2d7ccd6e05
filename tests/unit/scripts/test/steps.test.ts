import { describe, expect, it } from 'vitest';
import { STEPS, stepsFor } from '#scripts/test/steps.ts';

describe('stepsFor', () => {
  it('runs everything by default', () => {
    expect(stepsFor([])).toEqual(STEPS);
  });
  it('brings what a subset needs, in order', () => {
    expect(stepsFor(['browser', 'unit'])).toEqual(['tools', 'assets', 'build', 'unit', 'browser']);
  });
  it('refuses what it does not know', () => {
    expect(stepsFor(['units'])).toBeNull();
    expect(stepsFor(['toString'])).toBeNull();
  });
});
