/** Which lines may be told in each place of a roast, the fittest first. Pure. */
import { entriesOf, type Entry } from '../banks/entries.ts';
import type { Bank, Place } from '../banks/types.ts';
import { CLAIMS, COMMON, EXPECTED, type Topic } from './claims.ts';
import { tellsAll } from './facts-to-tags.ts';
import type { Tag } from './tags.ts';

/** What a stream of numbers in [0, 1) adds to an order, so that near equals change places from roast to roast. */
type Random = () => number;

/** An entry with its place in an order: the higher, the fitter, in points of weight. */
export interface Ranked {
  readonly entry: Entry;
  readonly rank: number;
}

/** A line with the entry that it stands in. */
export interface Option extends Ranked {
  readonly line: string;
  /** Only for who has heard all others. */
  readonly isSpare?: boolean;
}

/** How far near equals are shaken, in points of weight. */
export const SHAKE = 26;
/** What a key with a tag of the premise is worth more. */
export const OF_PREMISE = 60;
/** What each further tag of a key is worth in the order: only this photo has all of them. */
const PER_TAG = 22;

/** Light, angle, expression and moment carry the roast before the skin does (decisions/tone). */
export const SKIN_LAST = -60;
/** Three strengths and the last line praise: no more topics are teased. */
export const MOST_TEASED = 4;

const byBank = new WeakMap<Bank, Map<Place, Entry[]>>();

/** The entries of a place whose tags all hold, and that leave out none that they must name. */
export function fitting(bank: Bank, place: Place, tags: ReadonlySet<Tag>): Entry[] {
  const known = byBank.get(bank) ?? new Map<Place, Entry[]>();
  byBank.set(bank, known);
  const entries = known.get(place) ?? entriesOf(bank, place);
  known.set(place, entries);
  return entries.filter(({ on }) => on.every((tag) => tags.has(tag)) && tellsAll(on, tags));
}

export const shares = (on: readonly Tag[], { on: other }: Entry): boolean =>
  on.some((tag) => other.includes(tag));

export const topicsOf = (on: readonly Tag[]): Topic[] => [...new Set(on.map((tag) => CLAIMS[tag].topic))];

/** Whether a key is about none of these topics. */
export const disjoint = (on: readonly Tag[], topics: ReadonlySet<Topic>): boolean =>
  on.every((tag) => !topics.has(CLAIMS[tag].topic));

/** The first list with something in it. */
export const firstOf = (...lists: readonly (readonly Entry[])[]): readonly Entry[] =>
  lists.find(({ length }) => length > 0) ?? [];

/** How much a key stands out: its loudest tag, and a bonus for each further one. */
export const weightOf = (on: readonly Tag[]): number =>
  Math.max(...on.map((tag) => CLAIMS[tag].weight)) + PER_TAG * (on.length - 1);

export const isFault = (on: readonly Tag[]): boolean => on.some((tag) => CLAIMS[tag].stance === 'fault');

export const isStrength = (on: readonly Tag[]): boolean =>
  on.some((tag) => CLAIMS[tag].stance === 'strength');

/** What a key loses that holds for everybody. */
const FOR_EVERYBODY = 300;
/** Share of photos that a tag counts with which is in neither table. */
const RARE = 0.1;

/** Share of photos for which all of the tags hold, as if they had nothing to do with each other. */
export const shareOf = (on: readonly Tag[]): number =>
  on.reduce((share, tag) => share * (COMMON[tag] ?? EXPECTED[tag] ?? RARE), 1);

/** By weight, what holds for few before what holds for many, shaken by up to `shake`. */
export function ranked(
  entries: readonly Entry[],
  shake: number,
  random: Random,
  bonus: (entry: Entry) => number = () => 0,
): Ranked[] {
  return entries
    .map((entry) => ({
      entry,
      rank: weightOf(entry.on) - FOR_EVERYBODY * shareOf(entry.on) + bonus(entry) + random() * shake,
    }))
    .sort((a, b) => b.rank - a.rank);
}

/** The lines of these entries, entry by entry, each entry's lines turned by a drawn number. */
export const linesOf = (entries: readonly Ranked[], random: Random): Option[] =>
  entries.flatMap((ranked) => asOptions(ranked, turned(ranked.entry.lines, random())));

/** The truths of a key stand best first (docs/roasts.md): a sixth ranks before the next one. */
const TIERS = 6;
/** What each sixth is worth less than the one before, in points of weight. */
const PER_TIER = 70;

/** As `linesOf`, but the best sixth of each entry first, and ranked by it; within it near equals turned by the drawn number. */
export function bestLinesOf(entries: readonly Ranked[], random: Random): Option[] {
  return entries.flatMap((ranked) => {
    const { entry } = ranked;
    const turn = random();
    const size = Math.ceil(entry.lines.length / TIERS);
    return Array.from({ length: TIERS }, (_, tier) =>
      asOptions(
        { entry, rank: ranked.rank - tier * PER_TIER },
        turned(entry.lines.slice(tier * size, (tier + 1) * size), turn),
      ),
    ).flat();
  });
}

/** Field by field: thousands are made for a roast, and with a spread a plan took 1.8 times as long. */
const asOptions = ({ entry, rank }: Ranked, lines: readonly string[]): Option[] =>
  lines.map((line) => ({ entry, rank, line }));

/** The same list from another start, which `turn` in [0, 1) says. */
function turned<T>(list: readonly T[], turn: number): T[] {
  const start = Math.floor(turn * list.length);
  return [...list.slice(start), ...list.slice(0, start)];
}
