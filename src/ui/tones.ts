/**
 * Which colour speaks for a band, a rating or a score. The words of bands and ratings say the same; the word of a skin
 * metric is cut finer, while its bar is coloured as every number is. None is red: that is for what is wrong, and no score is.
 */
import { mayBeAMark } from '#functions/skin-marks.ts';
import type { Band, Rating, SkinMetricName } from '#functions/vocabulary.ts';
import { ratingOf } from '#domain/score/bands.ts';
import { SKIN_WEIGHTS } from '#domain/score/weights.ts';

export type Tone = 'good' | 'fine' | 'some';

export const BAND_TONES: Readonly<Record<Band, Tone | 'warm'>> = {
  'looking-good': 'good',
  'not-bad': 'fine',
  'room-for-growth': 'some',
  'project-mode': 'warm',
};

export const RATING_TONES: Readonly<Record<Rating, Tone>> = {
  excellent: 'good',
  'good-work': 'fine',
  'needs-improvement': 'some',
  'needs-attention': 'some',
};

/**
 * The rating of a section: the number that is shown decides, so that one number never has two words.
 *
 * @param score 0…100
 */
export function ratingOfShown(score: number): Rating {
  return ratingOf(Math.round(score));
}

/** The colour of a section's number or of one of its parts, 0 to 100: cut where the section ratings are cut. */
export function toneOfScore(score: number): Tone {
  return RATING_TONES[ratingOfShown(score)];
}

export type SkinWord = 'calm' | 'fine' | 'some' | 'busy';

/** From level 4 down to 2, the levels that the writer gets to know: words and jokes agree. */
const SKIN_WORDS: readonly SkinWord[] = ['calm', 'fine', 'some'];

/** How to speak of a skin level, 0 (stands out) to 4 (calm and clear). What may be a mark of the skin never "stands out". */
export function skinWord(name: SkinMetricName, level: number): SkinWord {
  return SKIN_WORDS[4 - level] ?? (mayBeAMark(name) ? 'some' : 'busy');
}

/**
 * The colour of a skin metric's bar: that of every number of a section, and none where it costs no points.
 *
 * @param metric null: not measured
 */
export function toneOfMetric(
  name: SkinMetricName,
  metric: { readonly score: number } | null,
): Tone | 'plain' {
  return metric === null || !isCounted(name) ? 'plain' : toneOfScore(metric.score);
}

/** Whether a metric is part of the score. Spots are not: freckles are among them. */
export function isCounted(name: SkinMetricName): boolean {
  return SKIN_WEIGHTS[name] > 0;
}
