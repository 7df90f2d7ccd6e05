/** Which facts of a photo a model may write about: what its person may be teased with, and what may be praised. Pure. */
import type { Bank } from '../banks/types.ts';
import type { RoastFacts } from '../contract.ts';
import { CLAIMS } from '../plan/claims.ts';
import { praisable, tellsAll } from '../plan/facts-to-tags.ts';
import { mayJoke, mayTease } from '../plan/jokes.ts';
import { disjoint, shareOf, topicsOf, weightOf } from '../plan/options.ts';
import { photoOf, type Plan } from '../plan/planner.ts';
import { contradicts } from '../plan/praise.ts';
import type { Tag } from '../plan/tags.ts';
import { groupsOf } from '../plan/truths.ts';
import type { Subjects } from './answer-schema.ts';
import { wordsOf } from './fact-words.ts';

/** So many facts make a prompt: the loudest. */
const MOST = 18;

/** What the planner would let the writer tell of these facts, less what the strengths of this roast (`plan.greats`) praise already. */
export function subjectsOf(facts: RoastFacts, bank: Bank, plan: Plan): Subjects {
  const photo = photoOf(facts, bank);
  const sayable = (tag: Tag) => wordsOf(tag, facts) !== null && tellsAll([tag], photo.tags);
  const praised = plan.greats.flatMap(({ entry }) => entry.on);
  const praisedGroups = groupsOf(praised);
  const isUnpraised = (tag: Tag) => {
    const topics = new Set(topicsOf([tag]));
    return (
      [...groupsOf([tag])].every((group) => !praisedGroups.has(group)) && !contradicts(praised, topics, [])
    );
  };
  const jokes = [...photo.tags].filter(
    (tag) =>
      sayable(tag) &&
      // No line of the bank is on what weighs nothing; a strength is for the last line.
      CLAIMS[tag].weight > 0 &&
      !tag.startsWith('strength.') &&
      mayJoke(photo, [tag]) &&
      isUnpraised(tag),
  );
  // What the opener speaks of other than with praise, no last line praises.
  const faults = new Set(topicsOf(plan.premise.on.filter((tag) => CLAIMS[tag].stance !== 'strength')));
  const praise = [...praisable(photo.tags, facts)].filter(
    (tag) =>
      sayable(tag) &&
      CLAIMS[tag].stance === 'strength' &&
      mayTease(facts, [tag]) &&
      topicsOf([tag]).every((topic) => !photo.unpraised.includes(topic)) &&
      disjoint([tag], faults) &&
      !contradicts([tag], faults, photo.unpraised),
  );
  return { jokes: loudest(jokes), praise: loudest(praise) };
}

/** What only this photo has comes first; in one order for one set of facts, so that a provider may keep their schema. */
const loudest = (tags: readonly Tag[]): Tag[] =>
  tags
    .toSorted((a, b) => weightOf([b]) / shareOf([b]) - weightOf([a]) / shareOf([a]) || (a < b ? -1 : 1))
    .slice(0, MOST);
