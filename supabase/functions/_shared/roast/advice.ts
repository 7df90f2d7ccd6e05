/** Steps and products for what a person may work on. */
import type { Advice, AdviceKind, Audience, Bank, Horizon } from './banks/types.ts';
import { mayBeTeen, type Roast, type RoastFacts } from './contract.ts';
import { tagsFor } from './plan/facts-to-tags.ts';
import type { Need } from './plan/states.ts';
import { pick, shuffled } from './random.ts';

type Random = () => number;

/** For each horizon one step a need; two products for the first need and one for each other. No kind stands twice in a list. */
export function writeAdvice(
  facts: RoastFacts,
  bank: Bank,
  needs: readonly Need[],
  random: Random,
): Pick<Roast, 'roadmap' | 'products'> {
  const isMeant = meantFor(facts);
  const steps = (horizon: Horizon) => {
    const lists = needs.map((need) => bank.roadmap[need][horizon]);
    return chosenOf(lists, isMeant, () => 1, random).map(({ text }) => text);
  };
  const ideas = chosenOf(
    needs.map((need) => bank.products[need]),
    isMeant,
    (list) => (list === 0 ? 2 : 1),
    random,
  );
  return {
    roadmap: { today: steps('today'), week: steps('week'), month: steps('month') },
    products: ideas.map(({ category, whys }) => ({ category, why: pick(whys, random) })),
  };
}

/** Whether a piece of advice is meant for this person and this photo. */
type IsMeant = (advice: Audience) => boolean;

function meantFor(facts: RoastFacts): IsMeant {
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

/** From each list as many as `most` says of those that are meant for this person, each kind once in all. */
function chosenOf<Piece extends Advice>(
  lists: readonly (readonly Piece[])[],
  isMeant: IsMeant,
  most: (list: number) => number,
  random: Random,
): Piece[] {
  const kinds = new Set<AdviceKind>();
  return lists.flatMap((list, index) => {
    const chosen: Piece[] = [];
    for (const piece of shuffled(list.filter(isMeant), random)) {
      const isKnown = piece.kind !== undefined && kinds.has(piece.kind);
      if (isKnown || chosen.length === most(index)) continue;
      chosen.push(piece);
      if (piece.kind !== undefined) kinds.add(piece.kind);
    }
    return chosen;
  });
}
