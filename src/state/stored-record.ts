/**
 * One stored record: its schema, default and migrations, parsed on read and on write. A field that is missing, damaged
 * or of a newer version becomes its default; the others hold, and what this version does not know stays in storage.
 */
import type { ZodMiniType } from 'zod/mini';

type Step = (old: Record<string, unknown>) => Record<string, unknown>;

interface RecordOptions<T> {
  /** Names its `version` as a literal. */
  readonly schema: ZodMiniType<T>;
  readonly version: number;
  readonly fallback: T;
  /** From version n to n + 1, by n. Add a step whenever `version` grows. */
  readonly migrations?: Readonly<Record<number, Step>>;
  /** Makes a record sound that was pieced together, where one field says something about another. */
  readonly mend?: (pieced: T) => T;
}

export interface ReadRecord<T> {
  readonly value: T;
  /** True where something was stored that could not be read; defaults stand in for it. */
  readonly damaged: boolean;
}

export interface StoredRecord<T> {
  readonly fallback: T;
  /** Reads the stored text (null: nothing stored yet). Never throws. */
  readonly read: (stored: string | null) => ReadRecord<T>;
  /**
   * The text to store in the place of `before`, whose keys of other versions it keeps. Throws a ZodError on a value
   * that `read` would not take back.
   */
  readonly write: (value: T, before?: string | null) => string;
}

type Fields = Readonly<Record<string, unknown>>;

/** The object in a stored text; null where there is none. */
function fieldsIn(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

function migrate(record: Fields, version: number, migrations: Readonly<Record<number, Step>>): Fields {
  let current = record;
  for (let steps = 0; steps < version; steps += 1) {
    const step = typeof current['version'] === 'number' ? migrations[current['version']] : undefined;
    if (step === undefined) return current;
    current = step({ ...current });
  }
  return current;
}

export function storedRecord<T extends object>({
  schema,
  version,
  fallback,
  migrations = {},
  mend = (pieced) => pieced,
}: RecordOptions<T>): StoredRecord<T> {
  /** The default with each field that can be read. */
  const pieced = (fields: Fields): T => {
    let value = fallback;
    for (const name of Object.keys(fallback).filter((key) => Object.hasOwn(fields, key))) {
      const parsed = schema.safeParse({ ...value, [name]: fields[name] });
      if (parsed.success) value = parsed.data;
    }
    return mend(value);
  };
  return {
    fallback,
    read(stored) {
      if (stored === null) return { value: fallback, damaged: false };
      const fields = fieldsIn(stored);
      if (fields === null) return { value: fallback, damaged: true };
      const newer = typeof fields['version'] === 'number' && fields['version'] > version;
      try {
        const current = newer ? { ...fields, version } : migrate(fields, version, migrations);
        const whole = schema.safeParse(current);
        if (whole.success) return { value: whole.data, damaged: false };
        return { value: pieced(current), damaged: !newer };
      } catch {
        return { value: fallback, damaged: true };
      }
    },
    write(value, before = null) {
      const others = Object.entries((before === null ? null : fieldsIn(before)) ?? {}).filter(
        ([name]) => !Object.hasOwn(fallback, name) && name !== '__proto__',
      );
      return JSON.stringify({ ...Object.fromEntries(others), ...schema.parse(value) });
    },
  };
}
