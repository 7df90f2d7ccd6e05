/** The real services: the only place where analysis, platform and state meet. */
import { createAnalysisClient } from '#analysis/client.ts';
import { createStore, type UseStore } from 'idb-keyval';
import { createNoCloudAuth } from '#platform/auth/no-cloud-auth.ts';
import { createDeviceHistory, HISTORY_DATABASE, HISTORY_STORE } from '#platform/history/device-history.ts';
import {
  createDeviceThumbnails,
  THUMBNAIL_DATABASE,
  THUMBNAIL_STORE,
} from '#platform/history/device-thumbnails.ts';
import { shrink } from '#platform/history/shrink.ts';
import * as photos from '#platform/photo/photos.ts';
import { createPhoneWriter } from '#platform/roast/phone-writer.ts';
import { createLocalSettings } from '#platform/settings-storage/local-settings.ts';
import { createStorageUsage } from '#platform/storage-usage/storage-usage.ts';
import type { Services } from '#state/services.ts';

const VARIANTS = 65_536;

function randomVariant(): number {
  return Math.floor(Math.random() * VARIANTS);
}

/** Opened on first use: merely touching `indexedDB` throws where storage is blocked. */
function lazyStore(database: string, name: string): () => UseStore {
  let store: UseStore | undefined;
  return () => (store ??= createStore(database, name));
}

export function createServices(): Services {
  return {
    analysis: createAnalysisClient(),
    roast: createPhoneWriter(),
    photos: { ...photos, sampleUrl: photos.SAMPLE_URL },
    auth: createNoCloudAuth(),
    text: (key) => createLocalSettings(key, () => window.localStorage),
    tabText: (key) => createLocalSettings(key, () => window.sessionStorage),
    history: createDeviceHistory(lazyStore(HISTORY_DATABASE, HISTORY_STORE)),
    thumbnails: createDeviceThumbnails(lazyStore(THUMBNAIL_DATABASE, THUMBNAIL_STORE), shrink),
    storageUsage: createStorageUsage([
      { database: HISTORY_DATABASE, store: HISTORY_STORE },
      { database: THUMBNAIL_DATABASE, store: THUMBNAIL_STORE },
    ]),
    variant: randomVariant,
    now: Date.now,
  };
}
