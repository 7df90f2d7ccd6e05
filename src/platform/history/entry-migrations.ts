/**
 * History of earlier shapes, brought to the shape of this version: from n to n + 1, by n, one small function each. Formats
 * begin with the `ENTRY_VERSION` of the first release (decision 51), so there is no step yet. With every growth of it
 * comes a step, and the golden records of then stay (tests/fixtures/stored).
 */
import { ENTRY_VERSION } from '#domain/history/entry.ts';

export type Migration = (old: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
export type Migrations = Readonly<Record<number, Migration>>;

/** Which stored shapes are read, and how; a test hands in others. */
export interface Reader {
  readonly version: number;
  readonly migrations: Migrations;
}

export const READER: Reader = { version: ENTRY_VERSION, migrations: {} };

/**
 * The record in the shape of the reader's version, with its `v`. A missing step, or a step that throws on a damaged
 * record, leaves the record as far as it came: the schema then decides.
 */
export function migrated(
  record: Readonly<Record<string, unknown>>,
  reader: Reader,
): Readonly<Record<string, unknown>> {
  let current = record;
  for (let v = Number(record['v']); v < reader.version; v += 1) {
    const step = reader.migrations[v];
    if (step === undefined) return current;
    try {
      current = { ...step(current), v: v + 1 };
    } catch {
      return current;
    }
  }
  return current;
}
