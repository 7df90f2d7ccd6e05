/**
 * Chooses what a roast says: first its premise, the one or two things that make this photo itself; headline, opener and
 * first truth follow from it, the other truths and the strengths keep to other topics, and the last line looks back.
 * Pure: the same facts, bank and turns give the same plan on the phone and in the cloud.
 */
import type { Entry } from '../banks/entries.ts';
import type { Bank } from '../banks/types.ts';
import { TURNS } from '../../moment-words.ts';
import type { RoastFacts, Turn } from '../contract.ts';
import { randomFor } from '../random.ts';
import { CLAIMS, type Topic } from './claims.ts';
import { praisable, tagsFor } from './observe.ts';
import {
  fitting,
  isFault,
  isStrength,
  joined,
  linesOf,
  ranked,
  shareOf,
  topicsOf,
  weightOf,
  type Option,
} from './options.ts';
import { rankedNeeds, type Need } from './states.ts';
import type { Tag } from './tags.ts';

/** What may be taken, as a phone remembers it. */
export interface Choice {
  readonly name: string;
  /** The lines of which one will be told with it. */
  readonly leadsTo?: readonly string[];
}

/** Says which is taken, as an index. */
export type Choose = (turn: Turn, choices: readonly Choice[]) => number;

export interface Plan {
  readonly premise: Entry;
  readonly headline: Option;
  readonly opener: Option;
  /** Three. */
  readonly truths: readonly Option[];
  /** Three. */
  readonly greats: readonly Option[];
  readonly closer: Option;
  readonly needs: readonly Need[];
  /** The truth that only this photo can have, most of all: what the share card tells. */
  readonly best: number;
}

type Random = () => number;

/** How far near equals are shaken, in points of weight. */
const SHAKE = 26;
/** What a key with a tag of the premise is worth more. */
const OF_PREMISE = 60;
/** Praise is for what few have. */
const PRAISE_RARE = 150;
/** Before everything else. */
const FIRST_ON_PREMISE = 1_000;
/** Light, angle, expression and moment carry the roast before the skin does (decision 26). */
const SKIN_LAST = -60;
/** What a strength that was not praised yet is worth more as the last word. */
const NEWS = 30;

const SKIN_TOPICS: ReadonlySet<Topic> = new Set([
  'evenness',
  'spots',
  'redness',
  'texture',
  'pores',
  'shine',
  'darkCircles',
]);

/** Praise of a whole section that a dig at one of its parts would contradict. */
const WHOLES: Partial<Record<Topic, readonly Topic[]>> = {
  skin: [...SKIN_TOPICS],
  features: ['expression', 'gaze', 'darkCircles'],
  vibe: ['light', 'sharpness', 'framing', 'background', 'expression'],
};

const disjoint = (on: readonly Tag[], topics: ReadonlySet<Topic>) =>
  topicsOf(on).every((topic) => !topics.has(topic));

const shares = (on: readonly Tag[], premise: Entry) => on.some((tag) => premise.on.includes(tag));

/** Chooses by the turns that the facts carry. */
export const byTurns =
  ({ turns }: Pick<RoastFacts, 'turns'>): Choose =>
  (turn, choices) =>
    (turns[TURNS.indexOf(turn)] ?? 0) % choices.length;

/** The plan for these facts. Throws a RangeError where a bank has no line for a place, which its tests rule out. */
export function plan(facts: RoastFacts, bank: Bank, choose: Choose): Plan {
  const tags = tagsFor(facts);
  const random = randomFor('plan', { ...facts, lang: null, turns: null });
  const premise = choosePremise(facts, bank, tags, choose, random);
  const take = (turn: Turn, options: readonly Option[]): Option => {
    const found =
      options[
        choose(
          turn,
          options.map(({ line }) => ({ name: line })),
        )
      ];
    if (found === undefined) throw new RangeError(`no line for the ${turn}`);
    return found;
  };

  const headline = take('headline', headlines(facts, bank, tags, premise, random));
  const opener = take('opener', linesOf([premise], random));
  const truths = chooseTruths(facts, bank, tags, premise, take, random);
  const needs = rankedNeeds(facts);
  const praised = praisable(tags, facts);
  const spoken = [premise, headline.entry, ...truths.map(({ entry }) => entry)].flatMap(({ on }) => on);
  const told = new Set<Tag>([premise, ...truths.map(({ entry }) => entry)].flatMap(({ on }) => on));
  const teased = new Set<Topic>(topicsOf(spoken));
  const faults = new Set<Topic>(
    spoken.filter((tag) => CLAIMS[tag].stance !== 'strength').map((tag) => CLAIMS[tag].topic),
  );
  const greats = chooseGreats(bank, praised, { teased, faults, needs }, take, random);
  const closer = take('closer', closers(bank, praised, { told, faults, greats, needs }, random));
  const weights = truths.map(({ entry }) => weightOf(entry.on));
  return {
    premise,
    headline,
    opener,
    truths,
    greats,
    closer,
    needs,
    best: weights.indexOf(Math.max(...weights)),
  };
}

/** Every key with an opener is a premise; the loudest of this photo comes first. */
function choosePremise(
  facts: RoastFacts,
  bank: Bank,
  tags: ReadonlySet<Tag>,
  choose: Choose,
  random: Random,
): Entry {
  const open = joined(fitting(bank, 'openers', tags)).filter(({ on }) => mayJoke(facts, tags, on));
  const entries = ranked(open, SHAKE, random, ({ on }) => (aboutSkin(on) ? SKIN_LAST : 0));
  const found =
    entries[
      choose(
        'premise',
        entries.map(({ key, lines }) => ({ name: `premise ${key}`, leadsTo: lines })),
      )
    ];
  if (found === undefined) throw new RangeError('no premise');
  return found;
}

/** On the premise first, then on the score alone. */
function headlines(
  facts: RoastFacts,
  bank: Bank,
  tags: ReadonlySet<Tag>,
  premise: Entry,
  random: Random,
): Option[] {
  const all = joined(fitting(bank, 'headlines', tags)).filter(
    ({ on }) =>
      mayTease(facts, on) && (shares(on, premise) || on.every((tag) => CLAIMS[tag].topic === 'band')),
  );
  return linesOf(
    ranked(all, SHAKE, random, ({ on }) => (shares(on, premise) ? OF_PREMISE : 0)),
    random,
  );
}

/** Jokes that nothing at all can be found: only where nothing can. */
const SPOTLESS: ReadonlySet<Tag> = new Set(['strength.vibe', 'strength.features']);

/** Skin is never teased for teens in the spicy style (decision 26). */
const mayTease = ({ teen, style }: RoastFacts, on: readonly Tag[]) =>
  !(teen && style === 'spicy') || !(isFault(on) && topicsOf(on).some((topic) => SKIN_TOPICS.has(topic)));

const mayJoke = (facts: RoastFacts, tags: ReadonlySet<Tag>, on: readonly Tag[]) =>
  mayTease(facts, on) && !(on.some((tag) => SPOTLESS.has(tag)) && isFault([...tags]));

const aboutSkin = (on: readonly Tag[]) =>
  topicsOf(on).some((topic) => topic === 'skin' || SKIN_TOPICS.has(topic));

/** The first on the premise, the others each on topics of their own; at most one about the skin. */
function chooseTruths(
  facts: RoastFacts,
  bank: Bank,
  tags: ReadonlySet<Tag>,
  premise: Entry,
  take: (turn: Turn, options: readonly Option[]) => Option,
  random: Random,
): Option[] {
  const all = joined(fitting(bank, 'truths', tags)).filter(({ on }) => mayJoke(facts, tags, on));
  const truths: Option[] = [];
  const used = new Set<Topic>();
  for (const turn of ['truth', 'truth2', 'truth3'] as const) {
    const skinSaid = truths.some(({ entry }) => aboutSkin(entry.on));
    const free = all.filter(({ on }) => disjoint(on, used) && !(skinSaid && aboutSkin(on)));
    // The first is on the premise as long as there is something new on it.
    const bonus = ({ on }: Entry) => (turn === 'truth' && shares(on, premise) ? FIRST_ON_PREMISE : 0);
    // A photo of which little is known may come back to a topic, never to a line.
    const options =
      free.length > 0 ? free : all.filter((entry) => truths.every((told) => told.entry !== entry));
    const truth = take(turn, linesOf(ranked(options, SHAKE, random, bonus), random));
    truths.push(truth);
    for (const topic of topicsOf([...truth.entry.on, ...premise.on])) used.add(topic);
  }
  return truths;
}

/** Praise that a dig would contradict, or that the advice would. */
function contradicts(on: readonly Tag[], faults: ReadonlySet<Topic>, needs: readonly Need[]): boolean {
  const wanted: readonly string[] = needs;
  return topicsOf(on).some(
    (topic) =>
      [topic, ...(WHOLES[topic] ?? [])].some((part) => wanted.includes(part)) ||
      (WHOLES[topic] ?? []).some((part) => faults.has(part)),
  );
}

/** Three strengths, each on a topic that nobody spoke of yet; `effort` fills up where little is good. */
function chooseGreats(
  bank: Bank,
  tags: ReadonlySet<Tag>,
  { teased, faults, needs }: Pick<SaidSoFar, 'faults' | 'needs'> & { readonly teased: ReadonlySet<Topic> },
  take: (turn: Turn, options: readonly Option[]) => Option,
  random: Random,
): Option[] {
  const all = joined(fitting(bank, 'greats', tags));
  const free = all.filter(({ on }) => disjoint(on, teased) && !contradicts(on, faults, needs));
  const effort = all.filter(({ key }) => key === 'strength.effort');
  const greats: Option[] = [];
  const used = new Set<Topic>();
  for (const turn of ['great', 'great2', 'great3'] as const) {
    const left = ranked(
      free.filter(({ on }) => disjoint(on, used)),
      SHAKE,
      random,
      ({ on }) => PRAISE_RARE * (1 - shareOf(on)),
    );
    const options = linesOf(left.length > 0 ? left : effort, random);
    const great = take(
      turn,
      options.filter(({ line }) => greats.every((other) => other.line !== line)),
    );
    greats.push(great);
    for (const topic of topicsOf(great.entry.on)) used.add(topic);
  }
  return greats;
}

interface SaidSoFar {
  /** Tags of the premise and the truths: what a last line may look back at. */
  readonly told: ReadonlySet<Tag>;
  /** Topics that were spoken of other than with praise. */
  readonly faults: ReadonlySet<Topic>;
  readonly greats: readonly Option[];
  readonly needs: readonly Need[];
}

/** Looking back at what was told first, then strengths that were not praised yet. */
function closers(
  bank: Bank,
  tags: ReadonlySet<Tag>,
  { told, faults, greats, needs }: SaidSoFar,
  random: Random,
): Option[] {
  const praised = new Set(greats.flatMap(({ entry }) => topicsOf(entry.on)));
  const allowed = joined(fitting(bank, 'closers', tags)).filter(({ on }) => {
    const praise = on.filter((tag) => CLAIMS[tag].stance === 'strength');
    const back = on.filter((tag) => CLAIMS[tag].stance !== 'strength');
    return (
      isStrength(on) &&
      back.every((tag) => told.has(tag)) &&
      disjoint(praise, faults) &&
      !contradicts(praise, faults, needs)
    );
  });
  const order = ranked(allowed, SHAKE, random, ({ on }) => {
    if (on.length > 1) return OF_PREMISE;
    return disjoint(on, praised) ? NEWS : 0;
  });
  return linesOf(order, random);
}
