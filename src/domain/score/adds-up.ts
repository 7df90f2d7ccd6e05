/** Numbers that are shown with their sum. Pure. */

/**
 * Whole numbers that add up to `total`: the rounded ones, of which those give or take one that rounding took farthest the
 * other way. An exact 0 stays 0.
 *
 * @param exact finite, in any unit (points, tenths of a point, per cent), whose sum lies near `total`
 * @param total whole
 * @returns in the order of `exact`; never −0, which would be shown with its sign
 */
export function wholeAddingTo(exact: readonly number[], total: number): number[] {
  const whole = exact.map((value) => Math.round(value) || 0);
  for (;;) {
    const step = Math.sign(total - whole.reduce((sum, value) => sum + value, 0));
    if (step === 0) return whole;
    const owed = exact.map((value, i) => step * (value - (whole[i] ?? 0)));
    const most = owed.indexOf(Math.max(...owed));
    // Nobody to give or take: no numbers add up to nothing.
    if (most < 0) return whole;
    whole[most] = (whole[most] ?? 0) + step || 0;
  }
}

/** Of a sum as it is shown, in tenths of a point. */
export interface ShownSum {
  /** What each term brings, in their order. */
  readonly terms: readonly number[];
  /** Of the terms, exactly. */
  readonly together: number;
  /** What moving away from the line's middle adds or takes; 0 without a line. */
  readonly apart: number;
}

/** A number and what it counts of a whole. */
export interface Counted {
  /** Whole per cent. */
  readonly share: number;
  /** 0 to 100, with at most one digit after the point; null: not measured, and its share is 0. */
  readonly score: number | null;
}

/** From the mean of the terms to the score: what lies off the middle counts more by this share of the distance. */
export interface Apart {
  readonly middle: number;
  /** 0 and more */
  readonly more: number;
}

/** Scores and shares are shown whole: farther than this from their mean, in tenths, a score did not come from them. */
const ROUNDING_TENTHS = 20;

/**
 * The sum that gives a score, so that whoever adds what stands there gets what stands there: each term is its number times
 * its share, to the tenth; where the score was rounded from finer numbers to another whole, the terms give or take tenths
 * until their sum rounds to it, none more than half a point.
 *
 * @param shares together 100
 * @param total whole, as it is shown
 * @param apart null: the mean is the score
 * @param ends of the scale, where a score stays whatever the sum is
 * @returns null without numbers, or where the score did not come from these
 */
export function shownSum(
  parts: readonly Counted[],
  total: number,
  apart: Apart | null,
  [lowest, highest]: readonly [number, number],
): ShownSum | null {
  const exact = parts.map(({ share, score }) => (share * (score ?? 0)) / 10);
  if (exact.length === 0) return null;
  const mean = Math.round(exact.reduce((sum, term) => sum + term, 0));
  const movedBy = (tenths: number) =>
    apart === null ? 0 : Math.round(apart.more * (tenths - 10 * apart.middle)) || 0;
  const wholeOf = (tenths: number) => Math.round((tenths + movedBy(tenths)) / 10);
  const isBeyond =
    (total === lowest && wholeOf(mean) < lowest) || (total === highest && wholeOf(mean) > highest);
  const sumTo = (together: number): ShownSum => ({
    terms: wholeAddingTo(exact, together),
    together,
    apart: movedBy(together),
  });
  if (isBeyond) return sumTo(mean);
  const step = total < wholeOf(mean) ? -1 : 1;
  for (let off = 0; off <= ROUNDING_TENTHS; off += 1)
    if (wholeOf(mean + step * off) === total) return sumTo(mean + step * off);
  return null;
}
