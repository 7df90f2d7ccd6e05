/** What a phone remembers of a roast that it showed (`src/domain/facts/shown-lines.ts`). */
import type { Roast, ShownLines } from '../contract.ts';
import { hashText } from '../random.ts';
import { firstsOf, onNameOf, toldTags } from './memory.ts';
import type { Plan } from './planner.ts';

/**
 * Hashes of what this roast tells. Its lines are those of the bank, before a name is filled in. `plan` says what they hang
 * on: the premise's key, what the first jokes are about, and the facts of all truths; null of a text that has none.
 */
export function shownLinesOf(roast: Roast, plan: Plan | null): ShownLines {
  const { headline, opener, harshTruths, whatIsGreat, closer } = roast;
  const behind =
    plan === null ? [] : [`premise ${plan.premise.key}`, ...firstsOf(plan), ...toldTags(plan).map(onNameOf)];
  return [headline, opener, ...harshTruths, ...whatIsGreat, closer, ...behind].map(hashText);
}
