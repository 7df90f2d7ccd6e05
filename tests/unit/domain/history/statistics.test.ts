import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#domain/history/entry.ts';
import { earlierShape, median, smooth, totalsOf, weightedMedian } from '#domain/history/statistics.ts';
import type { FaceShapeName } from '#functions/vocabulary.ts';

const scores = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 40 });

describe('median', () => {
  it('is the middle, or the middle of the two in the middle', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([])).toBeNull();
  });

  it('has as many values on either side', () => {
    fc.assert(
      fc.property(scores, (values) => {
        const middle = median(values) ?? Number.NaN;
        const below = values.filter((value) => value < middle).length;
        const above = values.filter((value) => value > middle).length;
        expect(below).toBeLessThanOrEqual(values.length / 2);
        expect(above).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });
});

describe('weightedMedian', () => {
  const of = (...pairs: readonly (readonly [value: number, weight: number])[]) =>
    weightedMedian(pairs.map(([value, weight]) => ({ value, weight })));

  it('has half of the weight on either side', () => {
    expect(of([9, 1], [1, 1], [5, 3])).toBe(5);
    expect(of([1, 5], [2, 1], [3, 1])).toBe(1);
    expect(of([1, 2], [4, 1], [6, 1])).toBe(2.5);
    expect(of()).toBeNull();
  });

  it('is the median where all weigh the same', () => {
    fc.assert(
      fc.property(scores, (values) => {
        expect(of(...values.map((value) => [value, 1] as const))).toBe(median(values));
      }),
    );
  });
});

describe('smooth', () => {
  it('takes a lonely spike away and leaves a step where it is', () => {
    expect(smooth([70, 70, 95, 70, 70])).toEqual([70, 70, 70, 70, 70]);
    expect(smooth([60, 60, 80, 80])).toEqual([60, 60, 80, 80]);
  });

  it('keeps length, ends and range', () => {
    fc.assert(
      fc.property(scores, (values) => {
        const smoothed = smooth(values);
        expect(smoothed).toHaveLength(values.length);
        expect(smoothed[0]).toBe(values[0]);
        expect(smoothed.at(-1)).toBe(values.at(-1));
        for (const value of smoothed) {
          expect(value).toBeGreaterThanOrEqual(Math.min(...values));
          expect(value).toBeLessThanOrEqual(Math.max(...values));
        }
      }),
    );
  });
});

describe('totalsOf', () => {
  it('counts, averages and finds the best', () => {
    const of = (value: number, spread = 4, pipelineVersion = '2') => ({
      pipelineVersion,
      report: { score: { value, spread } },
    });
    expect(totalsOf([of(70), of(80), of(75)])).toEqual({ count: 3, average: 75, best: 80 });
    // A light that tells no score has none to be the best.
    expect(totalsOf([of(70), of(80, 10), of(95, 11)])).toEqual({ count: 3, average: 75, best: 80 });
    expect(totalsOf([of(95, 11)])).toEqual({ count: 1, average: null, best: null });
    expect(totalsOf([])).toEqual({ count: 0, average: null, best: null });
    // Another pipeline's scores are another scale's.
    expect(totalsOf([of(70), of(95, 4, '1')])).toEqual({ count: 2, average: 70, best: 70 });
  });
});

const shapeEntry = (pipelineVersion: string, ...shown: FaceShapeName[]) =>
  ({
    pipelineVersion,
    report: { faceShape: { ranked: [], possible: shown, shown } },
  }) as unknown as HistoryEntry;

describe('earlierShape', () => {
  it('is the newest answer of the same pipeline', () => {
    const entries = [
      shapeEntry('2'),
      shapeEntry('1', 'round'),
      shapeEntry('2', 'oval', 'heart'),
      shapeEntry('2', 'square'),
    ];
    expect(earlierShape(entries, '2')).toEqual(['oval', 'heart']);
    expect(earlierShape(entries, '3')).toEqual([]);
  });
});
