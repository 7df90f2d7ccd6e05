/** Steps and products for what a person may work on: the same for a photo, whatever the jokes and their style. */
import { ADVICE_TURN } from '../moment-words.ts';
import { HORIZONS, type Advice, type AdviceKind, type Audience, type Bank } from './banks/types.ts';
import { mayBeTeen, type Roast, type RoastFacts } from './contract.ts';
import { tagsFor } from './plan/facts-to-tags.ts';
import type { Need } from './plan/states.ts';
import { at, hashText } from './random.ts';

const MOST_PRODUCTS = 2;

export type WrittenAdvice = Pick<Roast, 'roadmap' | 'products'>;

/** The advice for a photo by the number that its facts carry. */
export const writeAdvice = (facts: RoastFacts, bank: AdviceBank, needs: readonly Need[]): WrittenAdvice =>
  adviser(facts, bank, needs)(facts.turns[ADVICE_TURN] ?? 0);

type AdviceBank = Pick<Bank, 'roadmap' | 'products'>;

/**
 * Gives by a number a step for each horizon (today for the first need, this week for the second and so on) and a product
 * for each of the first two needs. No kind stands twice among the steps, nor among the products, while there is another.
 */
export function adviser(
  facts: RoastFacts,
  { roadmap, products }: AdviceBank,
  needs: readonly Need[],
): (seed: number) => WrittenAdvice {
  const isMeant = meantFor(facts);
  const steps = HORIZONS.map((horizon, i) => roadmap[at(needs, i)][horizon].filter(isMeant));
  const ideas = needs.slice(0, MOST_PRODUCTS).map((need) => products[need].filter(isMeant));
  return (seed) => {
    const [today = '', week = '', month = ''] = eachOnce(steps, `step ${seed}`).map(({ text }) => text);
    return {
      roadmap: { today: [today], week: [week], month: [month] },
      products: eachOnce(ideas, `product ${seed}`).map(({ category, why }) => ({ category, why })),
    };
  };
}

/** One piece of each list, each kind once where that can be. */
function eachOnce<Piece extends Advice>(lists: readonly (readonly Piece[])[], seed: string): Piece[] {
  const kinds = new Set<AdviceKind>();
  return lists.map((list, i) => {
    const fresh = list.filter(({ kind }) => kind === undefined || !kinds.has(kind));
    const piece = at(fresh.length > 0 ? fresh : list, hashText(`${i} ${seed}`));
    if (piece.kind !== undefined) kinds.add(piece.kind);
    return piece;
  });
}

function meantFor(facts: RoastFacts): (advice: Audience) => boolean {
  // Who did not say gets what suits everybody: the beginning, and nothing that is not for teens.
  const seasoned = facts.level === 'intermediate' || facts.level === 'advanced';
  const level = seasoned ? 'seasoned' : 'starter';
  const who = mayBeTeen(facts) ? 'teen' : 'adult';
  const tags = tagsFor(facts);
  return (advice) =>
    (advice.who ?? who) === who &&
    (advice.level ?? level) === level &&
    (advice.when?.some((tag) => tags.has(tag)) ?? true);
}
