/** Which headlines may stand over a roast, the fittest first. */
import type { Entry } from '../banks/entries.ts';
import type { Bank } from '../banks/types.ts';
import { CLAIMS, type Topic } from './claims.ts';
import { aboutSkin, faultTopics, mayJoke, mayTease, type Photo } from './jokes.ts';
import {
  disjoint,
  fitting,
  linesOf,
  MOST_TEASED,
  OF_PREMISE,
  ranked,
  SHAKE,
  shares,
  SKIN_LAST,
  topicsOf,
  type Option,
} from './options.ts';

const ON_ANOTHER_FACT = 1_000;

/** What a headline stands over. */
export interface Under {
  readonly premise: Entry;
  readonly truths: readonly Option[];
  /** Topics of which both opener and first joke speak. */
  readonly twice: ReadonlySet<Topic>;
}

/**
 * On the premise first, then on another joke, then on the score alone. Where opener and first joke are on one fact, those
 * on another one come first: three lines in a row on one fact are one joke told three times. A person who has heard them
 * all gets one on what else this photo shows.
 */
export function headlines(
  photo: Photo,
  bank: Bank,
  { premise, truths, twice }: Under,
  random: () => number,
): Option[] {
  const told = [premise, ...truths.map(({ entry }) => entry)].flatMap(({ on }) => on);
  const teased = new Set(faultTopics(told));
  const kind = fitting(bank, 'headlines', photo.tags).filter(
    ({ on }) => mayTease(photo.facts, on) && new Set([...teased, ...faultTopics(on)]).size <= MOST_TEASED,
  );
  const isTold = ({ on }: Entry) =>
    on.some((tag) => told.includes(tag)) || on.every((tag) => CLAIMS[tag].topic === 'band');
  const bonus = ({ on }: Entry) =>
    (disjoint(on, twice) ? ON_ANOTHER_FACT : 0) +
    (shares(on, premise) ? OF_PREMISE : 0) +
    (aboutSkin(on) ? SKIN_LAST : 0);
  const inOrder = (entries: readonly Entry[]) => linesOf(ranked(entries, SHAKE, random, bonus), random);
  const topics = new Set(topicsOf(told));
  const spare = kind.filter(
    (entry) => !isTold(entry) && disjoint(entry.on, topics) && mayJoke(photo, entry.on),
  );
  return [...inOrder(kind.filter(isTold)), ...inOrder(spare).map((option) => ({ ...option, isSpare: true }))];
}

/** The topics that two or more of these speak of. */
export function toldTwice(entries: readonly Entry[]): ReadonlySet<Topic> {
  const topics = entries.flatMap(({ on }) => topicsOf(on));
  return new Set(topics.filter((topic, i) => topics.indexOf(topic) !== i));
}
