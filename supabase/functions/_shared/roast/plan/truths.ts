/** The three truths of a roast. */
import type { Entry } from '../banks/entries.ts';
import type { Bank } from '../banks/types.ts';
import type { RoastFacts } from '../contract.ts';
import { isDetail, isSeen, isSeenTopic, SKIN_TOPICS, type Topic } from './claims.ts';
import { humourWeightOf } from './humour-weights.ts';
import { aboutSkin, askedFor, faultTopics, mayJoke, occasionIn, type Photo } from './jokes.ts';
import {
  bestLinesOf,
  disjoint,
  firstOf,
  fitting,
  MOST_TEASED,
  ranked,
  SHAKE,
  shares,
  topicsOf,
  type Option,
} from './options.ts';
import { comingBack } from './running-jokes.ts';
import type { Telling } from './telling.ts';
import type { Tag } from './tags.ts';

// Before everything else.
const FIRST_ON_PREMISE = 1_000;
/** The opener and the first truth are on one fact; where one of them sees another with it, they tell two images. */
const ANOTHER_IMAGE = 30;
/** So many truths may rest on what the photo does not show: its time, the history, the number, what was said. */
const MOST_UNSEEN = 1;
/** Of fewer lines than this a person has heard all after a month of photos. */
const SOON_HEARD = 100;
/** The number of the last truth, from 0. */
const LAST_TRUTH = 2;
/** Two truths are short and one is long, in three shapes: what each of these costs a line that it does not suit. */
const MISSHAPEN = 40;
const MOST_SHORT = 2;
const MOST_LONG = 1;

/** The parts of the skin as one, since one truth at most is about it. */
export const groupsOf = (on: readonly Tag[]) =>
  new Set(topicsOf(on).map((topic) => (SKIN_TOPICS.has(topic) ? 'skin' : topic)));

/** Every joke of the bank that suits this photo. */
export const jokesOn = (photo: Photo, bank: Bank): Entry[] =>
  [...fitting(bank, 'truths', photo.tags), ...fitting(bank, 'running', photo.tags)].filter(({ on }) =>
    mayJoke(photo, on),
  );

/**
 * The first on the premise, the others each on topics of their own; at most one about the skin, and one on what is not seen:
 * the occasion, where the person told one. Where the photo shows more than an expression in some light, one of them says so.
 * The last may be a running joke.
 */
export function chooseTruths(
  photo: Photo,
  bank: Bank,
  premise: Entry,
  telling: Telling,
  random: () => number,
): Option[] {
  const all = jokesOn(photo, bank);
  const alone = new Set(all.flatMap(({ on }) => (on.length === 1 ? [...groupsOf(on)] : [])));
  const occasion = occasionIn(photo.tags);
  const truths: Option[] = [];
  for (const [number, turn] of (['truth', 'truth2', 'truth3'] as const).entries()) {
    const told = truths.map(({ entry }) => entry);
    const owed = told.some((entry) => isOn(entry, occasion)) ? null : occasion;
    const { options, spare } = fitFor(number, { all, alone, premise, told, owed }, photo.facts);
    // The first is on the premise as long as there is something new on it.
    const bonus = ({ key, on }: Entry) =>
      number === 0 && shares(on, premise)
        ? FIRST_ON_PREMISE + (key === premise.key ? 0 : ANOTHER_IMAGE) + humourWeightOf(on)
        : humourWeightOf(on);
    const inOrder = (entries: readonly Entry[]) =>
      shaped(bestLinesOf(ranked(entries, SHAKE, random, bonus), random), truths, telling);
    const lines = inOrder(options);
    const isOpen = owed === null && told.every(({ on }) => isSeen(on));
    const returns = number === LAST_TRUTH && isOpen ? comingBack(bank) : [];
    const spares = lines.length < SOON_HEARD ? inOrder(spare) : [];
    const fresh = [...lines, ...returns, ...spares.map((option) => ({ ...option, isSpare: true }))].filter(
      ({ line }) => truths.every((truth) => truth.line !== line),
    );
    truths.push(telling.take(turn, fresh));
  }
  return truths;
}

const isOn = ({ on }: Entry, tag: Tag | null): boolean => tag !== null && on.includes(tag);

interface SoFar {
  readonly all: readonly Entry[];
  /** Topics that a joke is on by itself. */
  readonly alone: ReadonlySet<string>;
  readonly premise: Entry;
  readonly told: readonly Entry[];
  /** The occasion that no truth has named yet; null: none is to be named. */
  readonly owed: Tag | null;
}

/** What the truth of this number may be on, and what only for somebody who has heard all of that. */
function fitFor(
  number: number,
  { all, alone, premise, told, owed }: SoFar,
  facts: RoastFacts,
): { readonly options: readonly Entry[]; readonly spare: readonly Entry[] } {
  const toldOn = told.flatMap(({ on }) => on);
  const toldTopics = new Set(topicsOf(toldOn));
  const onPremise = new Set(topicsOf(premise.on));
  const teased = new Set(faultTopics([...premise.on, ...toldOn]));
  const gone = groupsOf([...premise.on, ...toldOn]);
  const left = [...alone].filter((group) => !gone.has(group as Topic)) as Topic[];
  const untold = [...alone].filter((group) => !groupsOf(toldOn).has(group as Topic)) as Topic[];
  const unseen = told.filter(({ on }) => !isSeen(on)).length;
  const isFit = ({ on }: Entry) =>
    disjoint(on, toldTopics) &&
    !(aboutSkin(on) && aboutSkin(toldOn)) &&
    faultTopics(on).filter((topic) => !teased.has(topic)).length <= MOST_TEASED - teased.size;
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
  // The one truth on what is not seen is kept for what is owed.
  const fit = seen.filter(
    (entry) => isFit(entry) && (owed === null || isSeen(entry.on) || isOn(entry, owed)),
  );
  const free = fit.filter(({ on }) => number === 0 || disjoint(on, onPremise));
  const onPremiseToo = fit.filter(leavesEnough(untold));
  // A photo of which little is known may come back to what the premise is on, or to a topic, never to a line.
  const options = firstOf(
    free.filter(leavesEnough(left)),
    free.filter(leavesEnough(untold)),
    onPremiseToo,
    // Nothing leaves enough: what is on one fact leaves most.
    fit.filter(({ on }) => on.length === 1),
    free,
    fit,
    // Two on one topic contradict each other sooner than two on what is not seen.
    all.filter(isFit),
    seen.filter((entry) => !told.includes(entry)),
    all,
  );
  const wantsDetail = number > 0 && !told.some(({ on }) => isDetail(on));
  const details = wantsDetail ? options.filter(({ on }) => isDetail(on)) : [];
  const owing = number === LAST_TRUTH ? fit.filter((entry) => isOn(entry, owed)) : [];
  const chosen = askedFor(firstOf(owing, details, options), facts);
  const others = new Set([...options, ...onPremiseToo]);
  for (const entry of chosen) others.delete(entry);
  return { options: chosen, spare: [...others] };
}

/** The lines in their order, those later that are as long as what was told, or of its shape. */
function shaped(lines: readonly Option[], truths: readonly Option[], telling: Telling): Option[] {
  const told = truths.map(telling.traits);
  const short = told.filter(({ isShort }) => isShort).length;
  const shapes = new Set(told.flatMap(({ forms }) => forms));
  return lines
    .map((option) => {
      const { isShort, forms } = telling.traits(option);
      const isOfLength = isShort ? short < MOST_SHORT : told.length - short < MOST_LONG;
      const isOfShape = forms.every((form) => form === 'few-words' || !shapes.has(form));
      return { ...option, rank: option.rank - MISSHAPEN * (Number(!isOfLength) + Number(!isOfShape)) };
    })
    .sort((a, b) => b.rank - a.rank);
}
