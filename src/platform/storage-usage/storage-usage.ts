/** What this origin keeps on the device, how to clear each part of it, and whether it works at all. */
import { deleteDB, openDB } from 'idb';
import type { Database } from '#platform/database/database.ts';
import { KEPT_PLACES } from '#platform/database/schema.ts';
import type { StorageReport, StorageUsageService, StoreUsage } from '#ports/storage.ts';
import { measureCache, measurePlace, measureTexts } from './measure.ts';
import { readCache, readPlace, readText } from './read-store.ts';

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
