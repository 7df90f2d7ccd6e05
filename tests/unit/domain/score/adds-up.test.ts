import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownSum, wholeAddingTo } from '#domain/score/adds-up.ts';

const RANGE = [40, 99] as const;
const SKIN = { middle: 75, more: 0.25 };
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Scores with all their digits and what they weigh: what a pipeline knows before it rounds. */
const anyParts = fc.array(
  fc.record({
    score: fc.double({ min: 40, max: 100, noNaN: true }),
    weight: fc.integer({ min: 5, max: 40 }),
  }),
  { minLength: 1, maxLength: 8 },
);

it('rounds numbers so that they add up', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -20, max: 20, noNaN: true }), { minLength: 1 }), (exact) => {
      const total = Math.round(sumOf(exact)) || 0;
      const whole = wholeAddingTo(exact, total);
      expect(sumOf(whole)).toBe(total);
      for (const [i, value] of whole.entries()) {
        expect(Math.abs(value - (exact[i] ?? NaN))).toBeLessThanOrEqual(1 + 1e-9);
        expect(Object.is(value, -0)).toBe(false);
      }
    }),
  );
});

it.each([
  ['a mean', null],
  ['a mean that is moved off the middle', SKIN],
] as const)(
  'of %s: the terms add up to what is shown, each within half a point of its product',
  (_of, apart) => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const weights = sumOf(parts.map(({ weight }) => weight));
        const mean = sumOf(parts.map(({ score, weight }) => (score * weight) / weights));
        const exact = apart === null ? mean : apart.middle + (1 + apart.more) * (mean - apart.middle);
        const total = Math.round(Math.min(RANGE[1], Math.max(RANGE[0], exact)));
        const shares = wholeAddingTo(
          parts.map(({ weight }) => (100 * weight) / weights),
          100,
        );
        const shown = parts.map(({ score }, i) => ({ share: shares[i] ?? 0, score: Math.round(score) }));
        const sum = shownSum(shown, total, apart, RANGE);
        if (sum === null) throw new Error('no sum');
        expect(sumOf(sum.terms)).toBe(sum.together);
        for (const [i, { share, score }] of shown.entries())
          expect(Math.abs((sum.terms[i] ?? NaN) / 10 - (share * score) / 100)).toBeLessThanOrEqual(0.5);
        const found = Math.round((sum.together + sum.apart) / 10);
        expect(Math.min(RANGE[1], Math.max(RANGE[0], found))).toBe(total);
        if (apart !== null) {
          const byHand = apart.more * (sum.together / 10 - apart.middle);
          expect(Math.abs(sum.apart / 10 - byHand)).toBeLessThanOrEqual(0.051);
        }
      }),
    );
  },
);

it('changes no product where the sum rounds to what is shown as it is', () => {
  const parts = [
    { share: 45, score: 74 },
    { share: 25, score: 86 },
    { share: 30, score: 78 },
  ];
  expect(shownSum(parts, 78, null, RANGE)).toEqual({ terms: [333, 215, 234], together: 782, apart: 0 });
});

it('does not exist without numbers, nor where a score did not come from these', () => {
  expect(shownSum([], 75, null, RANGE)).toBeNull();
  expect(shownSum([{ share: 100, score: 70 }], 75, null, RANGE)).toBeNull();
});
