/**
 * One stored record: its schema, default and migrations, parsed on read and on write, so that a damaged
 * or hostile value can only ever become the default.
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
}

export interface ReadRecord<T> {
  readonly value: T;
  /** True where something was stored that could not be read; the default stands in for it. */
  readonly damaged: boolean;
}

export interface StoredRecord<T> {
  readonly fallback: T;
  /** Reads the stored text (null: nothing stored yet). Never throws. */
  readonly read: (stored: string | null) => ReadRecord<T>;
  /** The text to store. Throws a ZodError on a value that `read` would not take back. */
  readonly write: (value: T) => string;
}

function migrate(value: unknown, version: number, migrations: Readonly<Record<number, Step>>): unknown {
  let current: unknown = value;
  for (let steps = 0; steps < version; steps += 1) {
    if (typeof current !== 'object' || current === null || !('version' in current)) return current;
    const step = typeof current.version === 'number' ? migrations[current.version] : undefined;
    if (step === undefined) return current;
    current = step({ ...current });
  }
  return current;
}

export function storedRecord<T>({
  schema,
  version,
  fallback,
  migrations = {},
}: RecordOptions<T>): StoredRecord<T> {
  return {
    fallback,
    read(stored) {
      if (stored === null) return { value: fallback, damaged: false };
      try {
        const parsed = schema.safeParse(migrate(JSON.parse(stored), version, migrations));
        return parsed.success ? { value: parsed.data, damaged: false } : { value: fallback, damaged: true };
      } catch {
        return { value: fallback, damaged: true };
      }
    },
    write: (value) => JSON.stringify(schema.parse(value)),
  };
}
