/** What a phone remembers of a roast that it showed (`src/domain/facts/shown-lines.ts`). */
import { ADVICE_TURN, ROAST_MARK } from '../../moment-words.ts';
import type { Roast, RoastFacts, ShownLines } from '../contract.ts';
import { hashText } from '../random.ts';

/** All that steps and products tell. */
export const advisedIn = ({ roadmap, products }: Pick<Roast, 'roadmap' | 'products'>): string[] => [
  ...Object.values(roadmap).flat(),
  ...products.map(({ category }) => category),
];

/** The name by which the memory knows the number that a day's advice is drawn by: it stays for the day. */
export const adviceNameOf = (day: string, seed: number): string => `advice ${day} ${seed}`;

/** What the memory keeps of the number that these facts' advice was drawn by. */
export const adviceToldBy = ({ turns }: Pick<RoastFacts, 'turns'>, day: string): ShownLines => [
  hashText(adviceNameOf(day, turns[ADVICE_TURN] ?? 0)),
];

/**
 * A mark and hashes of what this roast tells. Its lines are those of the bank, before a name is filled in; `behind` names what they
 * hang on (memory.ts), nothing of a text without a plan.
 */
export function shownLinesOf(roast: Roast, behind: readonly string[]): ShownLines {
  const { headline, opener, harshTruths, whatIsGreat, sections, closer, verdict } = roast;
  const jokes = [headline, opener, ...harshTruths, ...whatIsGreat, closer];
  const label = verdict === undefined ? [] : [verdict];
  const lines = [...jokes, ...label, ...Object.values(sections), ...advisedIn(roast), ...behind];
  return [ROAST_MARK, ...lines.map(hashText)];
}
