/** How many roasts a day are left: a counter that starts again at local midnight. */
import { ROASTS_A_DAY } from '#functions/vocabulary.ts';

export type Plan = keyof typeof ROASTS_A_DAY;

export interface DailyCount {
  /** The local day it counts, as YYYY-MM-DD; '' before the first roast. */
  readonly day: string;
  /** Roasts served on that day: a whole number from 0. */
  readonly used: number;
}

export const NOTHING_USED: DailyCount = { day: '', used: 0 };

/**
 * How many were served on `today`. Only the very same day counts: a clock that was set ahead and back
 * again leaves a day in the future behind, which must not lock the user out.
 */
export function usedOn(count: DailyCount, today: string): number {
  return count.day === today ? count.used : 0;
}

/** How many are left on `today`, never below 0; null: no limit. */
export function leftOn(count: DailyCount, today: string, plan: Plan): number | null {
  const limit = ROASTS_A_DAY[plan];
  return limit === null ? null : Math.max(0, limit - usedOn(count, today));
}

/** More than any person's day; keeps a count that was edited in storage within what can be stored. */
const MOST = 1_000_000;

/** The counter after one more roast on `today`. */
export function countOne(count: DailyCount, today: string): DailyCount {
  return { day: today, used: Math.min(MOST, usedOn(count, today) + 1) };
}
