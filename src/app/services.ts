/** The real services: the only place where analysis, platform and state meet. */
import { type AnalysisClient, createAnalysisClient } from '#analysis/client.ts';
import { isIos } from '#domain/install/way.ts';
import { createAppBadge } from '#platform/app-badge/app-badge.ts';
import { createNoCloudAuth } from '#platform/auth/no-cloud-auth.ts';
import { camera } from '#platform/camera/camera.ts';
import { createDatabase, type Database } from '#platform/database/database.ts';
import { haptics } from '#platform/haptics/haptics.ts';
import { createDeviceHistory } from '#platform/history/device-history.ts';
import { createDeviceThumbnails, cutSquare, shrink } from '#platform/history/device-thumbnails.ts';
import { readLicences } from '#platform/licences/read-licences.ts';
import { browserNetworkInfo } from '#platform/model-prefetch/network-info.ts';
import { browserNotifications } from '#platform/notifications/browser.ts';
import { createNotifier, createPendingStore } from '#platform/notifications/notifier.ts';
import { photos } from '#platform/photo/photos.ts';
import { createPhoneWriter } from '#platform/roast/phone-writer.ts';
import { createLocalSettings, watchLocalSettings } from '#platform/settings-storage/local-settings.ts';
import { createSharer, downloadFile } from '#platform/share/share.ts';
import { createSounds } from '#platform/sound/sound.ts';
import { browserFetch } from '#platform/supabase/config.ts';
import { holdScreen } from '#platform/wake-lock/wake-lock.ts';
import type { CaptureServices } from '#ports/capture.ts';
import type { ModelPrefetchService } from '#ports/analysis.ts';
import type { Services } from '#ports/services.ts';
import type { StorageUsageService } from '#ports/storage.ts';
import { startLanguage } from '#state/start-language.ts';
import { install, openedPaths } from './first-listeners.ts';
import { newId } from './new-id.ts';

/** Cache Storage; undefined on plain http, and where the browser keeps storage shut (merely touching it throws). */
export function cacheStorage(): CacheStorage | undefined {
  try {
    return 'caches' in window ? window.caches : undefined;
  } catch {
    return undefined;
  }
}

// What an account keeps on this device, and what can be said about it.

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

function createAccountServices(database: Database): AccountServices {
  return {
    history: createDeviceHistory(database),
    thumbnails: createDeviceThumbnails(database, 'thumbnails', shrink),
    pictures: createDeviceThumbnails(database, 'pictures', cutSquare),
    storageUsage: lazyStorageUsage(database),
  };
}

// The real line, the real list of files, the real storage. Only the line is looked at before it is asked for.

const engineFiles = () => import('#platform/model-prefetch/engine-files.ts');

function createModelPrefetch(analysis: Pick<AnalysisClient, 'prefetch'>): ModelPrefetchService {
  return {
    line: browserNetworkInfo,
    costs: async () => {
      try {
        const { readCosts } = await engineFiles();
        return await readCosts(browserFetch, `${import.meta.env.BASE_URL}models/manifest.json`);
      } catch {
        return null;
      }
    },
    prefetch: async (engine) => void (await analysis.prefetch({ engine })),
    used(engine) {
      const container = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
      void engineFiles().then(({ tellEngineUsed }) => tellEngineUsed(container, engine), ignore);
    },
    persist() {
      const storage = 'storage' in navigator ? navigator.storage : undefined;
      void engineFiles().then(({ persist }) => persist(storage), ignore);
    },
  };
}

/** A chunk that does not come costs flight mode or the asking, never the roast. */
const ignore = (): undefined => undefined;

// The real camera, share sheet, sounds, buzzes and screen lock.

function createCaptureServices(): CaptureServices {
  return {
    camera,
    sharing: {
      ...createSharer(navigator, {
        downloadsLeadAway: () => isIos(navigator) && install.standalone(),
        download: downloadFile,
      }),
      appUrl: new URL(import.meta.env.BASE_URL, window.location.href).href,
    },
    sound: createSounds(() => new AudioContext()),
    haptics,
    wakeLock: {
      hold: () => holdScreen('wakeLock' in navigator ? navigator.wakeLock : undefined, document),
    },
    newId,
  };
}

/** How the app is present on the device beyond its page: on the home screen, in notifications, as a badge. */
function createPresenceServices(): Pick<Services, 'install' | 'notifications' | 'badge'> {
  const platform = browserNotifications(() => install.standalone());
  return {
    install,
    notifications: {
      ...createNotifier(platform, createPendingStore(cacheStorage()), Date.now),
      onOpen: openedPaths,
    },
    badge: createAppBadge(navigator),
  };
}

const VARIANTS = 65_536;

function randomVariant(): number {
  return Math.floor(Math.random() * VARIANTS);
}

/** Everything stays on this device; `withCloud` (cloud-services.ts) puts an account on top. */
export function createServices(
  analysis: AnalysisClient = createAnalysisClient(),
  database: Database = createDatabase(),
): Services {
  const handheld = window.matchMedia('(pointer: coarse)').matches;
  const phone = createPhoneWriter(handheld);
  return {
    ...createCaptureServices(),
    ...createAccountServices(database),
    ...createPresenceServices(),
    analysis,
    roast: phone,
    ...('LanguageModel' in window && {
      browserModel: async () => (await import('#platform/roast/browser-model.ts')).createBrowserModel(phone),
    }),
    licences: { read: readLicences },
    photos,
    auth: createNoCloudAuth(),
    text: (key) => createLocalSettings(key, () => window.localStorage),
    tab: (key) => createLocalSettings(key, () => window.sessionStorage),
    watchTexts: watchLocalSettings,
    startLanguage: startLanguage(window.location.search, window.navigator.languages),
    handheld,
    variant: randomVariant,
    now: Date.now,
    modelPrefetch: createModelPrefetch(analysis),
  };
}
