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
import { pick, randomFor } from './random.ts';

/** A roast with the plan behind its lines, so that tests and the checker can hold it to it. */
export interface ComposedRoast {
  readonly roast: Roast;
  readonly plan: Plan;
}

type Random = () => number;

/** The roast for these facts. Rejects where the bank's code cannot be fetched. */
export const writeRoast = async (facts: RoastFacts): Promise<Roast> =>
  composeRoast(facts, await loadBank(facts.lang, facts.style)).roast;

/** One roast and its plan, by the turns that the facts carry unless something else chooses. */
export function composeRoast(facts: RoastFacts, bank: Bank, choose: Choose = byTurns(facts)): ComposedRoast {
  const planned = plan(facts, bank, choose);
  const { headline, opener, truths, greats, closer, needs, best } = planned;
  // Steps are for the person and this photo: another joke, or another style, changes none of them.
  const steps = randomFor('advice', { ...facts, turns: null, variant: null, style: null });
  const { caveat, sections } = describe(facts, bank);
  const roast: Roast = {
    headline: headline.line,
    opener: caveat === null ? opener.line : joined(opener.line, caveat, bank),
    harshTruths: truths.map(({ line }) => line),
    whatIsGreat: greats.map(({ line }) => line),
    sections,
    ...writeAdvice(facts, bank, needs, steps),
    closer: closer.line,
    source: 'writer',
    best,
  };
  return { roast, plan: planned };
}

/** One sentence after another. Japanese sets a full-width space after ？ and ！. */
const joined = (first: string, second: string, { joiner }: Bank): string =>
  `${first}${/[？！]$/.test(first) ? '\u3000' : joiner}${second}`;

/** What the sections say, and that a photo which hides a lot does; which of the lines that fit is chosen by the variant. */
export function describe(
  facts: RoastFacts,
  bank: Bank,
): { readonly caveat: string | null; readonly sections: Roast['sections'] } {
  const random = randomFor('sections', { ...facts, turns: null });
  const caveat = facts.confidence === 'low' ? pick(bank.caveats, random) : null;
  return { caveat, sections: writeSections(facts, bank, random) };
}

function writeSections(facts: RoastFacts, bank: Bank, random: Random): Roast['sections'] {
  const { sections } = bank;
  return {
    faceShape: pick(sections.shapes[facts.faceShape], random),
    skin: pick(sections.skin[skinState(facts)], random),
    features: pick(sections.features[facts.expression], random),
    vibe: pick(sections.vibe[vibeState(facts)], random),
  };
}
