/** What an account keeps on this device, and what can be said about it. */
import {
  HISTORY_DATABASE,
  HISTORY_STORE,
  isIndexKey,
  PICTURE_DATABASE,
  THUMBNAIL_DATABASE,
  THUMBNAIL_STORE,
  OUTBOX_DATABASE,
  OUTBOX_STORE,
  SENT_DATABASE,
  SENT_STORE,
} from '#platform/history/databases.ts';
import { createStore, type UseStore } from 'idb-keyval';
import { createDeviceHistory } from '#platform/history/device-history.ts';
import { createDeviceThumbnails } from '#platform/history/device-thumbnails.ts';
import { inTime } from '#platform/history/in-time.ts';
import { shrink } from '#platform/history/shrink.ts';
import type { StorageUsageService } from '#ports/storage.ts';
import type { Services } from '#ports/services.ts';

/** Opened on first use: merely touching `indexedDB` throws where storage is blocked. */
export function lazyStore(database: string, name: string): () => UseStore {
  let store: UseStore | undefined;
  return () => (store ??= inTime(createStore(database, name)));
}

export const deviceHistory = () => createDeviceHistory(lazyStore(HISTORY_DATABASE, HISTORY_STORE));

const DATABASES = [
  { database: HISTORY_DATABASE, store: HISTORY_STORE, isCopy: isIndexKey },
  { database: THUMBNAIL_DATABASE, store: THUMBNAIL_STORE },
  { database: PICTURE_DATABASE, store: THUMBNAIL_STORE },
  { database: OUTBOX_DATABASE, store: OUTBOX_STORE },
  { database: SENT_DATABASE, store: SENT_STORE },
];

/** Its code comes when somebody first looks at what is kept; where it cannot be fetched, nothing can be told or cleared. */
function lazyStorageUsage(): StorageUsageService {
  const asked = async <Answer>(ask: (usage: StorageUsageService) => Promise<Answer>, otherwise: Answer) => {
    try {
      const { createStorageUsage } = await import('#platform/storage-usage/storage-usage.ts');
      return await ask(createStorageUsage(DATABASES));
    } catch {
      return otherwise;
    }
  };
  return {
    measure: () => asked((usage) => usage.measure(), { stores: [], estimate: null }),
    read: (kind, name) => asked((usage) => usage.read(kind, name), null),
    clear: (kind, name) => asked((usage) => usage.clear(kind, name), false),
    roundTrip: () =>
      asked((usage) => usage.roundTrip(), {
        localStorage: false,
        sessionStorage: false,
        indexedDB: false,
        cache: false,
      }),
  };
}

type AccountServices = Pick<Services, 'history' | 'thumbnails' | 'pictures' | 'storageUsage'>;

export function createAccountServices(): AccountServices {
  return {
    history: deviceHistory(),
    thumbnails: createDeviceThumbnails(lazyStore(THUMBNAIL_DATABASE, THUMBNAIL_STORE), shrink),
    pictures: createDeviceThumbnails(lazyStore(PICTURE_DATABASE, THUMBNAIL_STORE), shrink),
    storageUsage: lazyStorageUsage(),
  };
}
