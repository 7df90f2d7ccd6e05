import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf, type Measurement } from '#domain/history/noise.ts';
import { gaussian, seededRandom } from '#lab/evaluate/random.ts';

const measurement = fc.record({
  time: fc.integer({ min: 0, max: 2e12 }),
  value: fc.integer({ min: 0, max: 100 }),
  spread: fc.integer({ min: 0, max: 20 }),
  version: fc.constant('1'),
});
const at = (value: number, spread = 2, version = '1'): Measurement => ({ time: 0, value, spread, version });

describe('differenceOf', () => {
  it('calls a difference up to the floor no change, and anything beyond it a change', () => {
    expect(differenceOf(at(70, 3), at(74, 4)).verdict).toBe('no-change');
    expect(differenceOf(at(70, 3), at(75, 4))).toEqual({ delta: 5, floor: 4, verdict: 'higher' });
    expect(differenceOf(at(75, 4), at(70, 3)).verdict).toBe('lower');
    expect(differenceOf(at(74, 4), at(70, 3)).verdict).toBe('no-change');
  });

  it('has the wider of the two spreads for its floor: each is of a difference already', () => {
    expect(differenceOf(at(70, 4), at(70, 4)).floor).toBe(4);
    expect(differenceOf(at(70, 4), at(70, 9)).floor).toBe(9);
  });

  it('calls 1 photo in 20 a change where 19 of 20 lie within the spread', () => {
    const random = seededRandom(7, 'noise');
    // One photo's half-width is spread / √2, its standard deviation that / 1.96.
    const photo = () => at(70 + (4 / Math.SQRT2 / 1.96) * gaussian(random), 4);
    const verdicts = Array.from({ length: 10_000 }, () => differenceOf(photo(), photo()).verdict);
    const changes = verdicts.filter((verdict) => verdict !== 'no-change').length;
    expect(changes / verdicts.length).toBeCloseTo(0.05, 2);
  });

  it('does not compare versions, however far apart the scores', () => {
    expect(differenceOf(at(40, 1, '1'), at(99, 1, '2')).verdict).toBe('not-comparable');
  });

  it('turns round when the two are swapped', () => {
    const turned = { higher: 'lower', lower: 'higher', 'no-change': 'no-change' } as const;
    fc.assert(
      fc.property(measurement, measurement, (a, b) => {
        const there = differenceOf(a, b);
        const back = differenceOf(b, a);
        expect(back.delta).toBe(0 - there.delta);
        expect(back.floor).toBe(there.floor);
        if (there.verdict !== 'not-comparable') expect(back.verdict).toBe(turned[there.verdict]);
      }),
    );
  });

  it('never finds a change that wider spreads would not have found', () => {
    fc.assert(
      fc.property(measurement, measurement, fc.integer({ min: 1, max: 9 }), (a, b, wider) => {
        const before = differenceOf(a, b).verdict;
        const after = differenceOf({ ...a, spread: a.spread + wider }, b).verdict;
        if (before === 'no-change') expect(after).toBe('no-change');
      }),
    );
  });
});
