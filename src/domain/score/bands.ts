/**
 * The one scale: the total and its parts are spoken of in the same four words (decisions/total-is-the-mean-of-its-parts).
 */
import { BANDS, RATINGS, type Band, type Rating } from '#functions/vocabulary.ts';

/** What a section may score, and so the total, too: never under 40, which would be cruel, and never 100, which no photo can show. */
export const DISPLAY_RANGE: readonly [lowest: number, highest: number] = [40, 99];

/** Points of the ±; where it is wider, the light does not tell a score, and words stand instead of the number. */
export const LIGHT_TELLS_UP_TO = 10;

/** Whether a score may be shown as a number, and counted. @param spread its ±, whole points */
export const lightTells = (spread: number): boolean => spread <= LIGHT_TELLS_UP_TO;

/** @param score of the whole or of a section as displayed, 0…100 */
export function bandOf(score: number): Band {
  if (score >= 85) return 'looking-good';
  if (score >= 70) return 'not-bad';
  return score >= 50 ? 'room-for-growth' : 'project-mode';
}

/** The same four steps as the facts call them, of a section and of how clearly a face shape shows. @param score 0…100 */
export function ratingOf(score: number): Rating {
  return RATINGS[BANDS.indexOf(bandOf(score))] ?? 'needs-attention';
}

/** What the page calls a rating of the facts. */
export const bandOfRating = (rating: Rating): Band => BANDS[RATINGS.indexOf(rating)] ?? 'project-mode';

/** Score 0…100 → level 0 (stands out) … 4 (calm and clear). */
export function skinLevel(metric: { readonly score: number } | null): number | null {
  if (metric === null) return null;
  return [55, 65, 75, 85].filter((from) => metric.score >= from).length;
}
