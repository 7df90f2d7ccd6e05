/**
 * The built-in writer: facts in, roast out. Pure and deterministic; the same facts give the same roast on the phone
 * and in the cloud. What may be said is chosen in plan/, how it is said lies in banks/.
 */
import { writeAdvice } from './advice.ts';
import { loadBank } from './banks/banks.ts';
import type { Bank } from './banks/types.ts';
import type { Roast, RoastFacts } from './contract.ts';
import { byTurns, type Choose } from './plan/choice.ts';
import { plan, type Plan } from './plan/planner.ts';
import { skinState, vibeState } from './plan/states.ts';
import { at, hashText } from './random.ts';

/** A roast with the plan behind its lines, so that tests and the checker can hold it to it. */
export interface ComposedRoast {
  readonly roast: Roast;
  readonly plan: Plan;
}

/** The roast for these facts. Rejects where the bank's code cannot be fetched. */
export const writeRoast = async (facts: RoastFacts): Promise<Roast> =>
  composeRoast(facts, await loadBank(facts.lang, facts.style)).roast;

/** One roast and its plan, by the turns that the facts carry unless something else chooses. */
export function composeRoast(facts: RoastFacts, bank: Bank, choose: Choose = byTurns(facts)): ComposedRoast {
  const planned = plan(facts, bank, choose);
  return { roast: tellPlan(planned, facts, bank), plan: planned };
}

/** The text of a plan for these facts. */
export function tellPlan(planned: Plan, facts: RoastFacts, bank: Bank): Roast {
  const { headline, opener, truths, greats, closer, verdict, needs, best } = planned;
  const { caveat, sections } = describe(facts, bank);
  return {
    headline: headline.line,
    opener: caveat === null ? opener.line : joined(opener.line, caveat, bank),
    harshTruths: truths.map(({ line }) => line),
    whatIsGreat: greats.map(({ line }) => line),
    sections,
    ...writeAdvice(facts, bank, needs),
    closer: closer.line,
    source: 'writer',
    best,
    verdict: verdict.line,
  };
}

/** One sentence after another. Japanese sets a full-width space after ？ and ！. */
const joined = (first: string, second: string, { joiner }: Bank): string =>
  `${first}${/[？！]$/.test(first) ? '\u3000' : joiner}${second}`;

/** What the sections say, and that a photo which hides a lot does; which of the lines that fit is chosen by the variant. */
export function describe(
  facts: RoastFacts,
  { caveats, sections }: Pick<Bank, 'caveats' | 'sections'>,
): { readonly caveat: string | null; readonly sections: Roast['sections'] } {
  const chosen = (place: string, lines: readonly string[]) =>
    at(lines, hashText(`${place} ${facts.variant}`));
  return {
    caveat: facts.confidence === 'low' ? chosen('caveat', caveats) : null,
    sections: {
      faceShape: chosen('shape', sections.shapes[facts.faceShape]),
      skin: chosen('skin', sections.skin[skinState(facts)]),
      features: chosen('features', sections.features[facts.expression]),
      vibe: chosen('vibe', sections.vibe[vibeState(facts)]),
    },
  };
}
