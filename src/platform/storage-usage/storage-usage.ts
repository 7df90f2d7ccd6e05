/** What this origin keeps on the device, how to clear each part of it, and whether it works at all. */
import { deleteDB, openDB } from 'idb';
import type { Database } from '#platform/database/database.ts';
import { KEPT_PLACES, type KeptPlace } from '#platform/database/schema.ts';
import type { StorageReport, StorageUsageService, StoredItem, StoreUsage } from '#ports/storage.ts';

// Reads what a store holds as plain JSON, for a file that a person takes along.

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
async function readCache(storage: CacheStorage, name: string): Promise<readonly StoredItem[]> {
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

// Counts what this origin keeps in localStorage, sessionStorage, IndexedDB and Cache Storage, store by store.

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
async function measureCache(storage: CacheStorage, name: string): Promise<StoreUsage> {
  const answers = await (await storage.open(name)).matchAll();
  let bytes = 0;
  for (const answer of answers) bytes += await responseBytes(answer);
  return { name, kind: 'cache', bytes, items: answers.length };
}

const TEST = 'roast-me-storage-test';

/** Storage that is blocked counts as empty: there is nothing of ours in it. */
async function orNothing(measure: () => readonly StoreUsage[] | Promise<readonly StoreUsage[]>) {
  try {
    return await measure();
  } catch {
    return [];
  }
}

async function succeeds(work: () => unknown): Promise<boolean> {
  try {
    return (await work()) !== false;
  } catch {
    return false;
  }
}

async function estimate(): Promise<StorageReport['estimate']> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    return usage === undefined || quota === undefined ? null : { usage, quota };
  } catch {
    return null;
  }
}

async function databaseRoundTrip(): Promise<boolean> {
  const database = await openDB(TEST, 1, { upgrade: (made) => void made.createObjectStore('values') });
  try {
    await database.put('values', TEST, 'key');
    return (await database.get('values', 'key')) === TEST;
  } finally {
    database.close();
    await deleteDB(TEST);
  }
}

async function cacheRoundTrip(): Promise<boolean> {
  const cache = await caches.open(TEST);
  await cache.put(`/${TEST}`, new Response(TEST));
  const read = await (await cache.match(`/${TEST}`))?.text();
  await caches.delete(TEST);
  return read === TEST;
}

function textRoundTrip(storage: Storage): boolean {
  storage.setItem(TEST, TEST);
  const read = storage.getItem(TEST);
  storage.removeItem(TEST);
  return read === TEST;
}

/** Other databases on this origin than ours are listed nowhere and never touched. */
export function createStorageUsage(database: Database): StorageUsageService {
  const placeNamed = (name: string) => KEPT_PLACES.find((place) => place.name === name);
  return {
    async measure() {
      const stores = await Promise.all([
        orNothing(() => measureTexts('localStorage', localStorage)),
        orNothing(() => measureTexts('sessionStorage', sessionStorage)),
        ...KEPT_PLACES.map((place) => orNothing(async () => [await measurePlace(database, place)])),
        orNothing(async () =>
          Promise.all((await caches.keys()).sort().map((name) => measureCache(caches, name))),
        ),
      ]);
      return { stores: stores.flat(), estimate: await estimate() };
    },
    async read(kind, name) {
      try {
        if (kind === 'localStorage') return readText(localStorage, name);
        if (kind === 'sessionStorage') return readText(sessionStorage, name);
        if (kind === 'cache') return await readCache(caches, name);
        const place = placeNamed(name);
        return place === undefined ? null : await readPlace(database, place);
      } catch {
        return null;
      }
    },
    clear: (kind, name) =>
      succeeds(async () => {
        if (kind === 'localStorage') return localStorage.removeItem(name);
        if (kind === 'sessionStorage') return sessionStorage.removeItem(name);
        if (kind === 'cache') return caches.delete(name);
        const { stores = [], copies = [] } = placeNamed(name) ?? {};
        const all = [...stores, ...copies];
        if (all.length === 0) return false;
        await database.run('readwrite', all, (transaction) =>
          Promise.all(all.map((one) => transaction.objectStore(one).clear())),
        );
        return true;
      }),
    async roundTrip() {
      const [local, tab, indexedDB, cache] = await Promise.all([
        succeeds(() => textRoundTrip(localStorage)),
        succeeds(() => textRoundTrip(sessionStorage)),
        succeeds(databaseRoundTrip),
        succeeds(cacheRoundTrip),
      ]);
      return { localStorage: local, sessionStorage: tab, indexedDB, cache };
    },
  };
}
