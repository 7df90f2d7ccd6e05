/**
 * What the files of a bank must hold: `scripts/lib/bank-files.ts` asks at every build, and a unit test does. Nothing of
 * this runs on the phone or in the function.
 */
import { z } from 'zod';
import { BACKGROUNDS } from '../../moment-words.ts';
import { EXPRESSIONS, FACE_SHAPES, FRAMINGS, LIGHTS, recordOf, SKIN_METRICS } from '../../vocabulary.ts';
import { isTag } from '../plan/claims.ts';
import { SPOKEN_METRICS, type Need, type SkinState, type VibeState } from '../plan/states.ts';
import type { Tag } from '../plan/tags.ts';
import { ADVICE_KINDS, HORIZONS, SLOTS, type Slot } from './types.ts';

/** Longest text per place, in characters, `{name}` included; keeps compositions inside the contract. */
const LONGEST = {
  headlines: 70,
  openers: 140,
  caveats: 95,
  truths: 220,
  greats: 220,
  closers: 220,
  verdicts: 48,
  sections: 110,
  step: 110,
  category: 60,
  why: 110,
} as const;

const text = (place: keyof typeof LONGEST) =>
  z
    .string('a line is text')
    .min(1, 'an empty line')
    .max(LONGEST[place], `longer than ${LONGEST[place]} characters`)
    .refine((line) => line.trim() === line, 'begins or ends with a space');

const list = (place: keyof typeof LONGEST) =>
  z.array(text(place), 'a list of lines is expected').min(1, 'no line');

const tag = z.custom<Tag>(
  (word) => typeof word === 'string' && isTag(word),
  'no tag (plan/claims.ts lists them)',
);

const key = z
  .string()
  .refine(
    (joined) => joined.split('+').every(isTag),
    'holds a word that is no tag (plan/claims.ts lists them)',
  )
  .refine(
    (joined) => new Set(joined.split('+')).size === joined.split('+').length,
    'holds the same tag twice',
  );

const told = (slot: Slot) => z.record(key, list(slot));

const states = <State extends string>(words: readonly State[]) =>
  z.strictObject(recordOf(words, () => list('sections')));

export const SKIN_STATES: readonly SkinState[] = [
  'calm',
  'several',
  'unseen',
  'doubtful',
  ...SPOKEN_METRICS.flatMap((metric) => [`nearly.${metric}`, `one.${metric}`] as const),
];

export const VIBE_STATES: readonly VibeState[] = [
  'flawless',
  'several',
  'hidden',
  'one.sharpness.soft',
  ...LIGHTS.flatMap((light) =>
    light === 'great' || light === 'good' ? [] : [`one.light.${light}` as const],
  ),
  ...FRAMINGS.flatMap((framing) => (framing === 'great' ? [] : [`one.framing.${framing}` as const])),
  ...BACKGROUNDS.flatMap((behind) => (behind === 'plain' ? [] : [`one.background.${behind}` as const])),
];

export const NEEDS: readonly Need[] = [
  ...SKIN_METRICS,
  'dryness',
  'hair',
  'basics',
  'background',
  'expression',
];

const audience = {
  who: z.enum(['teen', 'adult']).optional(),
  level: z.enum(['starter', 'seasoned']).optional(),
  when: z.array(tag).min(1).optional(),
  kind: z.enum(ADVICE_KINDS).optional(),
};
const step = z.strictObject({ text: text('step'), ...audience });
const idea = z.strictObject({ category: text('category'), why: text('why'), ...audience });

/** The files of a folder `banks/<lang>/<style>`, by name. */
export const STYLE_FILES = {
  headlines: told('headlines'),
  openers: told('openers'),
  truths: told('truths'),
  running: told('truths'),
  greats: told('greats'),
  closers: told('closers'),
  verdicts: told('verdicts'),
  caveats: list('caveats'),
  /** What only the function tells, by place; a phone's keys and no others (a unit test). */
  deep: z.strictObject(recordOf(SLOTS, (slot) => told(slot))).partial(),
} as const;

/** The files of a folder `banks/<lang>/advice`, by name: what all styles say without a joke. */
export const ADVICE_FILES = {
  roadmap: z.strictObject(
    recordOf(NEEDS, () => z.strictObject(recordOf(HORIZONS, () => z.array(step).min(1)))),
  ),
  products: z.strictObject(recordOf(NEEDS, () => z.array(idea).min(1))),
  sections: z.strictObject({
    shapes: states([...FACE_SHAPES, 'unclear']),
    skin: states(SKIN_STATES),
    features: states(EXPRESSIONS),
    vibe: states(VIBE_STATES),
  }),
} as const;
