import { describe, expect, test } from 'vitest';
import { countVitest, stepsFor, STEPS } from '#scripts/lib/counts.ts';

const report = (
  passed: number,
  failed: number,
  files: readonly { status: string; failed: boolean }[] = [],
) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: files.map(({ status, failed }) => ({
    status,
    assertionResults: failed ? [{ status: 'failed' }] : [],
  })),
});

describe('countVitest', () => {
  test('adds up what ran', () => {
    expect(countVitest(report(5, 0), true)).toEqual({ passed: 5, failed: 0 });
    expect(countVitest(report(5, 2, [{ status: 'failed', failed: true }]), false)).toEqual({
      passed: 5,
      failed: 2,
    });
  });
  test('a file that does not load is a failure', () => {
    expect(countVitest(report(5, 0, [{ status: 'failed', failed: false }]), false)).toEqual({
      passed: 5,
      failed: 1,
    });
  });
  test('so is a run without tests, without a report, or that fails for no named reason', () => {
    expect(countVitest(report(0, 0), true).failed).toBe(1);
    expect(countVitest(null, true).failed).toBe(1);
    expect(countVitest(report(5, 0), false).failed).toBe(1);
  });
});

describe('stepsFor', () => {
  test('runs everything by default', () => {
    expect(stepsFor([])).toEqual(STEPS);
  });
  test('brings what a subset needs, in order', () => {
    expect(stepsFor(['browser', 'unit'])).toEqual(['assets', 'unit', 'build', 'browser']);
  });
  test('refuses what it does not know', () => {
    expect(stepsFor(['units'])).toBeNull();
    expect(stepsFor(['toString'])).toBeNull();
  });
});
