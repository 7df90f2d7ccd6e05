/** One set of facts that the function takes, in each language. */
import { FACTS_VERSION, FIRST_TURNS, NO_MOMENT, NO_PAST, NO_TELLINGS } from '#functions/moment-words.ts';
import type { RoastFacts } from '#roast/contract.ts';

export const SAMPLE_FACTS: RoastFacts = {
  v: FACTS_VERSION,
  lang: 'en',
  style: 'classic',
  score: 74,
  band: 'not-bad',
  confidence: 'high',
  faceShape: 'oval',
  ratings: {
    skin: 'needs-improvement',
    features: 'good-work',
    vibe: 'needs-improvement',
  },
  skin: {
    evenness: 3,
    spots: 2,
    redness: 3,
    texture: 3,
    pores: 2,
    lines: 4,
    shine: 1,
    darkCircles: 1,
  },
  expression: 'serious',
  light: 'dim',
  sharpness: 'soft',
  framing: 'close',
  concern: 'dark-circles',
  level: 'basic',
  teen: false,
  variant: 4711,
  moment: { ...NO_MOMENT, gaze: 'camera', daytime: 'late', source: 'front', tries: 2 },
  past: NO_PAST,
  turns: [...FIRST_TURNS],
  tellings: [...NO_TELLINGS],
};

export const SAMPLE_FACTS_JA: RoastFacts = { ...SAMPLE_FACTS, lang: 'ja' };
