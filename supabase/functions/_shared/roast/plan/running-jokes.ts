/** Running jokes (banks/runners.ts): when one comes back. */
import { RUNNERS, type Runner } from '../banks/runners.ts';
import type { Bank } from '../banks/types.ts';
import { fitting, linesOf, type Option } from './options.ts';
import type { Tag } from './tags.ts';

const againTagOf = (runner: Runner): Tag => `again.${runner}`;
export const AGAIN: ReadonlySet<Tag> = new Set(RUNNERS.map(againTagOf));

/** Whose running joke a line on these tags is. */
export const runnerOf = (on: readonly Tag[]): Runner | null =>
  RUNNERS.find((runner) => on.includes(againTagOf(runner))) ?? null;

/** After everything else: only a phone that remembers the name chooses one. */
const LAST = -10_000;

/** All lines with which one may come back. */
export const comingBack = (bank: Bank): Option[] =>
  linesOf(
    fitting(bank, 'running', AGAIN).map((entry) => ({ entry, rank: LAST })),
    () => 0,
  );

/** Roasts between two with the same name; one that was named lately needs no return. */
const RESTS = 3;
/** One roast in so many has a running joke at most. */
export const ONE_IN = 6;

/**
 * Whether a running joke may come back.
 *
 * @param namedAgo how many roasts ago the name was told, 1 for the last one; Infinity: never
 * @param anyAgo how many roasts ago any came back
 */
export const mayComeBack = (namedAgo: number, anyAgo: number): boolean =>
  namedAgo > RESTS && namedAgo !== Infinity && anyAgo >= ONE_IN;
