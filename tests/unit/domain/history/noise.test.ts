import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANOTHER_DAY,
  cameraOf,
  differenceOf,
  floorOf,
  type Measurement,
  onAnotherDay,
  SESSION_MS,
} from '#domain/history/noise.ts';
import { gaussian, seededRandom } from '#lab/evaluate/random.ts';

const measurement = fc.record({
  // Often within the hour.
  time: fc.oneof(fc.integer({ min: 0, max: 2 * SESSION_MS }), fc.integer({ min: 0, max: 2e12 })),
  value: fc.integer({ min: 0, max: 100 }),
  spread: fc.integer({ min: 0, max: 20 }),
  version: fc.constant('1'),
  camera: fc.constantFrom('front' as const, 'rear' as const, null),
});
const at = (value: number, spread = 2, version = '1'): Measurement => ({
  time: 0,
  value,
  spread,
  version,
  camera: 'front',
});
const DAY_MS = 86_400_000;
const nextDay = (value: number, spread = 2): Measurement => ({ ...at(value, spread), time: DAY_MS });

describe('differenceOf', () => {
  it('calls a difference up to the floor no change, and anything beyond it a change', () => {
    expect(differenceOf(at(70, 3), at(74, 4)).verdict).toBe('no-change');
    const higher = { delta: 5, floor: 4, sameSession: true, verdict: 'higher' };
    expect(differenceOf(at(70, 3), at(75, 4))).toEqual(higher);
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

  it('wants two and a half times as much on another day, in whole points and rounded up', () => {
    expect(ANOTHER_DAY).toBe(2.5);
    expect([1, 2, 3, 4, 5].map(onAnotherDay)).toEqual([3, 5, 8, 10, 13]);
    const of = { floor: 10, sameSession: false };
    expect(differenceOf(at(70, 4), nextDay(80, 4))).toEqual({ ...of, delta: 10, verdict: 'no-change' });
    expect(differenceOf(at(70, 3), nextDay(81, 4))).toEqual({ ...of, delta: 11, verdict: 'higher' });
    expect(differenceOf(at(81, 4), nextDay(70, 3))).toEqual({ ...of, delta: -11, verdict: 'lower' });
  });

  it('takes two photos for one session where one camera took both within the hour, and never without a camera', () => {
    const same = (a: Partial<Measurement>, b: Partial<Measurement>) =>
      differenceOf({ ...at(70), ...a }, { ...at(70), ...b }).sameSession;
    expect(same({}, { time: SESSION_MS - 1 })).toBe(true);
    expect(same({}, { time: SESSION_MS })).toBe(false);
    expect(same({}, { camera: 'rear' })).toBe(false);
    // Two files of an album may be years apart.
    expect(same({ camera: null }, { camera: null })).toBe(false);
    const sources = ['front', 'rear', 'library', 'shared', null, undefined] as const;
    expect(sources.map(cameraOf)).toEqual(['front', 'rear', null, null, null, null]);
  });

  it('has a floor on another day that is never lower, and grows with the spread', () => {
    const points = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(points, points, fc.boolean(), (a, b, sameSession) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        expect(floorOf(less, sameSession)).toBeLessThanOrEqual(floorOf(more, sameSession));
        expect(floorOf(a, true)).toBeLessThanOrEqual(floorOf(a, false));
      }),
    );
  });

  it('finds no change between two days that it would not have found within one session', () => {
    fc.assert(
      fc.property(measurement, measurement, (a, b) => {
        const now = { ...b, time: a.time, camera: 'front' } as const;
        if (differenceOf({ ...a, camera: 'front' }, now).verdict === 'no-change')
          expect(differenceOf(a, b).verdict).toBe('no-change');
      }),
    );
  });

  it('does not compare versions, however far apart the scores', () => {
    expect(differenceOf(at(40, 1, '1'), at(99, 1, '2')).verdict).toBe('not-comparable');
    expect(differenceOf(at(40, 1, '1'), { ...nextDay(99, 1), version: '2' }).verdict).toBe('not-comparable');
  });

  it('turns round when the two are swapped', () => {
    const turned = { higher: 'lower', lower: 'higher', 'no-change': 'no-change' } as const;
    fc.assert(
      fc.property(measurement, measurement, (a, b) => {
        const there = differenceOf(a, b);
        const back = differenceOf(b, a);
        expect(back.delta).toBe(0 - there.delta);
        expect(back.floor).toBe(there.floor);
        expect(back.sameSession).toBe(there.sameSession);
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
