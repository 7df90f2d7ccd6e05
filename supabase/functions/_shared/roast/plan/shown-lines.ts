/** What a phone remembers of a roast that it showed (`src/domain/facts/shown-lines.ts`). */
import type { Roast, ShownLines } from '../contract.ts';
import { ROAST_MARK } from '../../moment-words.ts';
import { hashText } from '../random.ts';

/**
 * A mark and hashes of what this roast tells. Its lines are those of the bank, before a name is filled in; `behind` names what they
 * hang on (memory.ts), nothing of a text without a plan.
 */
export function shownLinesOf(roast: Roast, behind: readonly string[]): ShownLines {
  const { headline, opener, harshTruths, whatIsGreat, sections, closer } = roast;
  const lines = [headline, opener, ...harshTruths, ...whatIsGreat, ...Object.values(sections), closer];
  return [ROAST_MARK, ...[...lines, ...behind].map(hashText)];
}
