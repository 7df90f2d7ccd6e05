import type { HistoryEntry } from '#domain/history/entry.ts';
import type { Services } from '#ports/services.ts';

type Pictures = Map<
  string,
  { readonly ownerId: string; readonly picture: Blob; readonly mark?: string | undefined }
>;

function thumbnailsIn(pictures: Pictures): Services['pictures'] {
  const putBack = (id: string, ownerId: string, picture: Blob, mark?: string) => {
    pictures.set(id, { ownerId, picture, mark });
    return Promise.resolve('done' as const);
  };
  return {
    keep: (id, ownerId, photo) => putBack(id, ownerId, photo),
    putBack,
    markOf: (id) => Promise.resolve(pictures.get(id)?.mark ?? null),
    read: (id) => Promise.resolve(pictures.get(id)?.picture ?? null),
    remove(id) {
      pictures.delete(id);
      return Promise.resolve();
    },
    clear(ownerId) {
      for (const [id, kept] of pictures) {
        if (ownerId === undefined || kept.ownerId === ownerId) pictures.delete(id);
      }
      return Promise.resolve('done');
    },
  };
}

/** History, thumbnails and storage in memory, with the same rules as on a device. */
export function historyServices(): Pick<Services, 'history' | 'thumbnails' | 'pictures' | 'storageUsage'> & {
  readonly kept: Map<string, HistoryEntry>;
  readonly shelf: Pictures;
} {
  const kept = new Map<string, HistoryEntry>();
  const gone = new Map<string, HistoryEntry | undefined>();
  const shelf: Pictures = new Map();
  return {
    kept,
    shelf,
    history: {
      list(ownerId) {
        const entries = [...kept.values()].filter((entry) => entry.ownerId === ownerId);
        entries.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
        return Promise.resolve({ entries, damaged: 0, newer: 0 });
      },
      read: ({ id, ownerId }) => {
        const entry = kept.get(id);
        return Promise.resolve(entry?.ownerId === ownerId ? entry : null);
      },
      save(entry) {
        if (!gone.has(entry.id) && !kept.has(entry.id)) kept.set(entry.id, entry);
        return Promise.resolve('done');
      },
      remove(entry) {
        gone.set(entry.id, kept.get(entry.id));
        kept.delete(entry.id);
        return Promise.resolve('done');
      },
      restore({ id }) {
        const entry = gone.get(id);
        if (entry === undefined) return Promise.resolve('invalid');
        gone.delete(id);
        kept.set(id, entry);
        return Promise.resolve('done');
      },
      forget(ownerId) {
        for (const [id, entry] of kept) if (entry.ownerId === ownerId) kept.delete(id);
        return Promise.resolve('done');
      },
      clearLocal() {
        kept.clear();
        return Promise.resolve('done');
      },
    },
    thumbnails: thumbnailsIn(shelf),
    pictures: thumbnailsIn(new Map()),
    storageUsage: {
      measure: () => Promise.resolve({ stores: [], estimate: null }),
      read: () => Promise.resolve([]),
      clear: () => Promise.resolve(true),
      roundTrip: () =>
        Promise.resolve({ localStorage: true, sessionStorage: true, indexedDB: true, cache: true }),
    },
  };
}
