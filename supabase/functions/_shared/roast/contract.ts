/**
 * The wire contract between the phone and the roast function, version 3.
 *
 * `RoastFacts` is all that may ever leave the phone about a face: enums and small integers, at most
 * 1,024 bytes as JSON. `Roast` is what comes back. Both sides parse both with these schemas.
 * See ARCHITECTURE.md, "Way 2: a roast".
 */
import * as z from 'zod';
import {
  FACTS_VERSION,
  GAPS,
  NO_TELLINGS,
  OF_THE_MOMENT,
  REPEATS,
  SHOWN,
  SKIN_LEVEL_MAX,
  TOLD_PLACES,
  TRENDS,
  TRUTHS,
  TURNS,
} from '../moment-words.ts';
import {
  BANDS,
  CONFIDENCES,
  EXPRESSIONS,
  FACE_SHAPES,
  FRAMINGS,
  LANGS,
  LIGHTS,
  MAIN_CONCERNS,
  RATINGS,
  SCORED_SECTIONS,
  SECTIONS,
  SHARPNESSES,
  SKINCARE_LEVELS,
  SKIN_METRICS,
  STYLES,
  recordOf,
} from '../vocabulary.ts';

/** 0 = stands out most, the highest = calm and clear; null = this photo does not show it. */
const skinLevel = z.int().min(0).max(SKIN_LEVEL_MAX).nullable();

/** Null: the phone is not sure, or it does not apply. */
const word = <Words extends readonly [string, ...string[]]>(words: Words) => z.enum(words).nullable();

type Lists = Readonly<Record<string, readonly [string, ...string[]]>>;

/** For each list a word of it, or null. */
const wordsOf = <Of extends Lists>(lists: Of) =>
  Object.fromEntries(Object.entries(lists).map(([name, words]) => [name, word(words)])) as {
    [Name in keyof Of]: ReturnType<typeof word<Of[Name]>>;
  };

/** What was going on when the photo was taken (decisions/facts-are-coarse). */
const momentSchema = z.strictObject({
  ...wordsOf(SHOWN),
  ...wordsOf(OF_THE_MOMENT),
  /** Which photo of the day this is; 9 stands for more. */
  tries: z.int().min(1).max(9).nullable(),
});

/** What the phone's own history says. */
const pastSchema = z.strictObject({
  repeats: word(REPEATS),
  /** How many photos in a row, with this one; 9 stands for more. Null where nothing repeats. */
  times: z.int().min(2).max(9).nullable(),
  /** Against the last photo: up and down beyond what another day does, level within what a retake does. */
  trend: word(TRENDS),
  gap: word(GAPS),
  /** Higher than all before, beyond what another day does. */
  best: z.boolean(),
});

/** The choices among lines: the advice is drawn by its number. */
export type Turn = Exclude<(typeof TURNS)[number], 'advice'>;

/** Highest number of a turn: of more choices than this the fittest are enough, and three digits leave the facts in their bytes. */
export const MAX_TURN = 999;

/** Highest number of a telling (plan/tellings.ts). */
export const MAX_TELLING = 999;

export const roastFactsSchema = z.strictObject({
  v: z.literal(FACTS_VERSION),
  lang: z.enum(LANGS),
  style: z.enum(STYLES),
  /** Both null where the ± is too wide for a number: then none is told (src/domain/score/bands.ts). */
  score: z.int().min(0).max(100).nullable(),
  band: z.enum(BANDS).nullable(),
  confidence: z.enum(CONFIDENCES),
  faceShape: z.enum([...FACE_SHAPES, 'unclear']),
  ratings: z.strictObject(recordOf(SCORED_SECTIONS, () => z.enum(RATINGS))),
  skin: z.strictObject(recordOf(SKIN_METRICS, () => skinLevel)),
  expression: z.enum(EXPRESSIONS),
  light: z.enum(LIGHTS),
  sharpness: z.enum(SHARPNESSES),
  framing: z.enum(FRAMINGS),
  /** What the person said of themselves; null where they did not say. */
  concern: word(MAIN_CONCERNS),
  level: word(SKINCARE_LEVELS),
  /** Sent instead of an age range; `mayBeTeen` says what follows from it. */
  teen: z.boolean().nullable(),
  /** Chooses among equal phrases; 0 to 65535. */
  variant: z.int().min(0).max(65535),
  moment: momentSchema,
  past: pastSchema,
  /** One number for each of TURNS, by which phone and function choose the same of the phone's lines. */
  turns: z.array(z.int().min(0).max(MAX_TURN)).length(TURNS.length),
  /** One number for each of TOLD_PLACES, by which the function chooses among the lines that only it has (deepen.ts); kept roasts of before have none. */
  tellings: z
    .array(z.int().min(0).max(MAX_TELLING))
    .length(TOLD_PLACES.length)
    .prefault([...NO_TELLINGS]),
});

export type RoastFacts = z.infer<typeof roastFactsSchema>;
export type Moment = RoastFacts['moment'];
export type Past = RoastFacts['past'];

/** How often something made the person laugh, and how often it was not theirs. */
export interface TapCounts {
  readonly laughed: number;
  readonly notMine: number;
}

/** What makes a person laugh, by what lines have in common: `topic light`, `form question`, `image cat`, `line 1k2j3h`. It never leaves the phone. */
export type Taste = Readonly<Record<string, TapCounts>>;

/** Hashes of the lines that a phone told, the latest last. Never sent. */
export type ShownLines = readonly number[];

/**
 * Whether somebody is to be spared what is not for teens: retinoids, acids and the like in the advice, jokes about their
 * skin in the spicy style. So is who did not say their age.
 */
export const mayBeTeen = ({ teen }: Pick<RoastFacts, 'teen'>): boolean => teen !== false;

const line = (max: number) => z.string().trim().min(1).max(max);
/** One; roasts of before had up to four, which are still read. */
const steps = z.array(line(160)).min(1).max(4);

/** What travels and what is kept: `{name}` stands where the phone puts a name in. */
export const roastSchema = z.strictObject({
  headline: line(80),
  opener: line(240),
  harshTruths: z.array(line(240)).length(TRUTHS),
  whatIsGreat: z.array(line(240)).length(3),
  sections: z.strictObject(recordOf(SECTIONS, () => line(320))),
  roadmap: z.strictObject({ today: steps, week: steps, month: steps }),
  products: z
    .array(z.strictObject({ category: line(60), why: line(200) }))
    .min(1)
    .max(5),
  /** The last line of every roast: always a true strength. */
  closer: line(240),
  /** Who wrote headline, verdict, truths and closer: `mixed` is some of both. All else is the writer's. */
  source: z.enum(['model', 'mixed', 'writer']),
  /** One label, to be quoted; roasts of before have none. */
  verdict: line(60).optional(),
  /** Which of the truths the share card tells; the first where it is left out. */
  best: z.int().min(0).max(2).optional(),
});

export type Roast = z.infer<typeof roastSchema>;
