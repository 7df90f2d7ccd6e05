/**
 * What the files of the phrase banks may hold (supabase/functions/_shared/roast/banks). The build refuses others, and
 * says in words which file, key and line it means.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { BACKGROUNDS } from '#functions/moment-words.ts';
import {
  EXPRESSIONS,
  FACE_SHAPES,
  FRAMINGS,
  LANGS,
  LIGHTS,
  SKIN_METRICS,
  STYLES,
} from '#functions/vocabulary.ts';
import { BANK_LIMITS, SLOTS } from '#roast/banks/types.ts';
import { isTag } from '#roast/plan/claims.ts';
import { SPOKEN_METRICS } from '#roast/plan/states.ts';
import { inRoot } from './paths.ts';

const line = (most: number) =>
  z
    .string()
    .min(1)
    .refine((text) => text === text.trim(), 'has a space at its beginning or end')
    .refine((text) => text.length <= most, {
      error: ({ input }) => `has ${String(input).length} characters, ${most} are allowed`,
    });
const lines = (most: number) => z.array(line(most)).min(1);

const tag = z.string().refine(isTag, { error: ({ input }) => `${String(input)} is no tag (plan/tags.ts)` });
/** Lines by their tags. */
const keyed = (most: number) =>
  z.record(z.string(), lines(most)).superRefine((groups, context) => {
    for (const key of Object.keys(groups)) {
      const unknown = key.split('+').filter((part) => !isTag(part));
      if (unknown.length === 0) continue;
      const message = `${unknown.join(', ')}: no such tag (plan/tags.ts)`;
      context.addIssue({ code: 'custom', path: [key], message });
    }
  });

const states = (names: readonly string[], most: number) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, lines(most)])));

const FLAWS = [
  ...LIGHTS.filter((light) => light !== 'great' && light !== 'good').map((light) => `light.${light}`),
  'sharpness.soft',
  ...FRAMINGS.filter((framing) => framing !== 'great').map((framing) => `framing.${framing}`),
  ...BACKGROUNDS.filter((background) => background !== 'plain').map(
    (background) => `background.${background}`,
  ),
];
const NEEDS = [
  ...SKIN_METRICS,
  'dryness',
  'hair',
  'basics',
  'light',
  'sharpness',
  'framing',
  'background',
  'expression',
];

const audience = {
  who: z.enum(['teen', 'adult']).optional(),
  level: z.enum(['starter', 'seasoned']).optional(),
  when: z.array(tag).min(1).optional(),
  kind: z
    .enum([
      'bedtime',
      'cleansing',
      'compare',
      'cream',
      'doctor',
      'eye-care',
      'pillowcase',
      'sun-cream',
      'water',
    ])
    .optional(),
};
const steps = z.array(z.strictObject({ ...audience, text: line(BANK_LIMITS.step) })).min(1);
const ideas = z
  .array(z.strictObject({ ...audience, category: line(BANK_LIMITS.category), whys: lines(BANK_LIMITS.why) }))
  .min(1);
const forEachNeed = (schema: z.ZodType) =>
  z.strictObject(Object.fromEntries(NEEDS.map((need) => [need, schema])));

/** By the name of the file; what lies beside the folders of the styles is `advice`. */
const FILES: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(SLOTS.map((slot) => [slot, keyed(BANK_LIMITS[slot])])),
  caveats: lines(BANK_LIMITS.caveats),
  sections: z.strictObject({
    shapes: states([...FACE_SHAPES, 'unclear'], BANK_LIMITS.shapes),
    skin: states(
      [
        'calm',
        'several',
        'unseen',
        'doubtful',
        ...SPOKEN_METRICS.flatMap((metric) => [`nearly.${metric}`, `one.${metric}`]),
      ],
      BANK_LIMITS.sections,
    ),
    features: states(EXPRESSIONS, BANK_LIMITS.sections),
    vibe: states(
      ['flawless', 'several', 'hidden', ...FLAWS.map((flaw) => `one.${flaw}`)],
      BANK_LIMITS.sections,
    ),
  }),
  advice: z.strictObject({
    roadmap: forEachNeed(z.strictObject({ today: steps, week: steps, month: steps })),
    products: forEachNeed(ideas),
  }),
};

/**
 * @param place name of a file without its folder and ending, such as `truths`
 * @returns a sentence for each thing that is wrong with `json`; none where it may ship
 */
export function bankFaults(place: string, json: unknown): string[] {
  const schema = FILES[place];
  if (schema === undefined) return [`there is no place ${place} in a roast`];
  const { error } = schema.safeParse(json);
  return (error?.issues ?? []).map(({ path, message }) =>
    [path.map((part) => (typeof part === 'number' ? `line ${part + 1}` : String(part))).join(' > '), message]
      .filter((part) => part !== '')
      .join(': '),
  );
}

const BANKS = inRoot('supabase', 'functions', '_shared', 'roast', 'banks');

/** The same of every file of the banks, each with the file's name, and of those that are missing. */
export function faultsOfAllBanks(): string[] {
  const wanted = LANGS.flatMap((lang) => [
    join(lang, 'advice.json'),
    ...STYLES.flatMap((style) =>
      [...SLOTS, 'caveats', 'sections'].map((place) => join(lang, style, `${place}.json`)),
    ),
  ]);
  const found = readdirSync(BANKS, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  const missing = wanted.filter((name) => !found.includes(name)).map((name) => `${name} is missing`);
  const faults = found.flatMap((name) => {
    const place = name.replace(/^.*[/\\]|\.json$/g, '');
    return bankFaults(place, JSON.parse(readFileSync(join(BANKS, name), 'utf8'))).map(
      (fault) => `${name}: ${fault}`,
    );
  });
  return [...missing, ...faults];
}
