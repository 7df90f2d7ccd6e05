/** The hour as one word. */
import type { Moment } from '#roast/contract.ts';

/** Each from its hour on; before the first it is still late. */
const FROM = [
  [22, 'late'],
  [17, 'evening'],
  [11, 'afternoon'],
  [7, 'morning'],
  [4, 'early'],
] as const;

/** @param hour 0 to 23, by the clock of the place */
export const daytimeOf = (hour: number): NonNullable<Moment['daytime']> =>
  FROM.find(([from]) => hour >= from)?.[1] ?? 'late';
