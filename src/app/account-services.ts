/** What an account keeps on this device, and what can be said about it. */
import type { Database } from '#platform/database/database.ts';
import { createDeviceHistory } from '#platform/history/device-history.ts';
import { createDeviceThumbnails } from '#platform/history/device-thumbnails.ts';
import { shrink } from '#platform/history/shrink.ts';
import type { StorageUsageService } from '#ports/storage.ts';
import type { Services } from '#ports/services.ts';

/** Its code comes when somebody first looks at what is kept; where it cannot be fetched, nothing can be told or cleared. */
function lazyStorageUsage(database: Database): StorageUsageService {
  const asked = async <Answer>(ask: (usage: StorageUsageService) => Promise<Answer>, otherwise: Answer) => {
    try {
      const { createStorageUsage } = await import('#platform/storage-usage/storage-usage.ts');
      return await ask(createStorageUsage(database));
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

export function createAccountServices(database: Database): AccountServices {
  return {
    history: createDeviceHistory(database),
    thumbnails: createDeviceThumbnails(database, 'thumbnails', shrink),
    pictures: createDeviceThumbnails(database, 'pictures', shrink),
    storageUsage: lazyStorageUsage(database),
  };
}
