/** Reads what a store holds as plain JSON, for a file that a person takes along. */
import { createStore, entries } from 'idb-keyval';
import type { StoredItem } from '#ports/storage.ts';
import type { KnownDatabase } from './measure.ts';

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

/** Every entry of one of our own key-value databases, but for copies. */
export async function readDatabase({
  database,
  store,
  isCopy = () => false,
}: KnownDatabase): Promise<readonly StoredItem[]> {
  const stored = await entries<string, unknown>(createStore(database, store));
  const all = stored.filter(([key]) => !isCopy(key));
  return Promise.all(all.map(async ([key, value]) => ({ key, value: await plainOf(value) })));
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
