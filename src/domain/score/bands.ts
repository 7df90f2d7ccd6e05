/** Bands and ratings of decision 16. */
import type { Band, Rating } from '#functions/vocabulary.ts';

/** @param score displayed score, 0…100 */
export function bandOf(score: number): Band {
  if (score >= 80) return 'looking-good';
  if (score >= 65) return 'not-bad';
  return score >= 50 ? 'room-for-growth' : 'project-mode';
}

/** @param score section score, 0…100 */
export function ratingOf(score: number): Rating {
  if (score >= 85) return 'excellent';
  if (score >= 70) return 'good-work';
  return score >= 50 ? 'needs-improvement' : 'needs-attention';
}

/** Score 0…100 → level 0 (stands out) … 4 (calm and clear). */
export function skinLevel(metric: { readonly score: number } | null): number | null {
  if (metric === null) return null;
  return [55, 65, 75, 85].filter((from) => metric.score >= from).length;
}
