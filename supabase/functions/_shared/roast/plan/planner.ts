/**
 * Chooses what a roast says: first its premise, the one or two things that make this photo itself; opener and first truth
 * follow from it, the other truths and the strengths keep to other topics, and the last line looks back. Of headline, opener,
 * first joke and last line no three are on one topic.
 * Pure: the same facts, bank and turns give the same plan on the phone and in the cloud.
 */
import type { Entry } from '../banks/entries.ts';
import { formsOf } from '../banks/forms.ts';
import type { Bank } from '../banks/types.ts';
import { TURNS } from '../../moment-words.ts';
import type { RoastFacts, Turn } from '../contract.ts';
import { randomFor } from '../random.ts';
import { CLAIMS, isSeen, isSeenTopic, SKIN_TOPICS, type Topic } from './claims.ts';
import { humourWeightOf } from './humour-weights.ts';
import { mayTellSource, praisable, tagsFor, withoutSource } from './facts-to-tags.ts';
import { aboutSkin, faultTopics, mayJoke, mayTease, type Photo } from './jokes.ts';
import {
  bestLinesOf,
  disjoint,
  firstOf,
  fitting,
  linesOf,
  OF_PREMISE,
  ranked,
  SHAKE,
  topicsOf,
  weightOf,
  type Option,
} from './options.ts';
import { chooseGreats, closers, type SaidSoFar } from './praise.ts';
import { rankedNeeds, tippedFlaws, type Need } from './states.ts';
import type { Tag } from './tags.ts';

/** What may be taken, as a phone remembers it. */
export interface Choice {
  readonly name: string;
  /** The facts that it hangs on. */
  readonly on: readonly Tag[];
  /** How fit it is, in points of weight; the first is the fittest. */
  readonly rank: number;
  /** The lines of which one will be told with it. */
  readonly leadsTo?: readonly string[];
  /** Only for who has heard all others. */
  readonly isSpare?: boolean;
}

/** A premise among the choices. */
export const premiseNameOf = (key: string): string => `premise ${key}`;

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
  /**
   * The truth that the page and the share card begin with: the one that only this photo can have, most of all. After the
   * first photo of a day, and where a louder premise was passed over as told already, the one on the premise: that is new.
   */
  readonly best: number;
  /** The turns of phrase that its lines have (banks/forms.ts). */
  readonly forms: readonly string[];
}

type Random = () => number;

// Before everything else.
const FIRST_ON_PREMISE = 1_000;
const ON_ANOTHER_FACT = 1_000;
/** The opener and the first truth are on one fact; where one of them sees another with it, they tell two images. */
const ANOTHER_IMAGE = 30;
/** Light, angle, expression and moment carry the roast before the skin does (decisions/tone). */
const SKIN_LAST = -60;

/** Three strengths and the last line praise: no more topics are teased. */
const MOST_TEASED = 4;
/** So many truths may rest on what the photo does not show: its time, the history, the number, what was said. */
const MOST_UNSEEN = 1;
/** Of fewer lines than this a person has heard all after a month of photos. */
const SOON_HEARD = 100;
/** The number of the last truth, from 0. */
const LAST_TRUTH = 2;

const shares = (on: readonly Tag[], premise: Entry) => on.some((tag) => premise.on.includes(tag));

/** Chooses by the turns that the facts carry. */
export const byTurns =
  ({ turns }: Pick<RoastFacts, 'turns'>): Choose =>
  (turn, choices) =>
    (turns[TURNS.indexOf(turn)] ?? 0) % choices.length;

/** The plan for these facts. Throws a RangeError where a bank has no line for a place, which its tests rule out. */
export function plan(facts: RoastFacts, bank: Bank, choose: Choose): Plan {
  const needs = rankedNeeds(facts);
  const advised = [...needs, ...tippedFlaws(facts)];
  const photo = photoOf(facts, bank, advised);
  const { tags } = photo;
  const random = randomFor('plan', { ...facts, lang: null, turns: null });
  const { premise, isLoudest } = choosePremise(photo, bank, choose, random);
  const forms = new Set<string>();
  const take = (turn: Turn, all: readonly Option[]): Option => {
    // Each turn of phrase once in a roast.
    const fresh =
      forms.size === 0
        ? all
        : all.filter(({ line }) => formsOf(line, facts.lang).every((form) => !forms.has(form)));
    const options = fresh.length > 0 ? fresh : all;
    const found =
      options[
        choose(
          turn,
          options.map(({ line, entry, rank, isSpare = false }) => ({
            name: line,
            on: entry.on,
            rank,
            isSpare,
          })),
        )
      ];
    if (found === undefined) throw new RangeError(`no line for the ${turn}`);
    for (const form of formsOf(found.line, facts.lang)) forms.add(form);
    return found;
  };

  const opener = take('opener', linesOf([{ entry: premise, rank: 0 }], random));
  const truths = chooseTruths(photo, bank, premise, take, random);
  const weights = truths.map(({ entry }) => weightOf(entry.on) + humourWeightOf(entry.on));
  const best = isLoudest && (facts.moment.tries ?? 1) === 1 ? weights.indexOf(Math.max(...weights)) : 0;
  const begin = [premise, ...truths.slice(best, best + 1).map(({ entry }) => entry)];
  const headline = take('headline', headlines(photo, bank, { begin, premise, truths }, random));
  const praised = praisable(tags, facts);
  const spoken = [premise, headline.entry, ...truths.map(({ entry }) => entry)].flatMap(({ on }) => on);
  const told = new Set<Tag>([premise, ...truths.map(({ entry }) => entry)].flatMap(({ on }) => on));
  const faults = new Set<Topic>(
    spoken.filter((tag) => CLAIMS[tag].stance !== 'strength').map((tag) => CLAIMS[tag].topic),
  );
  const said: SaidSoFar = {
    premise: premise.on,
    spoken: new Set(topicsOf(spoken)),
    faults,
    told,
    twice: toldTwice([...begin, headline.entry]),
    advised,
    ratings: facts.ratings,
  };
  const greats = chooseGreats(bank, praised, said, take, random);
  const closer = take('closer', closers(bank, praised, said, greats, random));
  return {
    premise,
    headline,
    opener,
    truths,
    greats,
    closer,
    needs,
    best,
    forms: [...forms],
  };
}

/** Three truths on topics of their own, and one to spare for what may not be told beside another. */
const ENOUGH_TOPICS = 4;

/** Mostly without how the photo came (`mayTellSource`), unless little else is known of it. */
function photoOf(facts: RoastFacts, bank: Bank, advised: Photo['advised']): Photo {
  const whole: Photo = { facts, tags: tagsFor(facts), advised };
  if (mayTellSource(facts)) return whole;
  const less: Photo = { ...whole, tags: withoutSource(whole.tags) };
  const jokes = fitting(bank, 'truths', less.tags).filter(({ on }) => mayJoke(less, on));
  return new Set(jokes.flatMap(({ on }) => [...groupsOf(on)])).size < ENOUGH_TOPICS ? whole : less;
}

/** Every key with an opener is a premise; the loudest of this photo comes first. */
function choosePremise(
  photo: Photo,
  bank: Bank,
  choose: Choose,
  random: Random,
): { readonly premise: Entry; readonly isLoudest: boolean } {
  const open = fitting(bank, 'openers', photo.tags).filter(({ on }) => mayJoke(photo, on));
  // The first truth is on the premise.
  const entries = ranked(
    open,
    SHAKE,
    random,
    ({ on }) => humourWeightOf(on) + (aboutSkin(on) ? SKIN_LAST : 0),
  );
  const taken = choose(
    'premise',
    entries.map(({ entry: { key, on, lines }, rank }) => ({
      name: premiseNameOf(key),
      on,
      rank,
      leadsTo: lines,
    })),
  );
  const premise = entries[taken]?.entry;
  if (premise === undefined) throw new RangeError('no premise');
  return { premise, isLoudest: taken === 0 };
}

/** The topics that two or more of these speak of. */
function toldTwice(entries: readonly Entry[]): ReadonlySet<Topic> {
  const topics = entries.flatMap(({ on }) => topicsOf(on));
  return new Set(topics.filter((topic, i) => topics.indexOf(topic) !== i));
}

/**
 * On the premise first, then on another joke, then on the score alone. Where opener and first joke (`begin`) are on one
 * fact, those on another one come first: three lines in a row on one fact are one joke told three times. A person who has
 * heard them all gets one on what else this photo shows.
 */
function headlines(
  photo: Photo,
  bank: Bank,
  {
    begin,
    premise,
    truths,
  }: { readonly begin: readonly Entry[]; readonly premise: Entry; readonly truths: readonly Option[] },
  random: Random,
): Option[] {
  const twice = toldTwice(begin);
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

/** The parts of the skin as one, since one truth at most is about it. */
const groupsOf = (on: readonly Tag[]) =>
  new Set(topicsOf(on).map((topic) => (SKIN_TOPICS.has(topic) ? 'skin' : topic)));

/** The first on the premise, the others each on topics of their own; at most one about the skin, and one on what is not seen. */
function chooseTruths(
  photo: Photo,
  bank: Bank,
  premise: Entry,
  take: (turn: Turn, options: readonly Option[]) => Option,
  random: Random,
): Option[] {
  const all = fitting(bank, 'truths', photo.tags).filter(({ on }) => mayJoke(photo, on));
  const alone = new Set(all.flatMap(({ on }) => (on.length === 1 ? [...groupsOf(on)] : [])));
  const onPremise = new Set(topicsOf(premise.on));
  const truths: Option[] = [];
  for (const [number, turn] of (['truth', 'truth2', 'truth3'] as const).entries()) {
    const told = truths.map(({ entry }) => entry);
    const toldOn = told.flatMap(({ on }) => on);
    const toldTopics = new Set(topicsOf(toldOn));
    const teased = new Set(faultTopics([...premise.on, ...toldOn]));
    const gone = groupsOf([...premise.on, ...toldOn]);
    const left = [...alone].filter((group) => !gone.has(group));
    const untold = [...alone].filter((group) => !groupsOf(toldOn).has(group));
    const isFit = ({ on }: Entry) =>
      disjoint(on, toldTopics) &&
      !(aboutSkin(on) && aboutSkin(toldOn)) &&
      faultTopics(on).filter((topic) => !teased.has(topic)).length <= MOST_TEASED - teased.size;
    const unseen = told.filter((entry) => !isSeen(entry.on)).length;
    // Two facts in one truth leave less for the others, where little is known: `of` are the topics that these may have.
    const leavesEnough =
      (of: readonly Topic[]) =>
      ({ on }: Entry) => {
        const groups = groupsOf(on);
        const after = of.filter((group) => !groups.has(group));
        const others = LAST_TRUTH - number;
        const mayBeUnseen = MOST_UNSEEN - unseen - Number(!isSeen(on));
        return after.length >= others && after.filter(isSeenTopic).length >= others - mayBeUnseen;
      };
    const seen = unseen < MOST_UNSEEN ? all : all.filter(({ on }) => isSeen(on));
    const fit = seen.filter(isFit);
    const free = fit.filter(({ on }) => number === 0 || disjoint(on, onPremise));
    // The first is on the premise as long as there is something new on it.
    const bonus = ({ key, on }: Entry) =>
      turn === 'truth' && shares(on, premise)
        ? FIRST_ON_PREMISE + (key === premise.key ? 0 : ANOTHER_IMAGE) + humourWeightOf(on)
        : humourWeightOf(on);
    const onPremiseToo = fit.filter(leavesEnough(untold));
    // A photo of which little is known may come back to what the premise is on, or to a topic, never to a line.
    const options = firstOf(
      free.filter(leavesEnough(left)),
      free.filter(leavesEnough(untold)),
      onPremiseToo,
      free,
      fit,
      seen.filter((entry) => !told.includes(entry)),
      all,
    );
    const inOrder = (entries: readonly Entry[]) => bestLinesOf(ranked(entries, SHAKE, random, bonus), random);
    const lines = inOrder(options);
    if (lines.length < SOON_HEARD) {
      const spare = inOrder(onPremiseToo.filter((entry) => !options.includes(entry)));
      lines.push(...spare.map((option) => ({ ...option, isSpare: true })));
    }
    const fresh = lines.filter(({ line }) => truths.every((truth) => truth.line !== line));
    truths.push(take(turn, fresh));
  }
  return truths;
}
