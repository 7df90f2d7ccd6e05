/** What an account keeps on this device, and what can be said about it. */
import { createStore, type UseStore } from 'idb-keyval';
import { createDeviceHistory, HISTORY_DATABASE, HISTORY_STORE } from '#platform/history/device-history.ts';
import { READER } from '#platform/history/entry-migrations.ts';
import {
  createDeviceThumbnails,
  PICTURE_DATABASE,
  THUMBNAIL_DATABASE,
  THUMBNAIL_STORE,
} from '#platform/history/device-thumbnails.ts';
import { OUTBOX_DATABASE, OUTBOX_STORE } from '#platform/history/outbox.ts';
import { SENT_DATABASE, SENT_STORE } from '#platform/history/sent-bodies.ts';
import { inTime } from '#platform/history/in-time.ts';
import { shrink } from '#platform/history/shrink.ts';
import { createStorageUsage } from '#platform/storage-usage/storage-usage.ts';
import type { Services } from '#ports/services.ts';

/** Opened on first use: merely touching `indexedDB` throws where storage is blocked. */
export function lazyStore(database: string, name: string): () => UseStore {
  let store: UseStore | undefined;
  return () => (store ??= inTime(createStore(database, name)));
}

/** @param names what this phone knows its person to be called, for the texts of earlier versions */
export const deviceHistory = (names: () => readonly string[] = () => []) =>
  createDeviceHistory(lazyStore(HISTORY_DATABASE, HISTORY_STORE), { ...READER, names });

type AccountServices = Pick<Services, 'history' | 'thumbnails' | 'pictures' | 'storageUsage'>;

export function createAccountServices(): AccountServices {
  return {
    history: deviceHistory(),
    thumbnails: createDeviceThumbnails(lazyStore(THUMBNAIL_DATABASE, THUMBNAIL_STORE), shrink),
    pictures: createDeviceThumbnails(lazyStore(PICTURE_DATABASE, THUMBNAIL_STORE), shrink),
    storageUsage: createStorageUsage([
      { database: HISTORY_DATABASE, store: HISTORY_STORE },
      { database: THUMBNAIL_DATABASE, store: THUMBNAIL_STORE },
      { database: PICTURE_DATABASE, store: THUMBNAIL_STORE },
      { database: OUTBOX_DATABASE, store: OUTBOX_STORE },
      { database: SENT_DATABASE, store: SENT_STORE },
    ]),
  };
}
