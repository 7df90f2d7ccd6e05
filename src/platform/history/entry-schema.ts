/** The stored shape of history: parsed on write and on read, so that a damaged record is noticed, never shown. */
import * as z from 'zod';
import { ENTRY_VERSION, type HistoryEntry, type Tombstone } from '#domain/history/entry.ts';
import type { AdviceCode } from '#domain/face/report.ts';
import {
  BANDS,
  EXPRESSIONS,
  FACE_SHAPES,
  RATINGS,
  namedRoastSchema,
  roastFactsSchema,
} from '#roast/contract.ts';

const ADVICE = [
  'more-light',
  'less-light',
  'even-light',
  'hold-still',
  'higher-resolution',
  'come-closer',
  'step-back',
  'face-camera',
  'chin-level',
  'straighten-head',
  'centre-face',
  'clear-forehead',
  'remove-glasses',
] as const satisfies readonly AdviceCode[];

/** Facts are at most 1 KB; this bounds a damaged record. */
const SENT_MAX = 8_192;

const share = z.number().min(0).max(1);
const score = z.number().min(0).max(100);
const maybe = score.nullable();
const metric = z.object({ raw: z.number(), score }).nullable();
const rating = z.enum(RATINGS);

const sections = z.object({
  faceShape: z.object({ rating }),
  skin: z.object({
    score,
    rating,
    metrics: z.object({
      evenness: metric,
      spots: metric,
      redness: metric,
      texture: metric,
      pores: metric,
      lines: metric,
      shine: metric,
      darkCircles: metric,
    }),
  }),
  features: z.object({
    score,
    rating,
    parts: z.object({ eyesAwake: maybe, browRelaxed: maybe, gaze: maybe, smile: maybe, lips: maybe }),
  }),
  vibe: z.object({
    score,
    rating,
    parts: z.object({ light: score, sharpness: score, framing: score, angle: score, presence: score }),
  }),
});

const report = z.object({
  engine: z.enum(['mediapipe', 'lite']),
  confidence: share,
  advice: z.array(z.enum(ADVICE)),
  score: z.object({ value: z.int().min(0).max(100), spread: z.int().min(0).max(100), band: z.enum(BANDS) }),
  sections,
  expression: z.enum(EXPRESSIONS),
  faceShape: z.object({
    ranked: z.array(z.object({ name: z.enum(FACE_SHAPES), probability: share })).max(FACE_SHAPES.length),
  }),
});

const owner = z.string().min(1).max(128);
const time = z.iso.datetime();

/** Keys that are not listed here are dropped on the way in: nothing else of a report can slip into storage. */
export const entrySchema = z.object({
  v: z.literal(ENTRY_VERSION),
  id: z.uuid(),
  ownerId: owner,
  createdAt: time,
  pipelineVersion: z.string().min(1).max(64),
  report,
  facts: roastFactsSchema,
  roast: namedRoastSchema.nullable(),
  sent: z.string().max(SENT_MAX).nullable(),
}) satisfies z.ZodType<HistoryEntry>;

export const tombstoneSchema = z.object({
  v: z.literal(ENTRY_VERSION),
  id: z.uuid(),
  ownerId: owner,
  deletedAt: time,
}) satisfies z.ZodType<Tombstone>;

export type StoredRecord =
  | { readonly kind: 'entry'; readonly entry: HistoryEntry }
  | { readonly kind: 'tombstone'; readonly tombstone: Tombstone }
  | { readonly kind: 'damaged' };

/** What a stored value is. Never throws. */
export function readRecord(value: unknown): StoredRecord {
  const entry = entrySchema.safeParse(value);
  if (entry.success) return { kind: 'entry', entry: entry.data };
  const tombstone = tombstoneSchema.safeParse(value);
  return tombstone.success ? { kind: 'tombstone', tombstone: tombstone.data } : { kind: 'damaged' };
}

/** Whose record this claims to be, damaged or not; null where it does not say. */
export function ownerOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('ownerId' in value)) return null;
  return typeof value.ownerId === 'string' ? value.ownerId : null;
}
