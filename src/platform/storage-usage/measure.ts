/** Counts what this origin keeps in localStorage, sessionStorage, IndexedDB and Cache Storage, store by store. */
import type { Database } from '#platform/database/database.ts';
import type { KeptPlace } from '#platform/database/schema.ts';
import type { StoreUsage } from '#ports/storage.ts';

/** UTF-16: what browsers count against the quota of their text storage. */
const BYTES_A_CHARACTER = 2;

/** One entry a key of localStorage or sessionStorage. */
export function measureTexts(
  kind: 'localStorage' | 'sessionStorage',
  storage: Storage,
): readonly StoreUsage[] {
  return Object.keys(storage)
    .sort()
    .map((name) => ({
      name,
      kind,
      bytes: (name.length + (storage.getItem(name)?.length ?? 0)) * BYTES_A_CHARACTER,
      items: 1,
    }));
}

/** Roughly what a value weighs: blobs and buffers by their size, the rest by its JSON. Cyclic values weigh 0. */
export function weigh(value: unknown): number {
  if (value instanceof Blob) return value.size;
  if (value instanceof ArrayBuffer) return value.byteLength;
  if (ArrayBuffer.isView(value)) return value.byteLength;
  let nested = 0;
  try {
    const text = JSON.stringify(value, (_key, part: unknown) => {
      if (!(part instanceof Blob) && !(part instanceof ArrayBuffer) && !ArrayBuffer.isView(part)) return part;
      nested += weigh(part);
      return null;
    }) as string | undefined;
    return nested + new TextEncoder().encode(text ?? '').byteLength;
  } catch {
    return nested;
  }
}

/** Values weighed at a time: the page answers in between, whatever the years hold. */
const AT_A_TIME = 50;

/** One place in the database. */
export async function measurePlace(
  database: Database,
  { name, stores, copies = [] }: KeptPlace,
): Promise<StoreUsage> {
  let bytes = 0;
  let items = 0;
  for (const one of [...stores, ...copies]) {
    const all = await database.run('readonly', [one], ({ store }) => store.getAllKeys());
    if (!copies.includes(one)) items += all.length;
    for (let from = 0; from < all.length; from += AT_A_TIME) {
      const keys = all.slice(from, from + AT_A_TIME);
      const values = await database.run('readonly', [one], ({ store }) =>
        Promise.all(keys.map((key) => store.get(key))),
      );
      for (const part of [...keys, ...values]) bytes += weigh(part);
    }
  }
  return { name, kind: 'indexedDB', bytes, items };
}

async function responseBytes(response: Response): Promise<number> {
  const declared = Number(response.headers.get('content-length') ?? Number.NaN);
  return Number.isFinite(declared) && declared > 0 ? declared : (await response.blob()).size;
}

/** One cache; sizes are what the answers say of themselves, else what they weigh. */
export async function measureCache(storage: CacheStorage, name: string): Promise<StoreUsage> {
  const answers = await (await storage.open(name)).matchAll();
  let bytes = 0;
  for (const answer of answers) bytes += await responseBytes(answer);
  return { name, kind: 'cache', bytes, items: answers.length };
}
