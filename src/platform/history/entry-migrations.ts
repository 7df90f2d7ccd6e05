/**
 * Stored history of earlier versions, brought to the shape of this one: from version n to n + 1, by n, one small
 * function each. Add a step with every growth of `ENTRY_VERSION`, and a golden record of the old shape
 * (tests/fixtures/history).
 */
import { ENTRY_VERSION } from '#domain/history/entry.ts';

export type Migration = (old: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
export type Migrations = Readonly<Record<number, Migration>>;

export const ENTRY_MIGRATIONS: Migrations = {
  // Version 1 kept a raw value beside the score of each metric; the schema leaves out what it does not name. It also kept
  // the name within the text, and not which name it was: `Reader.names` says which ones are taken out.
  1: (old) => old,
};

/** Which stored shapes are read, and how; a test hands in others. */
export interface Reader {
  readonly version: number;
  readonly migrations: Migrations;
  /**
   * Names that this phone knows of its person, to be taken out of texts that were kept before they had `{name}` in their
   * place. A name that is known no more (it was changed, or the first run cleared) cannot be told from another word: the
   * text keeps it, as it was kept. Left out: none.
   */
  readonly names?: () => readonly string[];
}

/** Shapes before this one have the name within the text. */
export const FIRST_NAMELESS = 2;

export const READER: Reader = { version: ENTRY_VERSION, migrations: ENTRY_MIGRATIONS };

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
