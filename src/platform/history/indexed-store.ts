/** The store of the history with its index: what is changed is changed in both, in one transaction. */
import { delMany, get, promisifyRequest, type UseStore } from 'idb-keyval';
import { headOf } from '#domain/history/entry.ts';
import { indexKey, isIndexKey } from './databases.ts';
import type { Reader } from './entry-migrations.ts';
import {
  indexKeyOf,
  namesExactly,
  PARTS,
  partOf,
  readPart,
  storedPart,
  type Indexed,
  type Rows,
} from './index-parts.ts';

/** Most of zod comes with it: fetched where a record is read or written, which a list with its index needs not. */
export const schemas = () => import('./entry-schema.ts');
type Schemas = Awaited<ReturnType<typeof schemas>>;

/** Records read at a time: copied and understood within a frame or two of a slow phone, whatever the years hold. */
const AT_A_TIME = 50;

const ALL_PARTS = Array.from({ length: PARTS }, (_, part) => indexKey(part));

/** What the index says of a stored value. */
export function indexed(value: unknown, reader: Reader, { readRecord, ownerOf }: Schemas): Indexed {
  const record = readRecord(value, reader);
  if (record.kind === 'entry') return { kind: 'entry', head: headOf(record.entry) };
  if (record.kind === 'tombstone') return { kind: 'tombstone', tombstone: record.tombstone };
  return { kind: record.kind, ownerId: ownerOf(value) };
}

export interface IndexedStore {
  /** What the index says of every record, of all owners; parts that do not fit the records are made anew first. */
  rows(): Promise<Rows>;
  value(key: string): Promise<unknown>;
  /** Puts what `next` makes of the stored value in its place; the same value changes nothing. */
  change(key: string, next: (old: unknown) => unknown): Promise<void>;
  /** Deletes these records, and the index, which is made anew of what is left. */
  drop(keys: readonly string[]): Promise<void>;
  /** The part with this record is made anew with the next `rows`. */
  doubt(key: string): Promise<void>;
}

/** Everything rejects where storage is blocked. */
export function createIndexedStore(store: () => UseStore, reader: Reader): IndexedStore {
  /** One look at keys and index, so that they belong together. Each part is understood in a turn of its own. */
  const look = () =>
    store()('readonly', async (records) => {
      const keys = promisifyRequest<IDBValidKey[]>(records.getAllKeys());
      const parts = ALL_PARTS.map(async (key) =>
        readPart(await promisifyRequest<unknown>(records.get(key)), reader.version),
      );
      const [names, read] = await Promise.all([keys, Promise.all(parts)]);
      return { keys: names, parts: read };
    });

  /** One transaction reads the records and writes their part, so that nothing comes in between. */
  async function madeAnew(part: number, keys: readonly string[]): Promise<Rows> {
    const known = await schemas();
    const rows = new Map<string, Indexed>();
    const fill = async (records: IDBObjectStore) => {
      for (let from = 0; from < keys.length; from += AT_A_TIME) {
        const reads = keys.slice(from, from + AT_A_TIME).map(async (key) => {
          const value = await promisifyRequest<unknown>(records.get(key));
          if (value !== undefined) rows.set(key, indexed(value, reader, known));
        });
        await Promise.all(reads);
      }
    };
    try {
      await store()('readwrite', async (records) => {
        await fill(records);
        records.put(storedPart(rows, reader.version), indexKey(part));
        return promisifyRequest(records.transaction);
      });
    } catch {
      // No room for the index: the records tell it, and the next time again.
      rows.clear();
      await store()('readonly', fill);
    }
    return rows;
  }

  return {
    async rows() {
      const { keys, parts } = await look();
      const keysOf = parts.map((): string[] => []);
      for (const key of keys) if (typeof key === 'string' && !isIndexKey(key)) keysOf[partOf(key)]?.push(key);
      const all = new Map<string, Indexed>();
      for (const [part, rows] of parts.entries()) {
        const own = keysOf[part] ?? [];
        const fits = rows === null ? own.length === 0 : namesExactly(rows, own);
        for (const [key, one] of fits ? (rows ?? []) : await madeAnew(part, own)) all.set(key, one);
      }
      return all;
    },
    value: async (key) => get<unknown>(key, store()),
    async change(key, next) {
      const known = await schemas();
      await store()('readwrite', async (records) => {
        const [old, part] = await Promise.all([
          promisifyRequest<unknown>(records.get(key)),
          promisifyRequest<unknown>(records.get(indexKeyOf(key))),
        ]);
        const value = next(old);
        if (value === old) return;
        records.put(value, key);
        const rows = readPart(part, reader.version);
        // One that does not fit stays so: it is made anew when it is next asked for.
        if (rows !== null)
          records.put(
            storedPart(rows.set(key, indexed(value, reader, known)), reader.version),
            indexKeyOf(key),
          );
        await promisifyRequest(records.transaction);
      });
    },
    drop: async (keys) => delMany([...keys, ...ALL_PARTS], store()),
    doubt: async (key) => delMany([indexKeyOf(key)], store()),
  };
}
