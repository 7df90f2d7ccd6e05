/** The hour as one word. */
import type { Moment } from '#roast/contract.ts';

/** Each from its hour on; before the first it is still late. The hours around noon and before the evening have no word. */
const FROM = [
  [22, 'late'],
  [18, 'evening'],
  [17, null],
  [12, 'afternoon'],
  [11, null],
  [7, 'morning'],
  [4, 'early'],
] as const;

/**
 * @param hour 0 to 23, by the clock of the place
 * @returns null where no word is right for everybody
 */
export const daytimeOf = (hour: number): Moment['daytime'] => {
  const found = FROM.find(([from]) => hour >= from);
  return found === undefined ? 'late' : found[1];
};
