import { describe, expect, it } from 'vitest';
import { STEPS, stepsFor } from '#scripts/test/steps.ts';

describe('stepsFor', () => {
  it('runs everything by default', () => {
    expect(stepsFor([])).toEqual(STEPS);
  });
  it('brings what a subset needs, in order', () => {
    expect(stepsFor(['browser', 'unit'])).toEqual(['tools', 'assets', 'build', 'unit', 'browser']);
  });
  it('runs one of the checks alone, and all of them together', () => {
    expect(stepsFor(['imports'])).toEqual(['imports']);
    expect(stepsFor(['check'])).toEqual(['types', 'lint', 'imports', 'format']);
  });
  it('refuses what it does not know', () => {
    expect(stepsFor(['units'])).toBeNull();
    expect(stepsFor(['toString'])).toBeNull();
  });
});
