/** A bank whose texts are their own keys, and a roast that holds. */
import { FACTS_VERSION, FIRST_TURNS, NO_MOMENT, NO_PAST, NO_TELLINGS } from '#functions/moment-words.ts';
import { EXPRESSIONS, FACE_SHAPES, recordOf, SKIN_METRICS, type Expression } from '#functions/vocabulary.ts';
import { NEEDS, SKIN_STATES, VIBE_STATES } from '#roast/banks/schema.ts';
import type { Bank, Lines } from '#roast/banks/types.ts';
import type { Roast, RoastFacts } from '#roast/contract.ts';
import { CLAIMS } from '#roast/plan/claims.ts';
import type { Need, SkinState, VibeState } from '#roast/plan/states.ts';
import { indexOf } from '#lab/check-roasts/bank-index.ts';
import type { Place } from '#lab/check-roasts/reading.ts';

export const COMPOUNDS = [
  'light.dim+strength.smile',
  'light.dim+strength.light',
  'told.exams+skin.shine.shows',
  'framing.turned+gaze.camera',
];
const KEYS = [...Object.keys(CLAIMS), ...COMPOUNDS];

/** The fixture's line of this place and key; `number` 1 for a second one. */
export const lineOf = (place: Place, key: string, number = 0): string => `${place} ${number}: ${key}`;

const keyed = (place: Place): Lines =>
  Object.fromEntries(KEYS.map((key) => [key, [0, 1].map((number) => lineOf(place, key, number))]));

export const skinText = (state: SkinState): string => `skin: ${state}`;
export const vibeText = (state: VibeState): string => `vibe: ${state}`;
export const featuresText = (expression: Expression): string => `features: ${expression}`;
export const stepText = (need: Need, when: string): string => `${when}: ${need}`;
export const categoryOf = (need: Need): string => `product: ${need}`;
export const ADULT_STEP = 'for adults: redness';
export const FAR_STEP = 'for who is far away: redness';
export const CREAMS = ['product: a cream', 'product: another cream'] as const;

export const BANK: Bank = {
  joiner: ' ',
  running: {},
  headlines: keyed('headline'),
  openers: keyed('opener'),
  truths: keyed('truth'),
  greats: keyed('great'),
  closers: keyed('closer'),
  verdicts: keyed('verdict'),
  caveats: ['A rough guess.'],
  sections: {
    shapes: recordOf([...FACE_SHAPES, 'unclear'] as const, (shape) => [`shape: ${shape}`]),
    skin: recordOf(SKIN_STATES, (state) => [skinText(state)]),
    features: recordOf(EXPRESSIONS, (expression) => [featuresText(expression)]),
    vibe: recordOf(VIBE_STATES, (state) => [vibeText(state)]),
  },
  roadmap: recordOf(NEEDS, (need) => ({
    today: [
      { text: stepText(need, 'today') },
      ...(need === 'redness'
        ? [
            { text: ADULT_STEP, who: 'adult' as const },
            { text: FAR_STEP, when: ['framing.far' as const] },
          ]
        : []),
    ],
    week: [{ text: stepText(need, 'week') }],
    month: [{ text: stepText(need, 'month') }],
  })),
  products: recordOf(NEEDS, (need) => [
    { category: categoryOf(need), why: `why: ${need}` },
    ...(need === 'redness' ? CREAMS : []).map((category) => ({
      category,
      kind: 'cream' as const,
      why: `why: ${category}`,
    })),
  ]),
};

export const INDEX = indexOf(BANK);

/** A smile in the dark: dim light, the rest in order, redness at level 1. */
export const FACTS: RoastFacts = {
  v: FACTS_VERSION,
  lang: 'en',
  style: 'classic',
  score: 74,
  band: 'not-bad',
  confidence: 'high',
  faceShape: 'oval',
  ratings: { skin: 'good-work', features: 'excellent', vibe: 'good-work' },
  skin: { ...recordOf(SKIN_METRICS, () => 3), redness: 1, pores: 3, lines: 0 },
  expression: 'smile',
  light: 'dim',
  sharpness: 'crisp',
  framing: 'great',
  concern: null,
  level: 'basic',
  teen: false,
  variant: 7,
  moment: { ...NO_MOMENT, gaze: 'camera', source: 'front', daytime: 'late', tries: 1, told: 'exams' },
  past: { ...NO_PAST, trend: 'level', gap: 'weeks' },
  turns: [...FIRST_TURNS],
  tellings: [...NO_TELLINGS],
};

export const ROAST: Roast = {
  headline: lineOf('headline', 'light.dim'),
  opener: lineOf('opener', 'light.dim'),
  harshTruths: [
    lineOf('truth', 'light.dim'),
    lineOf('truth', 'told.exams'),
    lineOf('truth', 'skin.redness.shows'),
  ],
  whatIsGreat: [
    lineOf('great', 'sharpness.crisp'),
    lineOf('great', 'framing.great'),
    lineOf('great', 'gaze.camera'),
  ],
  sections: {
    faceShape: 'shape: oval',
    skin: skinText('one.redness'),
    features: featuresText('smile'),
    vibe: vibeText('one.light.dim'),
  },
  roadmap: {
    today: [stepText('redness', 'today')],
    week: [stepText('basics', 'week')],
    month: [stepText('redness', 'month')],
  },
  products: [{ category: categoryOf('redness'), why: 'why: redness' }],
  closer: lineOf('closer', 'light.dim+strength.smile'),
  source: 'writer',
  best: 0,
};
