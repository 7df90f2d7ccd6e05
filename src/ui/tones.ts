/**
 * Which colour speaks for a band, a rating or a score. The words beside it say the same. None is red: that is for what
 * is wrong, and no score is.
 */
import type { Band, Rating, SkinMetricName } from '#functions/vocabulary.ts';
import { ratingOf } from '#domain/score/bands.ts';

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

/** 0 to 100, cut where the section ratings are cut. */
export function toneOfScore(score: number): Tone {
  return RATING_TONES[ratingOf(score)];
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
const BUSY_SPOTS: SkinLook = { word: 'some', tone: 'some' };

/** How to speak of a skin level, 0 (stands out) to 4 (calm and clear). Freckles are spots, too: those never "stand out". */
export function skinLook(name: SkinMetricName, level: number): SkinLook {
  return SKIN_LOOKS[4 - level] ?? (name === 'spots' ? BUSY_SPOTS : BUSY);
}
