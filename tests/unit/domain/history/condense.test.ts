import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { condense } from '#domain/history/condense.ts';
import { theilSenSlope } from '#domain/history/trend.ts';

const DAY_MS = 86_400_000;
const days = (values: readonly number[]) =>
  values.map((value, day) => ({ time: day * DAY_MS, value, spread: 2, version: '2' }));

describe('condense', () => {
  it('leaves few points as they are', () => {
    expect(condense(days([70, 80]), 2)).toEqual(days([70, 80]).map((point) => ({ ...point, count: 1 })));
    expect(condense([], 5)).toEqual([]);
  });

  it('puts the median of neighbours in the place of many', () => {
    const [first, second] = condense(days([70, 20, 72, 80, 81, 99]), 2);
    expect(first).toEqual({ time: DAY_MS, value: 70, spread: 2, version: '2', count: 3 });
    expect(second).toMatchObject({ value: 81, count: 3 });
  });

  it('counts each measurement once, in order, in groups as even as can be', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 80 }),
        fc.integer({ min: 1, max: 30 }),
        (values, most) => {
          const condensed = condense(days(values), most);
          const counts = condensed.map(({ count }) => count);
          expect(condensed.length).toBe(Math.min(most, values.length));
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(values.length);
          expect(Math.max(0, ...counts) - Math.min(...counts, Infinity)).toBeLessThanOrEqual(1);
          const times = condensed.map(({ time }) => time);
          expect(times).toEqual(times.toSorted((a, b) => a - b));
        },
      ),
    );
  });
});

describe('the slope over ten years of photos', () => {
  it('is found without comparing each with each', () => {
    const rise = days(Array.from({ length: 10_000 }, (_, day) => 40 + day / 500 + ((day * 37) % 11) - 5));
    expect(theilSenSlope(rise)).toBeCloseTo(1 / 500, 4);
  });
});
