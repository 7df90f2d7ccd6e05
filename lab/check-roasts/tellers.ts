/** Who writes the roasts that are checked: a phone by itself, or the function from what only it has. */
import type { Bank } from '#roast/banks/types.ts';
import type { DeepBank } from '#roast/banks/deep.ts';
import type { RoastFacts, ShownLines } from '#roast/contract.ts';
import { deepened } from '#roast/deepen.ts';
import { behindOf, withFreshTurns } from '#roast/plan/memory.ts';
import { shownLinesOf } from '#roast/plan/shown-lines.ts';
import { toldByFunction } from '#roast/plan/told-by-function.ts';
import { composeRoast, type ComposedRoast } from '#roast/writer.ts';

export const TELLERS = ['phone', 'function'] as const;
export type TellerName = (typeof TELLERS)[number];

export interface Teller {
  /** The facts as the phone sends them, by what it has told. */
  readonly turned: (facts: RoastFacts, said: ShownLines) => RoastFacts;
  readonly roast: (facts: RoastFacts) => ComposedRoast;
  /** What the phone remembers of it. */
  readonly told: (facts: RoastFacts, composed: ComposedRoast) => ShownLines;
}

/** @param bank what a phone carries */
export const phoneTells = (bank: Bank): Teller => ({
  turned: (facts, said) => withFreshTurns(facts, bank, said),
  roast: (facts) => composeRoast(facts, bank),
  told: (_facts, { roast, plan }) => shownLinesOf({ ...roast, opener: plan.opener.line }, behindOf(plan)),
});

/** @param bank what a phone carries */
export const functionTells = (bank: Bank, deep: DeepBank): Teller => ({
  ...phoneTells(bank),
  roast: (facts) => deepened(facts, bank, deep),
  told: (facts, { roast }) => toldByFunction(facts, roast, bank),
});
