/** What a phone remembers of the roasts that it showed. The memory never leaves the phone. */
import { SAID_LIMIT } from '../../moment-words.ts';
import type { Roast, Said } from '../contract.ts';
import { hashText } from '../random.ts';

/** The memory with this roast in it. The lines are those of the bank, before a name is filled in. */
export function remember(said: Said, roast: Roast, premise: string | null): Said {
  const { headline, opener, harshTruths, whatIsGreat, closer } = roast;
  const now = [
    headline,
    opener,
    ...harshTruths,
    ...whatIsGreat,
    closer,
    ...(premise === null ? [] : [`premise ${premise}`]),
  ].map(hashText);
  const fresh = new Set(now);
  return [...said.filter((hash) => !fresh.has(hash)), ...now].slice(-SAID_LIMIT);
}
