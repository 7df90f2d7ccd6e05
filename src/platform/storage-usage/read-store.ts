/** Reads what a store holds as plain JSON, for a file that a person takes along. */
import type { Database } from '#platform/database/database.ts';
import type { KeptPlace } from '#platform/database/schema.ts';
import type { StoredItem } from '#ports/storage.ts';

/** So many bytes at a time become characters: the arguments of a call have an end. */
const CHUNK = 8_192;

async function dataUrl(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return `data:${blob.type};base64,${btoa(text)}`;
}

/** A stored value as JSON can say it: pictures, however deep they stand, become data URLs. */
export async function plainOf(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return dataUrl(value);
  if (Array.isArray(value)) return Promise.all(value.map(plainOf));
  if (typeof value !== 'object' || value === null) return value;
  const parts = await Promise.all(
    Object.entries(value).map(async ([key, part]) => [key, await plainOf(part)] as const),
  );
  return Object.fromEntries(parts);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The text under one key of localStorage or sessionStorage: one entry, or none. */
export function readText(storage: Storage, name: string): readonly StoredItem[] {
  const text = storage.getItem(name);
  return text === null ? [] : [{ key: name, value: parsed(text) }];
}

/** Every entry of one place in the database, but for copies. */
export async function readPlace(
  database: Database,
  { stores }: Pick<KeptPlace, 'stores'>,
): Promise<readonly StoredItem[]> {
  const items: StoredItem[] = [];
  for (const one of stores) {
    const [keys, values] = await database.run('readonly', [one], ({ store }) =>
      Promise.all([store.getAllKeys(), store.getAll()]),
    );
    for (const [at, key] of keys.entries())
      items.push({ key: [key].flat().join(' '), value: await plainOf(values[at]) });
  }
  return items;
}

/** Every answer of one cache, by the path it was kept under: pictures as data URLs, the rest as text. */
export async function readCache(storage: CacheStorage, name: string): Promise<readonly StoredItem[]> {
  const cache = await storage.open(name);
  return Promise.all(
    (await cache.keys()).map(async (request) => {
      const blob = await (await cache.match(request))?.blob();
      const picture = blob?.type.startsWith('image/') === true;
      const value = blob === undefined ? null : picture ? await dataUrl(blob) : parsed(await blob.text());
      return { key: new URL(request.url).pathname, value };
    }),
  );
}
