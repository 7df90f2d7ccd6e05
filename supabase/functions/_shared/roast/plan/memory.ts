/**
 * Nothing is said twice to a person until the choice is used up, and no fact is the joke of every photo of a day. Of the
 * phone's memory only the numbers of the chosen lines are sent, as the facts' turns.
 */
import { FORM_NAMES, formsOf } from '../banks/forms.ts';
import type { Bank } from '../banks/types.ts';
import { ADVICE_TURN, TURNS } from '../../moment-words.ts';
import { MAX_TURN, type RoastFacts, type ShownLines, type Turn } from '../contract.ts';
import { hashText, pick, seededRandom } from '../random.ts';
import { adviser } from '../advice.ts';
import { composeRoast, describe } from '../writer.ts';
import { CLAIMS, type Topic } from './claims.ts';
import { SHAKE, topicsOf } from './options.ts';
import { premiseNameOf, type Choice, type Plan } from './planner.ts';
import { adviceNameOf, advisedIn } from './shown-lines.ts';
import { rankedNeeds } from './states.ts';
import type { Tag } from './tags.ts';

/** The names by which the memory knows what a roast began with, and what it was on. */
const firstNameOf = (topic: Topic): string => `first ${topic}`;
const onNameOf = (tag: Tag): string => `on ${tag}`;
const formNameOf = (form: string): string => `form ${form}`;

/**
 * What a roast hangs on, by the names that the memory keeps: its premise, the topics that it begins with (the premise's, and
 * those of the truth that the page puts first), the facts of its premise and truths, and last its turns of phrase.
 */
export function behindOf({ premise, truths, best, forms }: Plan): readonly string[] {
  const firsts = topicsOf([...premise.on, ...(truths[best]?.entry.on ?? [])]);
  const ons = new Set([...premise.on, ...truths.flatMap(({ entry }) => entry.on)]);
  return [
    premiseNameOf(premise.key),
    ...firsts.map(firstNameOf),
    ...[...ons].map(onNameOf),
    ...forms.map(formNameOf),
  ];
}

const ALL_TAGS = Object.keys(CLAIMS) as readonly Tag[];
const FIRSTS = new Set(topicsOf(ALL_TAGS).map((topic) => hashText(firstNameOf(topic))));
const ONS = new Set(ALL_TAGS.map((tag) => hashText(onNameOf(tag))));

const FORM_HASHES: ReadonlyMap<number, string> = new Map(
  FORM_NAMES.map((form) => [hashText(formNameOf(form)), form]),
);

/** The turns of phrase of the roast before: they stand last in the memory. */
function formsBefore(said: ShownLines): ReadonlySet<string> {
  const end = said.findLastIndex((hash) => !FORM_HASHES.has(hash)) + 1;
  return new Set(said.slice(end).flatMap((hash) => FORM_HASHES.get(hash) ?? []));
}

/** What two roasts, the others of a day, begin with and hang on: one begins with up to four topics, and has up to six facts. */
const FIRSTS_OF_A_DAY = 8;
const ONS_OF_A_DAY = 12;

/** These turns pass over what was told today. */
const SPREAD: ReadonlySet<Turn> = new Set<Turn>(['premise', 'truth', 'truth2', 'truth3']);

/** What nobody at a desk has in their hand. */
const IN_HAND = /phone|スマホ|携帯/iu;

interface MemoryOptions {
  readonly handheld?: boolean;
  readonly start?: number;
  readonly day?: string | undefined;
}

/**
 * The facts with the turns that tell what was not said yet, or was said longest ago.
 *
 * @param handheld false: on a computer, where a line about the phone in somebody's hand comes after all others that were not told yet
 * @param start where this phone begins among lines of about equal rank, 1 to 65535; 0: with the fittest
 * @param day names the day: its photos get the advice of the first; left out, each photo gets its own
 */
export function withFreshTurns(
  facts: RoastFacts,
  bank: Bank,
  said: ShownLines,
  { handheld = true, start = 0, day }: MemoryOptions = {},
): RoastFacts {
  const when = new Map(said.map((hash, i) => [hash, i]));
  const toldAt = (name: string) => when.get(hashText(name)) ?? -1;
  const firsts = said.filter((hash) => FIRSTS.has(hash)).slice(-FIRSTS_OF_A_DAY);
  const ons = said.filter((hash) => ONS.has(hash)).slice(-ONS_OF_A_DAY);
  const before = formsBefore(said);
  /** How lately the latest of these names was told among those of a day; -1: none was. */
  const latest = (day: ShownLines, names: readonly string[]) =>
    Math.max(-1, ...names.map((name) => day.indexOf(hashText(name))));

  /** The smallest comes first, number by number. */
  const orderOf = (turn: Turn, { name, on, leadsTo, isSpare }: Choice): readonly number[] => [
    // What leads to nothing new comes after everything that does; what was said, after what was not.
    Number(leadsTo === undefined ? toldAt(name) >= 0 : leadsTo.every((line) => toldAt(line) >= 0)),
    Number(isSpare === true),
    Number(!handheld && IN_HAND.test(name)),
    Number(formsOf(name, facts.lang).some((form) => before.has(form))),
    SPREAD.has(turn) ? latest(firsts, topicsOf(on).map(firstNameOf)) : -1,
    SPREAD.has(turn) ? latest(ons, on.map(onNameOf)) : -1,
    toldAt(name),
  ];

  const variant = freshest(VARIANTS, facts.variant, toldAt, (other) =>
    Object.values(describe({ ...facts, variant: other }, bank).sections),
  );
  const turns = TURNS.map(() => 0);
  turns[ADVICE_TURN] = adviceTurn(facts, bank, { toldAt, start, day });
  const fresh = { ...facts, variant, turns };
  composeRoast(fresh, bank, (turn, choices) => {
    const orders = choices.slice(0, MAX_TURN + 1).map((choice) => orderOf(turn, choice));
    const [first = 0] = [...orders.keys()].toSorted((a, b) => compared(orders[a] ?? [], orders[b] ?? []));
    const equals = [...orders.keys()].filter((i) => compared(orders[i] ?? [], orders[first] ?? []) === 0);
    // Another phone takes another of those that nothing tells apart.
    const random = seededRandom(hashText(`${start} ${turn} ${fresh.variant}`));
    const taken = start === 0 ? first : near(turn, choices, equals, random);
    turns[TURNS.indexOf(turn)] = taken;
    return taken;
  });
  return fresh;
}

/**
 * So many points of weight apart choices are about equal. A premise no further than it is shaken anyway: what somebody says
 * they come from stays the premise. Lines so far that two phones with one face seldom tell the same (tests/unit/roast/memory.test.ts).
 */
const NEAR_PREMISES = SHAKE;
const NEAR_LINES = 120;

/** Of choices that are all as new to this phone (`equals`, their numbers), one that is about as fit as the fittest. */
function near(
  turn: Turn,
  choices: readonly Choice[],
  equals: readonly number[],
  random: () => number,
): number {
  const rankOf = (i: number) => choices[i]?.rank ?? 0;
  const least = Math.max(...equals.map(rankOf)) - (turn === 'premise' ? NEAR_PREMISES : NEAR_LINES);
  return pick(
    equals.filter((i) => rankOf(i) >= least),
    random,
  );
}

/** So many numbers are looked at: of four sections with three lines each, one in 81 has the last that is left of all. */
const MOST_LOOKED_AT = 500;
const VARIANTS = 65_536;

/** Where a name stands in the memory, the latest highest; -1: it was not told. */
type ToldAt = (name: string) => number;

/** The number under `numbers`, from `first` on, that leads to the fewest lines that were told, and those longest ago. */
function freshest(
  numbers: number,
  first: number,
  toldAt: ToldAt,
  linesOf: (number: number) => readonly string[],
): number {
  const known = new Map<string, number>();
  const lastTold = (line: string) => {
    const at = known.get(line) ?? toldAt(line);
    known.set(line, at);
    return at;
  };
  let best = { number: first, order: [Infinity, Infinity] };
  for (let i = 0; i < MOST_LOOKED_AT && best.order[0] !== 0; i++) {
    const number = (first + i) % numbers;
    const when = linesOf(number).map(lastTold);
    const order = [when.filter((at) => at >= 0).length, Math.max(...when)];
    if (compared(order, best.order) < 0) best = { number, order };
  }
  return best.number;
}

/** The number of today's advice: the same all day. */
function adviceTurn(
  facts: RoastFacts,
  bank: Bank,
  {
    toldAt,
    start,
    day,
  }: { readonly toldAt: ToldAt; readonly start: number; readonly day: string | undefined },
): number {
  if (day !== undefined) {
    for (let seed = 0; seed <= MAX_TURN; seed++) if (toldAt(adviceNameOf(day, seed)) >= 0) return seed;
  }
  const advise = adviser(facts, bank, rankedNeeds(facts));
  const seeds = MAX_TURN + 1;
  return freshest(seeds, start % seeds, toldAt, (seed) => advisedIn(advise(seed)));
}

/** Negative where `a` comes before `b`. */
function compared(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return (a[at] ?? 0) - (b[at] ?? 0);
}
