/** How the score of a section comes about from its parts, as it is said beside them. */
import { DISPLAY_RANGE } from '#domain/score/bands.ts';
import type { Line } from '#domain/score/calibration.ts';

/** What stands beside one name: what it counts, in whole per cent, and its number, 0 to 100. */
export interface Counted {
  readonly share: number;
  /** Null: not measured, and its share is 0. */
  readonly score: number | null;
}

/**
 * What each part counts of its section in whole per cent, together 100 (by the largest remainder). 0 where a part was not
 * measured; 0 everywhere where none was.
 *
 * @param weights of all parts
 */
export function sharesOf<Name extends string>(
  scores: Readonly<Record<Name, unknown>>,
  weights: Readonly<Record<Name, number>>,
): Readonly<Record<Name, number>> {
  const names = Object.keys(weights) as Name[];
  const weightOf = (name: Name) => (scores[name] === null ? 0 : weights[name]);
  const total = names.reduce((sum, name) => sum + weightOf(name), 0);
  const exact = names.map((name) => ({ name, per: total === 0 ? 0 : (100 * weightOf(name)) / total }));
  const missing = total === 0 ? 0 : 100 - exact.reduce((sum, { per }) => sum + Math.floor(per), 0);
  const owed = exact.toSorted((a, b) => (b.per % 1) - (a.per % 1)).slice(0, missing);
  const shares = exact.map(({ name, per }) => [
    name,
    Math.floor(per) + Number(owed.some((one) => one.name === name)),
  ]);
  return Object.fromEntries(shares) as Record<Name, number>;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** The mean of what stands there, with one digit after the point; null without numbers. */
export function shownMean(parts: readonly Counted[]): number | null {
  const counted = parts.filter(({ share, score }) => share > 0 && score !== null);
  const total = counted.reduce((sum, { share }) => sum + share, 0);
  const sum = counted.reduce((all, { share, score }) => all + share * (score ?? 0), 0);
  return total === 0 ? null : tenths(sum / total);
}

/** Parts that are not named, as one. */
export function togetherOf(parts: readonly Counted[]): Counted {
  return { share: parts.reduce((sum, { share }) => sum + share, 0), score: shownMean(parts) };
}

/** What rounding can do to a sum, in points: more than this, and the score did not come from these numbers. */
export const ROUNDING = 2;

export interface ShownSum {
  readonly mean: number;
  /** The score where the mean of the parts is the score of the section; null: it is so everywhere. */
  readonly line: { readonly middle: number; readonly slope: number } | null;
  /** What a person finds who multiplies and adds up what is shown, whole. */
  readonly result: number;
  /** Why the score is another one, or null where it is the result. */
  readonly differs: 'end' | 'rounded' | null;
}

/**
 * The sum that gives the score of a section, with the numbers that stand there; null where they do not give it: without
 * numbers, or of an old result with a scale of its own.
 *
 * @param score as shown, whole
 * @param line from the mean of the parts to the score; null: the mean is the score
 */
export function shownSum(parts: readonly Counted[], score: number, line: Line | null): ShownSum | null {
  const mean = shownMean(parts);
  if (mean === null) return null;
  const middle = line && Math.round(line.offset / (1 - line.slope));
  const exact = line === null || middle === null ? mean : middle + line.slope * tenths(mean - middle);
  const result = Math.round(exact);
  const [lowest, highest] = DISPLAY_RANGE;
  const beyond = (score === lowest && result < lowest) || (score === highest && result > highest);
  if (!beyond && Math.abs(result - score) > ROUNDING) return null;
  const differs = result === score ? null : beyond ? 'end' : 'rounded';
  return { mean, line: line && middle !== null ? { middle, slope: line.slope } : null, result, differs };
}
