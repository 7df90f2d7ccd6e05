/** What a roast praises: three strengths, and the last line. Pure. */
import type { Entry } from '../banks/entries.ts';
import type { Bank } from '../banks/types.ts';
import { RATINGS } from '../../vocabulary.ts';
import type { RoastFacts, Turn } from '../contract.ts';
import { CLAIMS, sectionOf, SKIN_TOPICS, type Topic } from './claims.ts';
import {
  disjoint,
  firstOf,
  fitting,
  isStrength,
  linesOf,
  ranked,
  SHAKE,
  shareOf,
  topicsOf,
  type Option,
} from './options.ts';
import type { Tag } from './tags.ts';

type Random = () => number;

/** Praise is for what few have. */
const PRAISE_RARE = 150;
/** More so for what few photos show, whatever the occasion. */
const SHOWN_RARE = 300;
/** What the photo shows is praised before the person is thanked for coming. */
const EFFORT_LAST = -150;
/** What a strength that was not praised yet is worth more as the last word. */
const NEWS = 30;
/** A last line that looks back at a joke comes before one that does not. */
const CALLS_BACK = 200;

/** Praise of a whole that a dig at one of its parts would contradict. */
const WHOLES: Partial<Record<Topic, readonly Topic[]>> = {
  skin: [...SKIN_TOPICS],
  // All features are there to be praised where they can be told apart.
  features: ['expression', 'gaze', 'darkCircles', 'sharpness'],
  vibe: ['light', 'sharpness', 'framing', 'background', 'expression'],
  // Half of an outline or of a tone in shadow is not all of it.
  outline: ['light'],
  evenness: ['light'],
  // What stands behind is part of a picture's composition, in Japanese (構図) by the word.
  framing: ['background'],
};

/** What was said before the praise. */
export interface SaidSoFar {
  /** What headline, opener and first truth were on. */
  readonly premise: readonly Tag[];
  /** Topics of headline, opener and truths. */
  readonly spoken: ReadonlySet<Topic>;
  /** Those among them that were spoken of other than with praise. */
  readonly faults: ReadonlySet<Topic>;
  /** Tags of the premise and the truths: what a last line may look back at. */
  readonly told: ReadonlySet<Tag>;
  /** Topics of which two of headline, opener and first joke speak. */
  readonly twice: ReadonlySet<Topic>;
  /** What plan and tips are about, and the person's concern. */
  readonly unpraised: readonly string[];
  /** Of the parts, as the page shows them. */
  readonly ratings: RoastFacts['ratings'];
}

/** Advice that praise of a topic contradicts besides advice on the topic: an even cheek is no red one. */
const ADVISED_AGAINST: Partial<Record<Topic, Topic>> = { evenness: 'redness', redness: 'evenness' };

/** Praise that a dig would contradict, or that the advice would. */
export function contradicts(
  on: readonly Tag[],
  faults: ReadonlySet<Topic>,
  unpraised: readonly string[],
): boolean {
  return topicsOf(on).some(
    (topic) =>
      [topic, ADVISED_AGAINST[topic], ...(WHOLES[topic] ?? [])].some(
        (part) => part !== undefined && unpraised.includes(part),
      ) || (WHOLES[topic] ?? []).some((part) => faults.has(part)),
  );
}

const OCCASIONS: ReadonlySet<Topic> = new Set(['moment', 'person', 'past', 'level', 'band']);

/** When and how a photo came about, and its number, is neither good nor bad: a strength may be praised for being there even then. */
const isOccasion = (tag: Tag) => CLAIMS[tag].stance === 'plain' && OCCASIONS.has(CLAIMS[tag].topic);

/** What of a key is praised: all of it where it is nothing but an occasion. */
function praisedOf(on: readonly Tag[]): readonly Tag[] {
  const strengths = on.filter((tag) => !isOccasion(tag));
  return strengths.length > 0 ? strengths : on;
}

/** The key that holds for everybody. */
const FOR_ALL: Tag = 'strength.effort';

const isEffort = (on: readonly Tag[]) => praisedOf(on).every((tag) => CLAIMS[tag].topic === 'effort');

/**
 * Three strengths, each on a topic that nobody spoke of yet and each another occasion. Where little is good, what a truth
 * joked about as good is praised before `effort` fills up, which holds for everybody. What is about the best number comes first.
 */
export function chooseGreats(
  bank: Bank,
  tags: ReadonlySet<Tag>,
  { premise, spoken, faults, unpraised, told, ratings }: SaidSoFar,
  take: (turn: Turn, options: readonly Option[]) => Option,
  random: Random,
): Option[] {
  const all = fitting(bank, 'greats', tags);
  const good = all.filter(({ on }) => disjoint(praisedOf(on), faults) && !contradicts(on, faults, unpraised));
  const free = good.filter(({ on }) => disjoint(praisedOf(on), spoken));
  const effort = all.filter(({ on }) => isEffort(on));
  const greats: Option[] = [];
  const used = new Set<Topic>();
  // An occasion that headline, opener or truths were on was told: praise of it would take the joke back.
  const occasions = new Set([...premise, ...told].filter(isOccasion));
  const isNew = ({ on }: Entry) => !on.some((tag) => occasions.has(tag));
  for (const turn of ['great', 'great2', 'great3'] as const) {
    const isFresh = (entry: Entry) => isNew(entry) && disjoint(praisedOf(entry.on), used);
    const saysMore = ({ key }: Entry) => key !== FOR_ALL;
    const left = ranked(
      firstOf(
        free.filter(isFresh).filter(saysMore),
        good.filter(isFresh).filter(saysMore),
        effort.filter(isNew),
      ),
      SHAKE,
      random,
      ({ on }) =>
        PRAISE_RARE * (1 - shareOf(on)) +
        SHOWN_RARE * (1 - shareOf(praisedOf(on))) +
        (isEffort(on) ? EFFORT_LAST : 0),
    );
    const great = take(
      turn,
      linesOf(left, random).filter(({ line }) => greats.every((other) => other.line !== line)),
    );
    greats.push(great);
    for (const topic of topicsOf(praisedOf(great.entry.on))) used.add(topic);
    for (const tag of great.entry.on.filter(isOccasion)) occasions.add(tag);
  }
  return greats.toSorted((a, b) => bestPart(a, ratings) - bestPart(b, ratings));
}

/** The place of the best part that a line is about; what has no number comes last. */
function bestPart({ entry }: Option, ratings: RoastFacts['ratings']): number {
  const sections = topicsOf(entry.on).flatMap((topic) => sectionOf(topic) ?? []);
  return Math.min(RATINGS.length, ...sections.map((section) => RATINGS.indexOf(ratings[section])));
}

/**
 * Looking back at what was told, then strengths that were not praised yet; what would be on one topic for a third time only
 * for who has heard all others.
 */
export function closers(
  bank: Bank,
  tags: ReadonlySet<Tag>,
  { told, twice, faults, unpraised }: SaidSoFar,
  greats: readonly Option[],
  random: Random,
): Option[] {
  const praised = new Set(greats.flatMap(({ entry }) => topicsOf(entry.on)));
  const allowed = fitting(bank, 'closers', tags).filter(({ on }) => {
    const praise = on.filter((tag) => CLAIMS[tag].stance === 'strength');
    const back = on.filter((tag) => CLAIMS[tag].stance !== 'strength');
    return (
      isStrength(on) &&
      back.every((tag) => told.has(tag)) &&
      disjoint(praise, faults) &&
      !contradicts(praise, faults, unpraised)
    );
  });
  const worth = ({ on }: Entry) => {
    if (on.some((tag) => told.has(tag) && CLAIMS[tag].stance !== 'strength')) return CALLS_BACK;
    return disjoint(on, praised) ? NEWS : 0;
  };
  const inOrder = (entries: readonly Entry[]) => linesOf(ranked(entries, SHAKE, random, worth), random);
  const isThird = ({ on }: Entry) => !disjoint(on, twice);
  const spare = inOrder(allowed.filter(isThird)).map((option) => ({ ...option, isSpare: true }));
  return [...inOrder(allowed.filter((entry) => !isThird(entry))), ...spare];
}
