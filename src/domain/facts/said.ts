/** What a phone remembers of the lines that it told. The memory never leaves the phone. */
import { SAID_LIMIT } from '#functions/moment-words.ts';
import type { Said } from '#roast/contract.ts';

/** The memory with these lines in it, the latest last. */
export function remember(said: Said, told: Said): Said {
  const fresh = new Set(told);
  return [...said.filter((hash) => !fresh.has(hash)), ...fresh].slice(-SAID_LIMIT);
}
