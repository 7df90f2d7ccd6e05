import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateCurve } from '#domain/score/curve.ts';
import {
  fitCurve,
  OVERALL_TARGETS,
  PART_TARGETS,
  SKIN_TARGETS,
  type Targets,
  withTail,
} from '#scripts/calibrate/fit-curve.ts';

const TARGETS = { PART_TARGETS, SKIN_TARGETS, OVERALL_TARGETS };
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyTargets = fc.constantFrom<Targets>(...Object.values(TARGETS));
const anyDirection = fc.constantFrom('rising', 'falling');
/** What metrics and sections give, many of them alike. */
const anySamples = fc
  .array(fc.oneof(between(-20, 200), fc.constantFrom(0, 1, 50)), { minLength: 2, maxLength: 150 })
  .filter((samples) => spanOf(samples) > 0.1);

/** Between the quantiles of 2 % and 98 %, linear between samples. */
function spanOf(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (q: number) => {
    const [low, part] = [Math.floor(q * (sorted.length - 1)), (q * (sorted.length - 1)) % 1];
    return (sorted[low] ?? 0) * (1 - part) + (sorted[low + 1] ?? 0) * part;
  };
  return at(0.98) - at(0.02);
}
/** 0, 1, …, 1000 in an order of their own. */
const EVENLY = Array.from({ length: 1001 }, (_, i) => (i * 359) % 1001);

describe.each(Object.entries(TARGETS))('%s', (_, targets) => {
  it('rise, with the share of the faces, within the scale', () => {
    targets.forEach(([quantile, score], i) => {
      const next = targets[i + 1] ?? [1, 100];
      expect(quantile > 0 && quantile < next[0]).toBe(true);
      expect(score >= 40 && score < next[1]).toBe(true);
    });
  });

  it('are met: so many faces score no more than this', () => {
    for (const direction of ['rising', 'falling'] as const) {
      const curve = fitCurve(EVENLY, targets, direction);
      for (const [quantile, score] of targets) {
        const poorest = (direction === 'rising' ? quantile : 1 - quantile) * 1000;
        expect(evaluateCurve(curve, poorest)).toBeCloseTo(score, 1);
      }
    }
  });
});

describe('fitCurve', () => {
  it('is strictly ascending in x, without a cliff, and has every score once', () => {
    fc.assert(
      fc.property(anySamples, anyTargets, anyDirection, (samples, targets, direction) => {
        const knots = fitCurve(samples, targets, direction);
        const scores = targets.map(([, score]) => score);
        expect(knots.map(([, y]) => y)).toEqual(direction === 'rising' ? scores : scores.toReversed());
        const least = 0.02 * spanOf(samples);
        knots.slice(1).forEach(([x], i) => {
          const step = x - (knots[i]?.[0] ?? Number.NaN);
          // Knots are kept to five digits.
          expect(step).toBeGreaterThan(0);
          expect(step).toBeGreaterThan(least - 1e-4 * Math.max(1, Math.abs(x)));
        });
      }),
    );
  });

  it('gives nobody who is better a lower score, nor anybody a score beyond the targets', () => {
    fc.assert(
      fc.property(
        anySamples,
        anyTargets,
        anyDirection,
        between(-1e4, 1e4),
        between(0, 1e4),
        (samples, targets, direction, x, more) => {
          const curve = fitCurve(samples, targets, direction);
          const [low, high] = [evaluateCurve(curve, x), evaluateCurve(curve, x + more)];
          if (direction === 'rising') expect(high).toBeGreaterThanOrEqual(low);
          else expect(high).toBeLessThanOrEqual(low);
          expect(Math.min(low, high)).toBeGreaterThanOrEqual(targets[0]?.[1] ?? Number.NaN);
          expect(Math.max(low, high)).toBeLessThanOrEqual(targets.at(-1)?.[1] ?? Number.NaN);
        },
      ),
    );
  });

  it('minds neither the order of the faces nor those that could not be measured', () => {
    fc.assert(
      fc.property(anySamples, anyTargets, anyDirection, (samples, targets, direction) => {
        const mixed = [Number.NaN, ...samples.toReversed(), Infinity, -Infinity, Number.NaN];
        const before = [...mixed];
        expect(fitCurve(mixed, targets, direction)).toEqual(fitCurve(samples, targets, direction));
        expect(mixed).toEqual(before);
      }),
    );
  });

  it('follows the unit: other units and another zero move the knots, not the scores', () => {
    fc.assert(
      fc.property(
        anySamples,
        anyTargets,
        anyDirection,
        between(0.1, 10),
        between(-50, 50),
        (samples, targets, direction, unit, zero) => {
          const knots = fitCurve(samples, targets, direction);
          const moved = fitCurve(
            samples.map((value) => unit * value + zero),
            targets,
            direction,
          );
          moved.forEach(([x, y], i) => {
            const [before, score] = knots[i] ?? [Number.NaN, Number.NaN];
            const slack = 1e-4 * (Math.abs(unit * before) + Math.abs(x) + 1);
            expect(Math.abs(x - (unit * before + zero))).toBeLessThan(slack);
            expect(y).toBe(score);
          });
        },
      ),
    );
  });

  it('keeps its shape where many faces are alike', () => {
    const mostlyNone = [...Array<number>(140).fill(0), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const curve = fitCurve(mostlyNone, PART_TARGETS, 'falling');
    expect(curve[0]).toEqual([0, 98]);
    expect(evaluateCurve(curve, 0)).toBe(98);
    expect(evaluateCurve(curve, 10)).toBe(42);
  });

  it.each([
    ['nothing', []],
    ['one face', [3]],
    ['faces that are all alike', [3, 3, 3, 3]],
    ['one value among what could not be measured', [Number.NaN, 3, Infinity, 3]],
  ])('refuses %s', (_, samples) => {
    expect(() => fitCurve(samples, PART_TARGETS, 'rising')).toThrow(RangeError);
  });
});

describe('known shortcomings', () => {
  // Five digits are kept: too few where the values are large and lie close together. No metric is like that.
  it.fails('keeps the knots apart where the values are 100,000 times as large as their span', () => {
    const knots = fitCurve([100_000, 100_000.5, 100_001], PART_TARGETS, 'rising');
    knots.slice(1).forEach(([x], i) => expect(x).toBeGreaterThan(knots[i]?.[0] ?? Number.NaN));
  });
});

describe('withTail', () => {
  it('goes on beyond the poorest face, half as steep, and leaves the rest', () => {
    const knots: [number, number][] = [
      [0, 90],
      [10, 60],
      [12, 50],
    ];
    expect(withTail(knots)).toEqual([...knots, [14, 45]]);
    expect(withTail([[0, 90]])).toEqual([[0, 90]]);
  });
});
