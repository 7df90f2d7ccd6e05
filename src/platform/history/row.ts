/** A history entry as a row of `analyses`, and back: the fields of `ROW_FIELDS` and no others. */
import * as z from 'zod';
import { rowFieldsOf } from '#domain/history/account-row.ts';
import type { HistoryEntry } from '#domain/history/entry.ts';
import { roastFactsSchema } from '#roast/contract.ts';
import { READER, type Reader } from './entry-migrations.ts';
import { entrySchema, readRecord, type HistoryRecord } from './entry-schema.ts';

const rowSchema = z.strictObject({
  id: z.string(),
  user_id: z.string(),
  created_at: z.string(),
  pipeline_version: z.string(),
  score: z.number(),
  spread: z.number(),
  band: z.string(),
  report: z.record(z.string(), z.unknown()),
  roast: z.record(z.string(), z.unknown()),
});

export type AnalysisRow = Readonly<z.infer<typeof rowSchema>>;

/**
 * The longest request that leaves the phone, as JSON in UTF-8. Japanese takes three bytes a letter, so numbers and
 * text of a roast would be up to 5.1 KB together: they go one after the other (`numbersOf`, `textOf`).
 */
export const MAX_REQUEST_BYTES = 4_096;

const fits = (body: object): boolean =>
  new TextEncoder().encode(JSON.stringify(body)).byteLength <= MAX_REQUEST_BYTES;

/** First body of a row: everything but the text. */
export function numbersOf(row: AnalysisRow): Omit<AnalysisRow, 'roast'> {
  const { roast: _text, ...numbers } = row;
  return numbers;
}

/** Second body of a row; null for an analysis without a text. */
export function textOf({ roast }: AnalysisRow): Pick<AnalysisRow, 'roast'> | null {
  return Object.keys(roast).length === 0 ? null : { roast };
}

/** Null where the entry is not of the stored shape, or too long: whatever else it holds stays on the phone. */
export function rowOf(entry: HistoryEntry): AnalysisRow | null {
  const parsed = entrySchema.safeParse(entry);
  // An entry that this version can read only in part goes up by the version that made it.
  if (!parsed.success || parsed.data.facts === null) return null;
  const row = rowSchema.parse(rowFieldsOf(parsed.data));
  return fits(numbersOf(row)) && fits(textOf(row) ?? {}) ? row : null;
}

/** What is asked for of a row. */
export const ROW_COLUMNS =
  'id, user_id, created_at, synced_at, pipeline_version, score, spread, band, report, roast';

/** A row of a newer version has more, and is kept as it came. */
const remoteSchema = z.object(rowSchema.shape);

export interface ReceivedRow {
  readonly id: string;
  readonly ownerId: string;
  /** What to keep on the device: all that came, also what this version of the app does not know. */
  readonly stored: unknown;
  readonly record: HistoryRecord;
}

/** Null for a row that is none. */
export function receivedRow(row: unknown, reader: Reader = READER): ReceivedRow | null {
  const remote = remoteSchema.safeParse(row);
  if (!remote.success) return null;
  const { id, user_id: ownerId, created_at, pipeline_version: pipelineVersion, roast } = remote.data;
  const { score: value, spread, band } = remote.data;
  const { v, facts, sent, ...report } = remote.data.report;
  const time = Date.parse(created_at);
  if (Number.isNaN(time)) return null;
  // The schema puts the keys in the order in which they were sent; the database does not keep it.
  const known = roastFactsSchema.safeParse(facts);
  const stored = {
    v,
    id,
    ownerId,
    createdAt: new Date(time).toISOString(),
    pipelineVersion,
    report: { ...report, score: { value, spread, band } },
    facts: known.success ? known.data : facts,
    roast: Object.keys(roast).length === 0 ? null : roast,
    sent: sent === true ? JSON.stringify(known.success ? known.data : facts) : sent,
  };
  return { id, ownerId, stored, record: readRecord(stored, reader) };
}
