/** What a phone remembers of the lines that it told. The memory never leaves the phone. */
import { ROAST_MARK, SHOWN_LINES_LIMIT } from '#functions/moment-words.ts';
import type { ShownLines } from '#roast/contract.ts';

/** The memory with these lines in it, the latest last. */
export function remember(said: ShownLines, told: ShownLines): ShownLines {
  const fresh = new Set(told);
  return [...said.filter((hash) => hash === ROAST_MARK || !fresh.has(hash)), ...fresh].slice(
    -SHOWN_LINES_LIMIT,
  );
}
