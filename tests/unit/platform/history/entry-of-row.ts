import type { HistoryEntry } from '#domain/history/entry.ts';
import { receivedRow } from '#platform/history/row.ts';

/** The entry of a row as the account hands it out; null for one that this version of the app cannot show. */
export function entryOfRow(row: unknown): HistoryEntry | null {
  const record = receivedRow(row)?.record;
  return record?.kind === 'entry' ? record.entry : null;
}
