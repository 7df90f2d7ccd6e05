/**
 * How far a phone is in the lines that only the function has (deepen.ts), key by key: it counts, the function chooses. Pure.
 */
import type { Lang } from '../../vocabulary.ts';
import { traitsOf } from '../banks/traits.ts';
import type { Slot } from '../banks/types.ts';
import { MAX_TELLING, type RoastFacts } from '../contract.ts';
import type { Option } from './options.ts';
import type { Plan } from './planner.ts';

/** Where the lines of each of TOLD_PLACES stand. */
const SLOTS: readonly Slot[] = [
  'headlines',
  'openers',
  'truths',
  'truths',
  'truths',
  'greats',
  'greats',
  'greats',
  'closers',
  'verdicts',
];

/** A line of a plan, with the place of the bank that it is from. */
export interface Placed {
  readonly slot: Slot;
  readonly option: Option;
}

/** The lines of a plan, one for each of TOLD_PLACES. */
export const placedIn = ({ headline, opener, truths, greats, closer, verdict }: Plan): readonly Placed[] =>
  [headline, opener, ...truths, ...greats, closer, verdict].flatMap((option, i) => {
    const slot = SLOTS[i];
    return slot === undefined ? [] : [{ slot, option }];
  });

/** The same plan with these lines in their places, one for each of TOLD_PLACES. */
export function withLines(plan: Plan, lines: readonly string[], lang: Lang): Plan {
  const [headline, opener, ...more] = placedIn(plan).map(({ option }, i) => ({
    ...option,
    line: lines[i] ?? option.line,
  }));
  const [verdict, closer] = [more.pop(), more.pop()];
  if (!headline || !opener || !closer || !verdict) throw new RangeError('a plan without lines');
  const told = [headline, opener, ...more, closer, verdict];
  const traits = told.map(({ line, entry }) => traitsOf(line, lang, entry.on));
  return {
    ...plan,
    headline,
    opener,
    truths: more.slice(0, plan.truths.length),
    greats: more.slice(plan.truths.length),
    closer,
    verdict,
    forms: [...new Set(traits.flatMap(({ forms }) => forms))],
    images: [...new Set(traits.flatMap(({ images }) => images))],
  };
}

/** Phones begin at one of so many lines of a key, so that two friends do not read the same. */
const BEGINNINGS = 4;
const MAX_COUNT = Math.floor(MAX_TELLING / BEGINNINGS);

/** Whose bank. */
type Of = Pick<RoastFacts, 'lang' | 'style'>;

/** The name by which the memory knows that a key's line of this number was told. */
const deepNameOf = ({ lang, style }: Of, { slot, option }: Placed, count: number): string =>
  `deep ${lang} ${style} ${slot} ${option.entry.key} ${count}`;

/**
 * The facts' tellings for this plan: how many of each key's lines this phone was told by the function, and where it begins.
 * @param isTold of a name, whether the memory has it
 * @param start where this phone begins among lines of about equal rank
 */
export function tellingsOf(of: Of, plan: Plan, isTold: (name: string) => boolean, start: number): number[] {
  const now = new Set<string>();
  return placedIn(plan).map((placed) => {
    let count = 0;
    const isGone = (name: string) => isTold(name) || now.has(name);
    while (count < MAX_COUNT && isGone(deepNameOf(of, placed, count))) count += 1;
    now.add(deepNameOf(of, placed, count));
    return count * BEGINNINGS + (start % BEGINNINGS);
  });
}

/** What to remember of a line that the function told in place of this one. */
export const deepNameTold = (of: Of, placed: Placed, telling: number): string =>
  deepNameOf(of, placed, Math.floor(telling / BEGINNINGS));

/** The line of so many that this telling is for; null: all were told. */
export function deepLineAt<Line>(lines: readonly Line[], telling: number): Line | null {
  const count = Math.floor(telling / BEGINNINGS);
  return count < lines.length ? (lines[(count + (telling % BEGINNINGS)) % lines.length] ?? null) : null;
}
