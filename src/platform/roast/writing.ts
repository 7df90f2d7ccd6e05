/**
 * Writing a roast on the phone, with the writer that the cloud function has too: all that it takes besides the lines, in one
 * file on the line, fetched when the first roast is near.
 */
import type { RoastService, WrittenRoast } from '#ports/cloud.ts';
import { loadBank } from '#roast/banks/banks.ts';
import { traitsOf } from '#roast/banks/traits.ts';
import type { Roast, RoastFacts, ShownLines, Taste } from '#roast/contract.ts';
import { behindOf, withFreshTurns } from '#roast/plan/memory.ts';
import { adviceToldBy, shownLinesOf } from '#roast/plan/shown-lines.ts';
import { bonusOf, thingsOf as thingsIn } from '#roast/plan/taste.ts';
import { toldByFunction } from '#roast/plan/told-by-function.ts';
import { composeRoast } from '#roast/writer.ts';

/** By this phone's calendar. */
export const today = (): string => new Date().toDateString();

/** What to remember of a roast that the function or a model told of these facts, which carry the phone's turns. */
export async function toldOf(facts: RoastFacts, roast: Roast): Promise<ShownLines> {
  const bank = await loadBank(facts.lang, facts.style);
  return [...toldByFunction(facts, roast, bank), ...adviceToldBy(facts, today())];
}

/**
 * As `RoastService.write`; nothing is sent.
 *
 * @param handheld false: a computer, to whose person no line speaks of a phone in the hand while there are others
 */
export async function write(
  handheld: boolean,
  facts: RoastFacts,
  said: ShownLines,
  start = 0,
  taste?: Taste,
): Promise<WrittenRoast> {
  const day = today();
  const bank = await loadBank(facts.lang, facts.style);
  const learned = taste === undefined ? {} : { bonus: bonusOf(taste, facts.variant) };
  const turned = withFreshTurns(facts, bank, said, { handheld, start, day, ...learned });
  const { roast, plan } = composeRoast(turned, bank);
  return {
    facts: turned,
    roast,
    // The opener without the caveat that may follow it.
    told: [
      ...shownLinesOf({ ...roast, opener: plan.opener.line }, behindOf(plan)),
      ...adviceToldBy(turned, day),
    ],
    sent: null,
  };
}

export const thingsOf: RoastService['thingsOf'] = async (facts, { harshTruths, source }, truth) => {
  const { plan } = composeRoast(facts, await loadBank(facts.lang, facts.style));
  const own = plan.truths.find(({ line }) => line === truth);
  // The function's own writer tells another line of the same key in its place.
  const told = own ?? (source === 'writer' ? plan.truths[harshTruths.indexOf(truth)] : undefined);
  if (told === undefined) return [];
  const { on } = told.entry;
  return thingsIn({ name: truth, on, traits: traitsOf(truth, facts.lang, on) });
};
