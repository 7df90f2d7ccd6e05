/** What the history says about a new photo: what repeats, where the score went, how long it has been. Pure. */
import { differenceOf, type Measurement } from '#domain/history/noise.ts';
import { NO_PAST } from '#functions/moment-words.ts';
import type { Past, RoastFacts } from '#roast/contract.ts';

/** The photo that was just read. */
export interface Present {
  readonly measured: Measurement;
  readonly facts: Pick<RoastFacts, 'light' | 'framing' | 'expression'>;
}

/** One photo of the history. */
export interface Earlier {
  readonly measured: Measurement;
  /** Null where they are of a version that this app does not know. */
  readonly facts: Pick<RoastFacts, 'light' | 'framing' | 'expression'> | null;
}

/** Fewer comparable photos than this have no best. */
const BEST_FROM = 3;
const HIGHEST_TIMES = 9;
const DAY_MS = 86_400_000;
/** Whole days from which a word holds, the longest first; null between the words, where none is right. */
const GAP_FROM = [
  [60, 'months'],
  [56, null],
  [14, 'weeks'],
  [7, null],
  [2, 'days'],
] as const;

/** Light and framing that nobody is teased with, and that therefore do not repeat. */
export const NOTHING_WRONG: ReadonlySet<RoastFacts['light' | 'framing']> = new Set(['great', 'good', 'fair']);
const NOT_TEASED: ReadonlySet<RoastFacts['expression']> = new Set(['smile', 'big-smile', 'unclear']);

/** What is wrong again, or else the face that is made again; the smile is nothing to tease anybody with. */
function repeatOf({ facts }: Present, earlier: readonly Earlier[]): Pick<Past, 'repeats' | 'times'> {
  const count = (same: (before: NonNullable<Earlier['facts']>) => boolean) => {
    const first = earlier.findIndex(({ facts: before }) => before === null || !same(before));
    return 1 + (first === -1 ? earlier.length : first);
  };
  const light = NOTHING_WRONG.has(facts.light) ? 0 : count((b) => b.light === facts.light);
  const framing = NOTHING_WRONG.has(facts.framing) ? 0 : count((b) => b.framing === facts.framing);
  const expression = NOT_TEASED.has(facts.expression) ? 0 : count((b) => b.expression === facts.expression);
  const found = (
    [
      ['light', light],
      ['framing', framing],
      ['expression', expression],
    ] as const
  ).find(([, times]) => times >= 2);
  if (found === undefined) return { repeats: null, times: null };
  return { repeats: found[0], times: Math.min(HIGHEST_TIMES, found[1]) };
}

/** The word for the time between; null where none of them is right, as for yesterday. `localDay` names a day. */
function gapOf(before: number, now: number, localDay: (time: number) => string): Past['gap'] {
  if (localDay(before) === localDay(now)) return 'today';
  const days = (now - before) / DAY_MS;
  return GAP_FROM.find(([from]) => days >= from)?.[1] ?? null;
}

const TREND = { higher: 'up', lower: 'down', 'no-change': 'level', 'not-comparable': null } as const;

/** @param earlier the same person's photos, the newest first */
export function pastOf(
  present: Present,
  earlier: readonly Earlier[],
  localDay: (time: number) => string,
): Past {
  const [newest] = earlier;
  if (newest === undefined) return NO_PAST;
  const last = newest.measured;
  const comparable = earlier
    .map(({ measured }) => measured)
    .filter(({ version }) => version === present.measured.version);
  const best =
    comparable.length >= BEST_FROM &&
    comparable.every((before) => differenceOf(before, present.measured).verdict === 'higher');
  return {
    ...repeatOf(present, earlier),
    trend: TREND[differenceOf(last, present.measured).verdict],
    gap: gapOf(last.time, present.measured.time, localDay),
    best,
  };
}
