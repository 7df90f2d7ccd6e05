/**
 * Nothing is said twice to a person until the choice is used up, no fact is the joke of every photo of a day, and a picture
 * rests for five roasts. Of the phone's memory only small numbers are sent: those of the chosen lines, as the facts' turns, and
 * how far the phone is in the lines that only the function has, as their tellings.
 */
import { isWorn } from '../banks/forms.ts';
import type { Family } from '../banks/images.ts';
import { RUNNERS } from '../banks/runners.ts';
import type { Bank } from '../banks/types.ts';
import { ADVICE_TURN, ROAST_MARK, TURNS } from '../../moment-words.ts';
import { MAX_TURN, type RoastFacts, type ShownLines, type Turn } from '../contract.ts';
import { hashText, pick, seededRandom } from '../random.ts';
import { adviser } from '../advice.ts';
import { composeRoast, describe } from '../writer.ts';
import { premiseNameOf, type Choice } from './choice.ts';
import type { Topic } from './claims.ts';
import { SHAKE, topicsOf } from './options.ts';
import type { Plan } from './planner.ts';
import { AGAIN, mayComeBack, ONE_IN, runnerOf } from './running-jokes.ts';
import { adviceNameOf, advisedIn } from './shown-lines.ts';
import { rankedNeeds } from './states.ts';
import type { Tag } from './tags.ts';
import { tellingsOf } from './tellings.ts';

/** The names by which the memory knows what a roast began with, was on, and looked like. */
const firstNameOf = (topic: Topic): string => `first ${topic}`;
const onNameOf = (tag: Tag): string => `on ${tag}`;
const formNameOf = (form: string): string => `form ${form}`;
const imageNameOf = (image: Family): string => `image ${image}`;

/**
 * What a roast hangs on, by the names that the memory keeps: its premise, the topics that it begins with (the premise's, and
 * those of the truth that the page puts first), the facts of its premise and truths, its worn forms and its pictures.
 */
export function behindOf({ premise, truths, best, forms, images }: Plan): readonly string[] {
  const firsts = topicsOf([...premise.on, ...(truths[best]?.entry.on ?? [])]);
  const ons = new Set([...premise.on, ...truths.flatMap(({ entry }) => entry.on)]);
  return [
    premiseNameOf(premise.key),
    ...firsts.map(firstNameOf),
    ...[...ons].map(onNameOf),
    ...forms.filter(isWorn).map(formNameOf),
    ...images.map(imageNameOf),
  ];
}

/** A memory, asked by name. */
interface Memory {
  /** The place in the memory, the higher the later; -1: never told. */
  readonly toldAt: (name: string) => number;
  /** How many roasts ago, 1 for the last one; Infinity: never, or before roasts were counted. */
  readonly roastsAgo: (name: string) => number;
}

function memoryOf(said: ShownLines): Memory {
  const at = new Map<number, number>();
  const ago = new Map<number, number>();
  // What stands before the first mark is older than all that is counted.
  let roasts = Infinity;
  let left = said.filter((hash) => hash === ROAST_MARK).length;
  for (const [i, hash] of said.entries()) {
    if (hash === ROAST_MARK) roasts = left--;
    else {
      at.set(hash, i);
      ago.set(hash, roasts);
    }
  }
  return {
    toldAt: (name) => at.get(hashText(name)) ?? -1,
    roastsAgo: (name) => ago.get(hashText(name)) ?? Infinity,
  };
}

/** So many roasts before this one, the others of a day, began with something else. */
const OTHERS_OF_A_DAY = 2;
/** So many roasts a picture rests. */
const IMAGE_RESTS = 5;
/** What a picture that rests costs its line, in points of weight: more than lines of about equal rank are apart. */
const RESTING = 130;

/** These turns pass over what was told today. */
const SPREAD: ReadonlySet<Turn> = new Set<Turn>(['premise', 'truth', 'truth2', 'truth3']);

/** What nobody at a desk has in their hand. */
export const IN_HAND = /phone|スマホ|携帯/iu;

/** What a phone knows of its person besides what it told them. */
export interface Teller {
  /** false: on a computer, where a line about the phone in somebody's hand comes after all others that were not told yet. */
  readonly handheld?: boolean;
  /** Where this phone begins among lines of about equal rank, 1 to 65535; 0: with the fittest. */
  readonly start?: number;
  /** Names the day: its photos get the advice of the first; left out, each photo gets its own. */
  readonly day?: string | undefined;
  /** What a choice is worth more or less to this person, in points of weight; -400 to 400 (src/domain/facts/taste.ts). */
  readonly bonus?: (choice: Choice, turn: Turn) => number;
}

const NO_BONUS = (): number => 0;

/** The facts with the turns that tell what was not said yet, or was said longest ago, and with their tellings. */
export function withFreshTurns(
  facts: RoastFacts,
  bank: Bank,
  said: ShownLines,
  { handheld = true, start = 0, day, bonus = NO_BONUS }: Teller = {},
): RoastFacts {
  const memory = memoryOf(said);
  const { toldAt, roastsAgo } = memory;
  const latest = (names: readonly string[]) => Math.min(Infinity, ...names.map(roastsAgo));
  /** 0 for what was told before today. */
  const today = (names: readonly string[]) => Math.max(0, OTHERS_OF_A_DAY + 1 - latest(names));
  const anyAgo = latest([...AGAIN].map(onNameOf));

  const namedAgo = latest(RUNNERS.map(imageNameOf));

  /** A running joke comes first where it may come back, and never where it may not; one is introduced as seldom as one returns. */
  function returning({ on, traits }: Choice): number {
    const runner = runnerOf(on);
    if (runner === null) {
      const names = traits?.images.some((image) => RUNNERS.some((one) => one === image)) ?? false;
      return Number(names && namedAgo < ONE_IN);
    }
    return mayComeBack(roastsAgo(imageNameOf(runner)), anyAgo) ? -1 : 2;
  }

  /** The smallest comes first, number by number. */
  const orderOf = (turn: Turn, choice: Choice): readonly number[] => {
    const { name, on, leadsTo, isSpare, traits } = choice;
    // What leads to nothing new comes after everything that does; what was said, after what was not.
    const isOld = leadsTo === undefined ? toldAt(name) >= 0 : leadsTo.every((line) => toldAt(line) >= 0);
    const back = returning(choice);
    return [
      isOld ? Math.max(1, back) : back,
      Number(isSpare === true),
      Number(!handheld && IN_HAND.test(name)),
      Number(traits?.forms.some((form) => isWorn(form) && roastsAgo(formNameOf(form)) === 1) ?? false),
      SPREAD.has(turn) ? today(topicsOf(on).map(firstNameOf)) : 0,
      SPREAD.has(turn) ? today(on.map(onNameOf)) : 0,
      toldAt(name),
    ];
  };
  const isResting = (image: Family) => roastsAgo(imageNameOf(image)) <= IMAGE_RESTS;
  const fitnessOf = (turn: Turn, choice: Choice): number =>
    choice.rank + bonus(choice, turn) - (choice.traits?.images.some(isResting) === true ? RESTING : 0);

  const variant = freshest(VARIANTS, facts.variant, memory, (other) =>
    Object.values(describe({ ...facts, variant: other }, bank).sections),
  );
  const nearLines = bonus === NO_BONUS ? NEAR_LINES : NEAR_LINES / 2;
  const turns = TURNS.map(() => 0);
  turns[ADVICE_TURN] = adviceTurn(facts, bank, memory, { start, day });
  const fresh = { ...facts, variant, turns };
  const { plan } = composeRoast(fresh, bank, (turn, choices) => {
    const within = choices.slice(0, MAX_TURN + 1);
    const best = firstBy(within.map((choice) => orderOf(turn, choice))).map((i) => ({
      i,
      fitness: fitnessOf(turn, within[i] as Choice),
    }));
    // Another phone takes another of those that nothing tells apart.
    const random = seededRandom(hashText(`${start} ${turn} ${fresh.variant}`));
    const fittest = Math.max(...best.map(({ fitness }) => fitness));
    const least = start === 0 ? fittest : fittest - (turn === 'premise' ? NEAR_PREMISES : nearLines);
    const near = best.filter(({ fitness }) => fitness >= least);
    const taken = (start === 0 ? near[0] : pick(near, random))?.i ?? 0;
    turns[TURNS.indexOf(turn)] = taken;
    return taken;
  });
  return { ...fresh, tellings: tellingsOf(facts, plan, (name) => toldAt(name) >= 0, start) };
}

/**
 * So many points of weight apart choices are about equal. A premise no further than it is shaken anyway: what somebody says
 * they come from stays the premise. Lines so far that two phones with one face seldom tell the same (tests/unit/roast/memory.test.ts); half as far
 * where taps tell two phones apart.
 */
const NEAR_PREMISES = SHAKE;
const NEAR_LINES = 150;

/** The numbers of those before which no other comes. */
function firstBy(orders: readonly (readonly number[])[]): number[] {
  let best: number[] = [];
  for (const [i, order] of orders.entries()) {
    const before = compared(order, orders[best[0] ?? i] ?? []);
    if (before < 0) best = [];
    if (before <= 0) best.push(i);
  }
  return best;
}

/** So many numbers are looked at: of four sections with three lines each, one in 81 has the last that is left of all. */
const MOST_LOOKED_AT = 500;
const VARIANTS = 65_536;

/** The number under `numbers`, from `first` on, that leads to the fewest lines that were told, and those longest ago. */
function freshest(
  numbers: number,
  first: number,
  { toldAt }: Memory,
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
  memory: Memory,
  { start = 0, day }: Pick<Teller, 'start' | 'day'>,
): number {
  const numbers = MAX_TURN + 1;
  if (day !== undefined)
    for (let number = 0; number < numbers; number++)
      if (memory.toldAt(adviceNameOf(day, number)) >= 0) return number;
  const advise = adviser(facts, bank, rankedNeeds(facts));
  return freshest(numbers, start % numbers, memory, (number) => advisedIn(advise(number)));
}

/** Negative where `a` comes before `b`. */
function compared(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return (a[at] ?? 0) - (b[at] ?? 0);
}
