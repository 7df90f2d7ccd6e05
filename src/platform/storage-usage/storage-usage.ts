/** What this origin keeps on the device, how to clear each part of it, and whether it works at all. */
import { clear, createStore, del, get, set } from 'idb-keyval';
import type { StorageReport, StorageUsageService, StoreUsage } from '#ports/storage.ts';
import { measureCache, measureDatabase, measureTexts, type KnownDatabase } from './measure.ts';
import { readCache, readDatabase, readText } from './read-store.ts';

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

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('blocked', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error('Not deleted')));
  });
}

async function databaseRoundTrip(): Promise<boolean> {
  const store = createStore(TEST, 'values');
  await set('key', TEST, store);
  const read = await get<string>('key', store);
  await del('key', store);
  return read === TEST;
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

/** `databases` are the key-value databases of ours; others on this origin are listed nowhere and never touched. */
export function createStorageUsage(databases: readonly KnownDatabase[]): StorageUsageService {
  return {
    async measure() {
      const stores = await Promise.all([
        orNothing(() => measureTexts('localStorage', localStorage)),
        orNothing(() => measureTexts('sessionStorage', sessionStorage)),
        ...databases.map((known) => orNothing(async () => [await measureDatabase(known)])),
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
        const known = databases.find(({ database }) => database === name);
        return known === undefined ? null : await readDatabase(known);
      } catch {
        return null;
      }
    },
    clear: (kind, name) =>
      succeeds(async () => {
        if (kind === 'localStorage') return localStorage.removeItem(name);
        if (kind === 'sessionStorage') return sessionStorage.removeItem(name);
        if (kind === 'cache') return caches.delete(name);
        const known = databases.find(({ database }) => database === name);
        if (known === undefined) return false;
        return clear(createStore(known.database, known.store));
      }),
    async roundTrip() {
      const [local, tab, database, cache] = await Promise.all([
        succeeds(() => textRoundTrip(localStorage)),
        succeeds(() => textRoundTrip(sessionStorage)),
        succeeds(databaseRoundTrip),
        succeeds(cacheRoundTrip),
      ]);
      await succeeds(() => deleteDatabase(TEST));
      return { localStorage: local, sessionStorage: tab, indexedDB: database, cache };
    },
  };
}
