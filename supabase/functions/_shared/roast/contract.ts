/**
 * The wire contract between the phone and the roast function, version 1.
 *
 * `RoastFacts` is all that may ever leave the phone about a face: enums and small integers, at most
 * 1,024 bytes as JSON. `Roast` is what comes back. Both sides parse both with these schemas.
 * See ARCHITECTURE.md, "What leaves the phone".
 */
import * as z from 'zod';
import {
  BANDS,
  CONCERNS,
  CONFIDENCES,
  EXPRESSIONS,
  FACE_SHAPES,
  FRAMINGS,
  LANGS,
  LIGHTS,
  RATINGS,
  SECTIONS,
  SHARPNESSES,
  SKINCARE_LEVELS,
  SKIN_METRICS,
  STYLES,
  recordOf,
} from '../vocabulary.ts';

export const FACTS_VERSION = 1;
/** Upper bound of the facts as UTF-8 JSON, in bytes. */
export const FACTS_MAX_BYTES = 1024;

/** 0 = stands out most, 4 = calm and clear; null = this photo does not show it. */
const skinLevel = z.int().min(0).max(4).nullable();

export const roastFactsSchema = z.strictObject({
  v: z.literal(FACTS_VERSION),
  lang: z.enum(LANGS),
  style: z.enum(STYLES),
  score: z.int().min(0).max(100),
  band: z.enum(BANDS),
  confidence: z.enum(CONFIDENCES),
  faceShape: z.enum([...FACE_SHAPES, 'unclear']),
  ratings: z.strictObject(recordOf(SECTIONS, () => z.enum(RATINGS))),
  skin: z.strictObject(recordOf(SKIN_METRICS, () => skinLevel)),
  expression: z.enum(EXPRESSIONS),
  light: z.enum(LIGHTS),
  sharpness: z.enum(SHARPNESSES),
  framing: z.enum(FRAMINGS),
  concern: z.enum(CONCERNS),
  level: z.enum(SKINCARE_LEVELS),
  /** Sent instead of an age range: true leaves retinoids, acids and the like out of the advice. */
  teen: z.boolean(),
  /** Chooses among equal phrases; 0 to 65535. */
  variant: z.int().min(0).max(65535),
});

/** `room`: letters that each line may have beyond its bound. */
const roastWith = (room: number) => {
  const line = (max: number) =>
    z
      .string()
      .trim()
      .min(1)
      .max(max + room);
  const steps = z.array(line(160)).min(1).max(4);
  return z.strictObject({
    headline: line(80),
    opener: line(240),
    harshTruths: z.array(line(240)).length(3),
    whatIsGreat: z.array(line(240)).length(3),
    sections: z.strictObject(recordOf(SECTIONS, () => line(320))),
    roadmap: z.strictObject({ today: steps, week: steps, month: steps }),
    products: z
      .array(z.strictObject({ category: line(60), why: line(200) }))
      .min(1)
      .max(5),
    /** The last line of every roast: always a true strength. */
    closer: line(240),
    source: z.enum(['model', 'writer']),
  });
};

/** What travels: `{name}` stands where the phone puts a name in. */
export const roastSchema = roastWith(0);

/** What is kept on the phone and in the account: a name of 30 letters for each `{name}`, three of them a line. */
export const namedRoastSchema = roastWith(72);

export type RoastFacts = z.infer<typeof roastFactsSchema>;
export type Roast = z.infer<typeof roastSchema>;
