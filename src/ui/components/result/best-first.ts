import type { Roast } from '#roast/contract.ts';

/** The truths with the one in front that the planner names as the best, else as they are. */
export function bestFirst({ harshTruths, best = 0 }: Pick<Roast, 'harshTruths' | 'best'>): string[] {
  return harshTruths.toSorted((a, b) => Number(b === harshTruths[best]) - Number(a === harshTruths[best]));
}
