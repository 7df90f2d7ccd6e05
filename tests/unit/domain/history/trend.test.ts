import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf, type Measurement, onAnotherDay, type Verdict } from '#domain/history/noise.ts';
import { condense, historyTrend, largestMoves, MOST_POINTS, theilSenSlope } from '#domain/history/trend.ts';
import { gaussian, seededRandom } from '#lab/evaluate/random.ts';

const DAY_MS = 86_400_000;
const days = (values: readonly number[]) =>
  values.map((value, day) => ({ time: day * DAY_MS, value, spread: 2, version: '2', camera: null }));

describe('condense', () => {
  it('leaves few points as they are', () => {
    expect(condense(days([70, 80]), 2)).toEqual(days([70, 80]).map((point) => ({ ...point, count: 1 })));
    expect(condense([], 5)).toEqual([]);
  });

  it('puts the median of neighbours in the place of many', () => {
    const [first, second] = condense(days([70, 20, 72, 80, 81, 99]), 2);
    expect(first).toEqual({ time: DAY_MS, value: 70, spread: 2, version: '2', camera: null, count: 3 });
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

describe('trend', () => {
  const DAY_MS = 86_400_000;
  const series = (values: readonly number[], spread = 2, version = '1'): Measurement[] =>
    values.map((value, day) => ({ time: day * DAY_MS, value, spread, version, camera: null }));

  describe('theilSenSlope', () => {
    it('is the slope of a straight line, in points a day', () => {
      expect(theilSenSlope(series([60, 62, 64, 66]))).toBeCloseTo(2);
    });

    it('shrugs at one wild photo', () => {
      expect(theilSenSlope(series([70, 71, 20, 73, 74, 75, 76]))).toBeCloseTo(1);
    });

    it('has no answer without two different times', () => {
      const { time, ...rest } = { time: 5, value: 70, spread: 2, version: '1', camera: null };
      expect(
        theilSenSlope([
          { time, ...rest },
          { time, ...rest, value: 90 },
        ]),
      ).toBeNull();
      expect(theilSenSlope([])).toBeNull();
    });

    it('turns its sign with the scores', () => {
      fc.assert(
        fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 15 }), (values) => {
          const up = theilSenSlope(series(values)) ?? Number.NaN;
          const down = theilSenSlope(series(values.map((value) => 100 - value))) ?? Number.NaN;
          expect(down).toBeCloseTo(-up, 9);
        }),
      );
    });
  });

  describe('historyTrend', () => {
    it('says flat as long as everything lies within the wobble', () => {
      expect(historyTrend(series([78, 79, 77, 78, 79])).trend?.direction).toBe('flat');
    });

    it('says of a flat period how many lie outside the band that is drawn', () => {
      expect(historyTrend(series([78, 77, 84, 79, 78])).trend).toMatchObject({
        direction: 'flat',
        outside: 1,
      });
      expect(historyTrend(series([78, 79, 77, 78, 79])).trend?.outside).toBe(0);
      fc.assert(
        fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 5, maxLength: 15 }), (values) => {
          const { points, band, trend } = historyTrend(series(values));
          const { centre, floor } = band ?? { centre: 0, floor: 0 };
          const within = points.filter(({ value }) => value >= centre - floor && value <= centre + floor);
          expect(trend?.outside).toBe(values.length - within.length);
        }),
      );
    });

    it('says up and down beyond it', () => {
      expect(historyTrend(series([60, 63, 66, 69, 72])).trend?.direction).toBe('up');
      expect(historyTrend(series([72, 69, 66, 63, 60])).trend?.direction).toBe('down');
    });

    it('finds a direction in chance alone once in twenty times at most, however unevenly the photos lie', () => {
      const random = seededRandom(3, 'trend');
      // Each of another day: one photo's half-width is what that moves it by / √2, its standard deviation that / 1.96.
      const photo = (share: number) => ({
        time: Math.round(share * 30 * DAY_MS),
        value: Math.round(70 + (onAnotherDay(4) / Math.SQRT2 / 1.96) * gaussian(random)),
        spread: 4,
        version: '1',
        camera: null,
      });
      const laid = {
        evenly: (i: number, count: number) => i / (count - 1),
        'as it comes': () => random(),
        'one long ago, the rest of late': (i: number) => (i === 0 ? 0 : 0.9 + 0.1 * random()),
        'most in the middle': (i: number) => (i < 2 ? i : 0.5 + 0.01 * random()),
      };
      for (const [how, at] of Object.entries(laid)) {
        for (const count of [3, 4, 8, 15]) {
          const periods = Array.from({ length: 1000 }, () =>
            historyTrend(Array.from({ length: count }, (_, i) => photo(at(i, count)))),
          );
          const directed = periods.filter(({ trend }) => trend !== null && trend.direction !== 'flat');
          expect(directed.length / periods.length, `${count} photos, ${how}`).toBeLessThanOrEqual(0.05);
        }
      }
    });

    it('says what the comparison of two photos says: no direction, and no standstill, against it', () => {
      const moment = fc.record({
        time: fc.oneof(fc.integer({ min: 0, max: DAY_MS / 6 }), fc.integer({ min: 0, max: 365 * DAY_MS })),
        value: fc.integer({ min: 40, max: 99 }),
        spread: fc.integer({ min: 1, max: 12 }),
        version: fc.constant('1'),
        camera: fc.constantFrom('front' as const, 'rear' as const, null),
      });
      fc.assert(
        fc.property(fc.array(moment, { minLength: 3, maxLength: 12 }), (photos) => {
          const { points, trend } = historyTrend(photos);
          const differences = points.flatMap((later, i) =>
            points.slice(0, i).map((earlier) => differenceOf(earlier, later)),
          );
          const largest = (verdict: Verdict) =>
            Math.max(
              0,
              ...differences.filter((one) => one.verdict === verdict).map(({ delta }) => Math.abs(delta)),
            );
          const [rise, fall] = [largest('higher'), largest('lower')];
          expect(largestMoves(points)).toEqual({ rise, fall });
          if (trend === null) return;
          expect(trend.apart).toBe(Math.max(rise, fall));
          if (trend.direction === 'up') expect(rise).toBeGreaterThan(0);
          if (trend.direction === 'down') expect(fall).toBeGreaterThan(0);
        }),
      );
    });

    it('needs five photos', () => {
      expect(historyTrend(series([50, 90, 50, 90]))).toMatchObject({ band: null, trend: null });
      expect(historyTrend(series([50, 60, 70, 80, 90])).trend).toMatchObject({ direction: 'up' });
      expect(historyTrend([])).toMatchObject({ points: [], band: null, trend: null });
    });

    it('puts the band around the usual score, as wide as two typical photos of two days differ by chance', () => {
      expect(historyTrend(series([70, 90, 80, 70, 90], 3)).band).toEqual({ centre: 80, floor: 8 });
    });

    it('tells of no change that is larger than what lies between the lowest and the highest score', () => {
      const moment = fc.record({
        time: fc.integer({ min: 0, max: 1e10 }),
        value: fc.integer({ min: 0, max: 100 }),
        spread: fc.constant(4),
        version: fc.constant('1'),
        camera: fc.constant(null),
      });
      // Steep in the middle, level at both ends: its slope over the whole period comes to 27 points of 20.
      const steep = [0, 10, 30, 40].map((day, i) => ({
        time: day * DAY_MS,
        value: i < 2 ? 50 : 70,
        spread: 4,
        version: '1',
        camera: null,
      }));
      fc.assert(
        fc.property(fc.array(moment, { minLength: 3, maxLength: 15 }), (points) => {
          const scores = points.map(({ value }) => value);
          const change = historyTrend(points).trend?.change ?? 0;
          expect(Math.abs(change)).toBeLessThanOrEqual(Math.max(...scores) - Math.min(...scores));
        }),
        { examples: [[steep]] },
      );
    });

    it('tells of no change that is larger than the rise of the line from the first to the last photo, or against it', () => {
      const scores = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 250 });
      // Most of the rise within a month of the eleven weeks: its slope over the whole period comes to 26 points.
      const late = [58, 62, 78, 77, 84, 79, 78].map((value, i) => ({
        time: ([0, 35, 60, 68, 74, 77, 80][i] ?? 0) * DAY_MS,
        value,
        spread: 4,
        version: '1',
        camera: null,
      }));
      const rise = (points: readonly Measurement[]) => {
        const line = condense(points, MOST_POINTS);
        return (line.at(-1)?.value ?? 0) - (line[0]?.value ?? 0);
      };
      const holds = (points: readonly Measurement[]) => {
        const change = historyTrend(points).trend?.change ?? 0;
        expect(Math.abs(change)).toBeLessThanOrEqual(Math.abs(rise(points)));
        expect(change * rise(points)).toBeGreaterThanOrEqual(0);
      };
      holds(late);
      expect(historyTrend(late).trend).toMatchObject({ change: 20, direction: 'up' });
      fc.assert(fc.property(scores, (values) => holds(series(values))));
    });

    it('leaves out photos whose light does not tell, and says how many', () => {
      const told = series([70, 71, 72, 73, 74]);
      const dark = { time: 9 * DAY_MS, value: 40, spread: 11, version: '1', camera: null };
      const { points, untold, otherVersions, floor, trend } = historyTrend([...told, dark]);
      expect(points).toEqual(told);
      expect([untold, otherVersions, floor]).toEqual([1, 0, 5]);
      expect(trend?.apart).toBe(0);
      expect(historyTrend([{ ...dark, spread: 10 }])).toMatchObject({ untold: 0, floor: 25 });
      expect(historyTrend([dark])).toMatchObject({ points: [], untold: 1, floor: null });
    });

    it('keeps to the newest version and says how many it left out', () => {
      const old = series([10, 20, 30], 2, '1');
      const fresh = series([70, 71], 2, '2').map((point) => ({ ...point, time: point.time + 99 * DAY_MS }));
      const { points, otherVersions } = historyTrend([...fresh, ...old]);
      expect(points.map(({ value }) => value)).toEqual([70, 71]);
      expect(otherVersions).toBe(3);
    });

    it('sorts by time, whatever the order it was given', () => {
      fc.assert(
        fc.property(
          fc.uniqueArray(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 20 }),
          (times) => {
            const points = times.map((time) => ({ time, value: 50, spread: 1, version: '1', camera: null }));
            const sorted = historyTrend(points).points.map(({ time }) => time);
            expect(sorted).toEqual(times.toSorted((a, b) => a - b));
          },
        ),
      );
    });
  });
});
