/** What the history says about a new photo: what repeats, where the score went, how long it has been. Pure. */
import { differenceOf, type Measurement } from '#domain/history/noise.ts';
import { lightTells } from '#domain/score/bands.ts';
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

/**
 * Where the score went. Up and down are beyond what another day does. "Hardly moved", as the lines have it, is said where a
 * retake would not have come nearer; in between nothing is said.
 */
function trendOf(last: Measurement, present: Measurement): Past['trend'] {
  const { delta, verdict } = differenceOf(last, present);
  if (verdict === 'higher') return 'up';
  if (verdict === 'lower') return 'down';
  const isNear = Math.abs(delta) <= Math.max(last.spread, present.spread);
  return verdict === 'no-change' && isNear ? 'level' : null;
}

/** @param earlier the same person's photos, the newest first */
export function pastOf(
  present: Present,
  earlier: readonly Earlier[],
  localDay: (time: number) => string,
): Past {
  const [newest] = earlier;
  if (newest === undefined) return NO_PAST;
  const { measured } = present;
  const last = newest.measured;
  // No score is told of a light that does not tell one: it is no best, and went nowhere.
  const told = earlier
    .map((one) => one.measured)
    .filter(({ spread, version }) => lightTells(spread) && version === measured.version);
  const isTold = lightTells(measured.spread);
  const best =
    isTold &&
    told.length >= BEST_FROM &&
    told.every((before) => differenceOf(before, measured).verdict === 'higher');
  return {
    ...repeatOf(present, earlier),
    trend: isTold && told[0] === last ? trendOf(last, measured) : null,
    gap: gapOf(last.time, measured.time, localDay),
    best,
  };
}
