import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROASTS_A_DAY } from '#functions/vocabulary.ts';
import { countOne, leftOn, NOTHING_USED, usedOn } from '#domain/limits/daily.ts';

const day = fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21', '2031-01-01');
const TODAY = '2026-11-20';

describe('the daily limit', () => {
  it('is three for guests and free accounts, and none for premium', () => {
    expect(ROASTS_A_DAY).toEqual({ guest: 3, free: 3, premium: null });
  });

  it.each(['guest', 'free'] as const)('counts down to zero for %s and stays there', (plan) => {
    let count = NOTHING_USED;
    const left: (number | null)[] = [];
    for (let i = 0; i < 5; i += 1) {
      left.push(leftOn(count, TODAY, plan));
      count = countOne(count, TODAY);
    }
    expect(left).toEqual([3, 2, 1, 0, 0]);
  });

  it('never runs out for premium', () => {
    expect(leftOn({ day: TODAY, used: 99 }, TODAY, 'premium')).toBeNull();
  });

  it('starts again on another day, later or earlier: a wrong clock does not lock the user out', () => {
    expect(leftOn({ day: '2026-11-19', used: 3 }, TODAY, 'guest')).toBe(3);
    expect(leftOn({ day: '2031-01-01', used: 3 }, TODAY, 'guest')).toBe(3);
    expect(countOne({ day: '2031-01-01', used: 3 }, TODAY)).toEqual({ day: TODAY, used: 1 });
  });

  it('counts what was served today and nothing else, in any order of days', () => {
    fc.assert(
      fc.property(fc.array(day), (days) => {
        const count = days.reduce(countOne, NOTHING_USED);
        const last = days.at(-1) ?? '';
        const run = [...days].reverse().findIndex((one) => one !== last);
        expect(usedOn(count, last)).toBe(run === -1 ? days.length : run);
      }),
    );
  });
});
