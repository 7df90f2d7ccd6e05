/** What a phone remembers of a roast that the function told. Pure. */
import { TOLD_PLACES } from '../../moment-words.ts';
import type { Bank } from '../banks/types.ts';
import type { Roast, RoastFacts, ShownLines } from '../contract.ts';
import { composeRoast, describe } from '../writer.ts';
import { behindOf } from './memory.ts';
import { shownLinesOf } from './shown-lines.ts';
import { deepNameTold, placedIn, withLines } from './tellings.ts';

/** Of these a model writes none: in its roast they are the function's own writer's. */
const WRITERS: ReadonlySet<string> = new Set(['opener', 'great', 'great2', 'great3']);

/**
 * Its lines, which of the function's own lines they count as, and, where its own writer told them all, what they hang on: the
 * phone's plan. The phone's lines that others stand in the place of were never seen, and count as nothing.
 */
export function toldByFunction(facts: RoastFacts, roast: Roast, bank: Bank): ShownLines {
  const { plan } = composeRoast(facts, bank);
  const { caveat } = describe(facts, bank);
  const { headline, harshTruths, whatIsGreat, closer, verdict = '' } = roast;
  const follows = caveat !== null && roast.opener.endsWith(caveat) ? caveat.length : 0;
  const opener = roast.opener.slice(0, roast.opener.length - follows).trimEnd();
  const lines = [headline, opener, ...harshTruths, ...whatIsGreat, closer, verdict];
  // Where a model told some, nobody knows which: at worst one of the function's own lines is passed over.
  const mayBeDeep = (i: number) => roast.source !== 'model' || WRITERS.has(TOLD_PLACES[i] ?? '');
  const deep = placedIn(plan).flatMap((placed, i) =>
    mayBeDeep(i) && lines[i] !== placed.option.line
      ? [deepNameTold(facts, placed, facts.tellings[i] ?? 0)]
      : [],
  );
  const behind = roast.source === 'writer' ? behindOf(withLines(plan, lines, facts.lang)) : [];
  return shownLinesOf({ ...roast, opener }, [...behind, ...deep]);
}
