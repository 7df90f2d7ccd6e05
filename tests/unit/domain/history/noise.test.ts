import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf, smallestDetectableChange, type Measurement } from '#domain/history/noise.ts';

const measurement = fc.record({
  time: fc.integer({ min: 0, max: 2e12 }),
  value: fc.integer({ min: 0, max: 100 }),
  spread: fc.integer({ min: 0, max: 20 }),
  version: fc.constant('1'),
});
const at = (value: number, spread = 2, version = '1'): Measurement => ({ time: 0, value, spread, version });

describe('smallestDetectableChange', () => {
  it('adds the two spreads in quadrature', () => {
    expect(smallestDetectableChange(3, 4)).toBe(5);
    expect(smallestDetectableChange(0, 0)).toBe(0);
  });
});

describe('differenceOf', () => {
  it('calls a difference up to the floor no change, and anything beyond it a change', () => {
    expect(differenceOf(at(70, 3), at(75, 4)).verdict).toBe('no-change');
    expect(differenceOf(at(70, 3), at(76, 4))).toEqual({ delta: 6, floor: 5, verdict: 'higher' });
    expect(differenceOf(at(76, 3), at(70, 4)).verdict).toBe('lower');
    expect(differenceOf(at(75, 3), at(70, 4)).verdict).toBe('no-change');
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
