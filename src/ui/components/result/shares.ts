/** How the score of a section comes about from its parts, as it is said beside them. */
import { DISPLAY_RANGE } from '#domain/score/bands.ts';
import { SKIN_LINE } from '#domain/score/calibration.ts';

/**
 * What each part counts of its section, 0 to 1; together 1. Nothing, where it was not measured.
 *
 * @param weights of all parts
 */
export function sharesOf<Name extends string>(
  scores: Readonly<Record<Name, unknown>>,
  weights: Readonly<Record<Name, number>>,
): Readonly<Record<Name, number>> {
  const names = Object.keys(weights) as Name[];
  const counted = (name: Name) => (scores[name] === null ? 0 : weights[name]);
  const total = names.reduce((sum, name) => sum + counted(name), 0);
  const shares = names.map((name) => [name, total === 0 ? 0 : counted(name) / total]);
  return Object.fromEntries(shares) as Record<Name, number>;
}

/** The score where the mean of the parts is the score of the skin. */
export const MIDDLE = Math.round(SKIN_LINE.offset / (1 - SKIN_LINE.slope));

/** The mean of its parts that a skin score stands for, whole; null at the ends of the scale, which stand for more than one. */
export function skinMeanOf(score: number): number | null {
  const [lowest, highest] = DISPLAY_RANGE;
  if (score <= lowest || score >= highest) return null;
  return Math.round((score - SKIN_LINE.offset) / SKIN_LINE.slope);
}
