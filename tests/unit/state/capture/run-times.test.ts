import { describe, expect, it } from 'vitest';
import { USUAL_MS } from '#domain/limits/photo.ts';
import { BURST_READ_MS } from '#state/capture/burst.ts';
import { estimateMs, runTimesRecord, withRun } from '#state/capture/run-times.ts';

describe('run times', () => {
  it('promises what the copy says until this phone has a past', () => {
    expect(estimateMs([], 3)).toBe(USUAL_MS);
  });

  it('promises the median, so that one slow start does not frighten', () => {
    expect(estimateMs([200, 9000, 220], 1)).toBe(220);
    expect(estimateMs([200, 9000, 220], 3)).toBe(660);
  });

  it('does not promise the time of photos that a slow phone leaves out', () => {
    expect(estimateMs([2000], 5)).toBe(BURST_READ_MS + 2000);
    expect(estimateMs([5000], 1)).toBe(5000);
  });

  it('remembers the last seven, per photo, and what it remembers can be stored', () => {
    let past: number[] = [];
    for (let i = 1; i <= 10; i += 1) past = withRun(past, 300 * i, 3);
    expect(past).toEqual([400, 500, 600, 700, 800, 900, 1000]);
    const text = runTimesRecord.write({ version: 1, perPhotoMs: past });
    expect(runTimesRecord.read(text)).toEqual({ value: { version: 1, perPhotoMs: past }, damaged: false });
  });

  it('forgets a phone that slept, and a clock that was turned back', () => {
    expect(withRun([250], 3_600_000, 1)).toEqual([250]);
    expect(withRun([250], -500, 1)).toEqual([250]);
  });
});
