/** What a phone remembers of a roast that it showed (`src/domain/facts/said.ts`). */
import type { Roast, Said } from '../contract.ts';
import { hashText } from '../random.ts';

/**
 * Hashes of what this roast tells. Its lines are those of the bank, before a name is filled in; `premise` is the key of
 * the scene that they hang on, null without one.
 */
export function toldBy(roast: Roast, premise: string | null): Said {
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
