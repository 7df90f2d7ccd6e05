/**
 * Which colour speaks for a band, a rating or a score. The words beside it say the same. None is red: that is for what
 * is wrong, and no score is.
 */
import { mayBeAMark } from '#functions/skin-marks.ts';
import type { Band, Rating, SkinMetricName } from '#functions/vocabulary.ts';
import { ratingOf, skinLevel } from '#domain/score/bands.ts';
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

/** 0 to 100, cut where the section ratings are cut. */
export function toneOfScore(score: number): Tone {
  return RATING_TONES[ratingOfShown(score)];
}

export type SkinWord = 'calm' | 'fine' | 'some' | 'busy';

interface SkinLook {
  readonly word: SkinWord;
  readonly tone: Tone;
}

/** From level 4 down to 0, the levels that the writer gets to know: words and jokes agree. */
const SKIN_LOOKS: readonly SkinLook[] = [
  { word: 'calm', tone: 'good' },
  { word: 'fine', tone: 'fine' },
  { word: 'some', tone: 'some' },
];

const BUSY: SkinLook = { word: 'busy', tone: 'some' };
const BUSY_MARK: SkinLook = { word: 'some', tone: 'some' };

/** How to speak of a skin level, 0 (stands out) to 4 (calm and clear). What may be a mark of the skin never "stands out". */
export function skinLook(name: SkinMetricName, level: number): SkinLook {
  return SKIN_LOOKS[4 - level] ?? (mayBeAMark(name) ? BUSY_MARK : BUSY);
}

/**
 * The colour of a skin metric's bar: that of its word, and none where it costs no points.
 *
 * @param metric null: not measured
 */
export function toneOfMetric(
  name: SkinMetricName,
  metric: { readonly score: number } | null,
): Tone | 'plain' {
  const level = skinLevel(metric);
  return level === null || !isCounted(name) ? 'plain' : skinLook(name, level).tone;
}

/** Whether a metric is part of the score. Spots are not: freckles are among them. */
export function isCounted(name: SkinMetricName): boolean {
  return SKIN_WEIGHTS[name] > 0;
}
