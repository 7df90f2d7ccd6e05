import { describe, expect, it } from 'vitest';
import { IDLE, isRunning, journeyFraction } from '#state/journey.ts';

const photo = { blob: new Blob(), url: 'blob:1' };
const step = { shot: 1, shots: 1 };

describe('journey', () => {
  it('shows that something is going on even before the first byte', () => {
    expect(journeyFraction({ phase: 'preparing', photo, step, progress: null })).toBeGreaterThan(0);
    const nothingToFetch = { loadedBytes: 0, totalBytes: 0 };
    expect(journeyFraction({ phase: 'preparing', photo, step, progress: nothingToFetch })).toBeGreaterThan(0);
  });

  it('stays within 0 and 1 whatever the worker reports', () => {
    for (const fraction of [-1, 0, 0.5, 1, 7]) {
      const value = journeyFraction({ phase: 'analysing', photo, step, stage: 'gates', fraction });
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(1);
    }
  });

  it('gives every photo of a burst the same room, and never falls from one to the next', () => {
    const at = (shot: number, fraction: number) =>
      journeyFraction({ phase: 'analysing', photo, step: { shot, shots: 4 }, stage: 'gates', fraction });
    expect(at(1, 1)).toBeCloseTo(at(2, 0));
    expect(at(2, 1) - at(2, 0)).toBeCloseTo(at(4, 1) - at(4, 0));
    expect(at(4, 1)).toBeLessThan(1);
  });

  it('runs between the photo and the result', () => {
    expect(isRunning({ phase: 'decoding', photo, step })).toBe(true);
    expect(isRunning(IDLE)).toBe(false);
    expect(isRunning({ phase: 'failed', code: 'no-face', attempt: null })).toBe(false);
  });
});
