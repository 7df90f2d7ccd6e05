/**
 * Which colour speaks for a band or a score. The word of a skin metric is cut finer, while its bar is coloured as every
 * number is. None is red: that is for what is wrong, and no score is.
 */
import { mayBeAMark } from '#functions/skin-marks.ts';
import type { Band, SkinMetricName } from '#functions/vocabulary.ts';
import { bandOf } from '#domain/score/bands.ts';
import { SKIN_WEIGHTS } from '#domain/score/weights.ts';

export type Tone = 'good' | 'fine' | 'some' | 'warm';

export const BAND_TONES: Readonly<Record<Band, Tone>> = {
  'looking-good': 'good',
  'not-bad': 'fine',
  'room-for-growth': 'some',
  'project-mode': 'warm',
};

/**
 * The band of a section: the number that is shown decides, so that one number never has two words.
 *
 * @param score 0…100
 */
export function bandOfShown(score: number): Band {
  return bandOf(Math.round(score));
}

/** The colour of a section's number or of one of its parts, 0 to 100: cut where the bands are cut. */
export function toneOfScore(score: number): Tone {
  return BAND_TONES[bandOfShown(score)];
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
