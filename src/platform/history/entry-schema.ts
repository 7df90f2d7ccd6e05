/**
 * The stored shape of history. An entry that lacks a field, or has one that this version does not know, is still an
 * entry; what cannot be read of it is null. Only what makes it one is needed: id, owner, time, pipeline version, score
 * and ±.
 */
import * as z from 'zod';
import {
  ADVICE_CODES,
  BANDS,
  ENGINES,
  EXPRESSIONS,
  FACE_SHAPES,
  FEATURE_PARTS,
  recordOf,
  RATINGS,
  SKIN_METRICS,
  VIBE_PARTS,
} from '#functions/vocabulary.ts';
import { ENTRY_VERSION, type HistoryEntry, type Tombstone } from '#domain/history/entry.ts';
import { bandOf } from '#domain/score/bands.ts';
import { roastFactsSchema, roastSchema } from '#roast/contract.ts';
import { migrated, READER, type Reader } from './entry-migrations.ts';

/** Facts are at most 1 KB; this bounds a damaged record. */
const SENT_MAX = 8_192;

/** Null where it is missing, or of another kind than this version knows. */
const orNull = <T extends z.ZodType>(schema: T) => schema.nullable().catch(null);
/** An object whose fields all have a stand-in, so that it has one, too. */
const lenient = <T extends z.ZodRawShape>(shape: T) => {
  const schema = z.object(shape);
  return schema.catch(() => schema.parse({}));
};
/** The items that this version knows. */
const known = <T extends z.ZodType>(item: T) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.flatMap((one) => {
        const parsed = item.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      }),
    );

const share = z.number().min(0).max(1);
const score = orNull(z.number().min(0).max(100));
const metric = orNull(z.object({ score: z.number().min(0).max(100) }));
const rating = orNull(z.enum(RATINGS));

const sections = lenient({
  faceShape: lenient({ rating }),
  skin: lenient({
    score,
    rating,
    metrics: lenient(recordOf(SKIN_METRICS, () => metric)),
  }),
  features: lenient({
    score,
    rating,
    parts: lenient(recordOf(FEATURE_PARTS, () => score)),
  }),
  vibe: lenient({
    score,
    rating,
    parts: lenient(recordOf(VIBE_PARTS, () => score)),
  }),
});

const shape = lenient({
  ranked: known(z.object({ name: z.enum(FACE_SHAPES), probability: share })),
  possible: known(z.enum(FACE_SHAPES)),
  shown: known(z.enum(FACE_SHAPES)),
});

const points = z.int().min(0).max(100);
const report = z.object({
  engine: orNull(z.enum(ENGINES)),
  confidence: orNull(share),
  advice: known(z.enum(ADVICE_CODES)),
  score: z
    .object({ value: points, spread: points, band: orNull(z.enum(BANDS)) })
    .transform(({ value, spread, band }) => ({ value, spread, band: band ?? bandOf(value) })),
  sections,
  expression: orNull(z.enum(EXPRESSIONS)),
  faceShape: shape,
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
  facts: orNull(roastFactsSchema),
  roast: orNull(roastSchema),
  sent: orNull(z.string().max(SENT_MAX)),
}) satisfies z.ZodType<HistoryEntry>;

/** A deletion counts whichever version made it. */
export const tombstoneSchema = z.object({
  v: z.int().min(1),
  id: z.uuid(),
  ownerId: owner,
  deletedAt: time,
}) satisfies z.ZodType<Tombstone>;

/** What every version writes: enough to keep a record that this one cannot read. */
const newerSchema = z.object({ v: z.int(), id: z.uuid(), ownerId: owner });

export type HistoryRecord =
  | { readonly kind: 'entry'; readonly entry: HistoryEntry }
  | { readonly kind: 'tombstone'; readonly tombstone: Tombstone }
  /** Made by a newer version of the app: it stays as it is, and is read after an update. */
  | { readonly kind: 'newer'; readonly id: string }
  | { readonly kind: 'damaged' };

/** What a stored value is. Never throws. */
export function readRecord(value: unknown, reader: Reader = READER): HistoryRecord {
  const tombstone = tombstoneSchema.safeParse(value);
  if (tombstone.success) return { kind: 'tombstone', tombstone: tombstone.data };
  const claimed = newerSchema.safeParse(value);
  if (!claimed.success) return { kind: 'damaged' };
  if (claimed.data.v > reader.version) return { kind: 'newer', id: claimed.data.id };
  const current = migrated(z.record(z.string(), z.unknown()).parse(value), reader);
  // The steps bring every record to the reader's version; the schema is that of this version of the app.
  const entry = entrySchema.safeParse(
    current['v'] === reader.version ? { ...current, v: ENTRY_VERSION } : current,
  );
  return entry.success ? { kind: 'entry', entry: entry.data } : { kind: 'damaged' };
}

/** Whose record this claims to be, damaged or not; null where it does not say. */
export function ownerOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('ownerId' in value)) return null;
  return typeof value.ownerId === 'string' ? value.ownerId : null;
}
