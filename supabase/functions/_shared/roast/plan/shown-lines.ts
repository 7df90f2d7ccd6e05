/** What a phone remembers of a roast that it showed (`src/domain/facts/shown-lines.ts`). */
import type { Roast, ShownLines } from '../contract.ts';
import { hashText } from '../random.ts';

/**
 * Hashes of what this roast tells. Its lines are those of the bank, before a name is filled in; `premise` is the key of
 * the scene that they hang on, null without one.
 */
export function shownLinesOf(roast: Roast, premise: string | null): ShownLines {
  const { headline, opener, harshTruths, whatIsGreat, closer } = roast;
  return [
    headline,
    opener,
    ...harshTruths,
    ...whatIsGreat,
    closer,
    ...(premise === null ? [] : [`premise ${premise}`]),
  ].map(hashText);
}
