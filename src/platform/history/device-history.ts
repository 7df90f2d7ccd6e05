/** History in IndexedDB. Its code (`kept-records.ts`) comes with the first question; a guest asks none. */
import type { UseStore } from 'idb-keyval';
import type { StoreOutcome } from '#ports/storage.ts';
import { READER, type Reader } from './entry-migrations.ts';
import type { DeviceHistory } from './kept-records.ts';

/**
 * `store` is asked for lazily: merely opening a database throws where storage is blocked. `reader` says which stored
 * shapes are known: those of this version of the app.
 */
export function createDeviceHistory(store: () => UseStore, reader: Reader = READER): DeviceHistory {
  let made: Promise<DeviceHistory> | undefined;
  const kept = async (): Promise<DeviceHistory> => {
    try {
      made ??= import('./kept-records.ts').then(({ createKeptRecords }) => createKeptRecords(store, reader));
      return await made;
    } catch (error) {
      // The next question asks for the code again.
      made = undefined;
      throw error;
    }
  };
  const outcome = async (work: (device: DeviceHistory) => Promise<StoreOutcome>): Promise<StoreOutcome> =>
    kept().then(work, () => 'blocked');
  return {
    list: async (ownerId) =>
      kept().then(
        (device) => device.list(ownerId),
        () => null,
      ),
    read: async (entry) =>
      kept().then(
        (device) => device.read(entry),
        () => null,
      ),
    save: (entry) => outcome((device) => device.save(entry)),
    receive: (row) => outcome((device) => device.receive(row)),
    remove: (entry, deletedAt) => outcome((device) => device.remove(entry, deletedAt)),
    restore: (entry) => outcome((device) => device.restore(entry)),
    forget: (ownerId, except) => outcome((device) => device.forget(ownerId, except)),
    clearLocal: (except) => outcome((device) => device.clearLocal(except)),
    storeTombstone: (tombstone) => outcome((device) => device.storeTombstone(tombstone)),
    records: async (ownerId) => (await kept()).records(ownerId),
    allTombstones: async () => (await kept()).allTombstones(),
  };
}
