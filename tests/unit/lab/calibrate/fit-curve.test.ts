import { SKIN_METRICS } from '#functions/vocabulary.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateCurve, onLine } from '#domain/score/calibration.ts';
import { fitCurve, fitLine, PART_MEDIAN, partTargets, pooledQuantile } from '#lab/calibrate/fit-curve.ts';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyTargets = fc.constantFrom(...SKIN_METRICS).map(partTargets);
/** What metrics give, many of them alike; in thousandths, so that values that differ still do in another unit. */
const anyValue = between(-20, 200).map((value) => Math.round(1000 * value) / 1000 || 0);
const anySample = fc
  .array(fc.oneof(anyValue, fc.constantFrom(0, 1, 50)), { minLength: 2, maxLength: 150 })
  .filter((sample) => spanOf([sample]) > 0.1);
const anySamples = fc
  .array(anySample, { minLength: 1, maxLength: 3 })
  .filter((samples) => spanOf(samples) > 0.1);

const spanOf = (samples: readonly (readonly number[])[]): number =>
  pooledQuantile(samples, 0.98) - pooledQuantile(samples, 0.02);
/** 0, 1, …, 1000 in an order of their own. */
const EVENLY = Array.from({ length: 1001 }, (_, i) => (i * 359) % 1001);

describe('pooledQuantile', () => {
  it('is the middle of one sample', () => {
    expect(pooledQuantile([EVENLY], 0.5)).toBeCloseTo(500, 6);
    expect(pooledQuantile([EVENLY], 0.1)).toBeCloseTo(100, 0);
  });

  it('counts sets alike, however many faces each has', () => {
    const few = [0, 1, 2, 3, 4];
    const many = Array.from({ length: 500 }, (_, i) => 100 + i / 100);
    const middle = pooledQuantile([few, many], 0.5);
    expect(middle).toBeGreaterThan(4);
    expect(middle).toBeLessThan(100.1);
    expect(pooledQuantile([few, many], 0.25)).toBeLessThan(5);
  });

  it('minds neither order nor what could not be measured', () => {
    fc.assert(
      fc.property(anySamples, between(0, 1), (samples, q) => {
        const mixed = samples.map((sample) => [Number.NaN, ...sample.toReversed(), Infinity]);
        expect(pooledQuantile(mixed, q)).toBeCloseTo(pooledQuantile(samples, q), 9);
      }),
    );
  });
});

describe.each(SKIN_METRICS)('the targets of %s', (name) => {
  it('rise, with the share of the faces, within the scale', () => {
    const targets = partTargets(name);
    targets.forEach(([quantile, score], i) => {
      const next = targets[i + 1] ?? [1, 100];
      expect(quantile > 0 && quantile < next[0]).toBe(true);
      expect(score >= 40 && score < next[1]).toBe(true);
    });
  });

  it('are met: so many faces score no more than this', () => {
    const curve = fitCurve([EVENLY], partTargets(name));
    for (const [quantile, score] of partTargets(name)) {
      expect(Math.abs(evaluateCurve(curve, (1 - quantile) * 1000) - score)).toBeLessThan(0.1);
    }
  });
});

describe('fitCurve', () => {
  it('is strictly ascending in x, without a cliff, and falls from knot to knot', () => {
    fc.assert(
      fc.property(anySamples, anyTargets, (samples, targets) => {
        const knots = fitCurve(samples, targets);
        const least = 0.02 * spanOf(samples);
        knots.slice(1).forEach(([x, y], i) => {
          const [before, score] = knots[i] ?? [Number.NaN, Number.NaN];
          // Knots are kept to five digits.
          expect(x - before).toBeGreaterThan(0);
          expect(x - before).toBeGreaterThan(least - 1e-4 * Math.max(1, Math.abs(x)));
          expect(y).toBeLessThan(score);
        });
      }),
    );
  });

  it('never gives a better value a lower score, and no value a score below 40', () => {
    fc.assert(
      fc.property(
        anySamples,
        anyTargets,
        between(-1e4, 1e4),
        between(0, 1e4),
        (samples, targets, x, more) => {
          const curve = fitCurve(samples, targets);
          expect(evaluateCurve(curve, x + more)).toBeLessThanOrEqual(evaluateCurve(curve, x));
          expect(evaluateCurve(curve, x + more)).toBeGreaterThanOrEqual(40);
        },
      ),
    );
  });

  it('goes on beyond the poorest face, less steeply', () => {
    const curve = fitCurve([EVENLY], partTargets('spots'));
    const slope = (from: number, to: number) => evaluateCurve(curve, from) - evaluateCurve(curve, to);
    expect(slope(990, 1000)).toBeGreaterThan(0);
    expect(slope(1000, 1010)).toBeLessThan(slope(950, 960));
  });

  it('follows the unit: other units and another zero move the knots, not the scores', () => {
    fc.assert(
      fc.property(
        anySamples,
        anyTargets,
        between(0.1, 10),
        between(-50, 50),
        (samples, targets, unit, zero) => {
          const knots = fitCurve(samples, targets);
          const moved = fitCurve(
            samples.map((sample) => sample.map((value) => unit * value + zero)),
            targets,
          );
          moved.forEach(([x, y], i) => {
            const [before, score] = knots[i] ?? [Number.NaN, Number.NaN];
            // Five digits of either are kept.
            const slack = 2e-4 * (Math.abs(unit * before) + Math.abs(x) + 1);
            expect(Math.abs(x - (unit * before + zero))).toBeLessThan(slack);
            expect(y).toBe(score);
          });
        },
      ),
    );
  });

  it('keeps its shape where many faces are alike', () => {
    const mostlyNone = [...Array<number>(140).fill(0), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const curve = fitCurve([mostlyNone], partTargets('spots'));
    expect(evaluateCurve(curve, 0)).toBeGreaterThan(PART_MEDIAN);
    expect(evaluateCurve(curve, 10)).toBeLessThan(PART_MEDIAN);
  });

  it.each([
    ['nothing', []],
    ['one face', [3]],
    ['faces that are all alike', [3, 3, 3, 3]],
    ['one value among what could not be measured', [Number.NaN, 3, Infinity, 3]],
  ])('refuses %s', (_, sample) => {
    expect(() => fitCurve([sample], partTargets('lines'))).toThrow(RangeError);
  });
});

describe('fitLine', () => {
  it('puts half of all faces on the middle quarter of the scale, as nearly as its digits tell', () => {
    const means = EVENLY.map((value) => 70 + value / 100);
    const line = fitLine([means]);
    const shown = means.map((mean) => onLine(line, mean));
    expect(pooledQuantile([shown], 0.5)).toBeGreaterThan(64);
    expect(pooledQuantile([shown], 0.5)).toBeLessThan(70);
    expect(pooledQuantile([shown], 0.75) - pooledQuantile([shown], 0.25)).toBeCloseTo(24, 0);
  });

  it('counts sets alike, and makes no scale of faces that hardly differ', () => {
    const [low, high] = [EVENLY.map((v) => 60 + v / 200), EVENLY.slice(0, 30).map((v) => 80 + v / 200)];
    expect(fitLine([low, high])).not.toEqual(fitLine([[...low, ...high]]));
    expect(fitLine([[80, 80, 80]]).slope).toBe(5);
    expect(fitLine([EVENLY.map((v) => v / 10)]).slope).toBe(1.1);
  });
});
