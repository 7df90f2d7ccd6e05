/** The real services: the only place where analysis, platform and state meet. */
import { createAnalysisClient, type AnalysisClient } from '#analysis/client.ts';
import { createNoCloudAuth } from '#platform/auth/no-cloud-auth.ts';
import { createDatabase, type Database } from '#platform/database/database.ts';
import { readLicences } from '#platform/licences/read-licences.ts';
import { photos } from '#platform/photo/photos.ts';
import { createPhoneWriter } from '#platform/roast/phone-writer.ts';
import { createLocalSettings, watchLocalSettings } from '#platform/settings-storage/local-settings.ts';
import { isIos } from '#domain/install/way.ts';
import type { Services } from '#ports/services.ts';
import { startLanguage } from '#state/start-language.ts';
import { createAccountServices } from './account-services.ts';
import { createAppBadge } from '#platform/app-badge/app-badge.ts';
import { browserNotifications } from '#platform/notifications/browser.ts';
import { createNotifier } from '#platform/notifications/notifier.ts';
import { createPendingStore } from '#platform/notifications/pending.ts';
import { cacheStorage } from './cache-storage.ts';
import { install } from './install-prompt.ts';
import { newId } from './new-id.ts';
import { openedPaths } from './worker-news.ts';
import { camera } from '#platform/camera/camera.ts';
import { haptics } from '#platform/haptics/haptics.ts';
import { createSharer, downloadFile } from '#platform/share/share.ts';
import { createSounds } from '#platform/sound/sound.ts';
import { holdScreen } from '#platform/wake-lock/wake-lock.ts';
import type { CaptureServices } from '#ports/capture.ts';
import { browserFetch } from '#platform/supabase/browser-fetch.ts';
import { browserNetworkInfo } from '#platform/model-prefetch/network-info.ts';
import type { ModelPrefetchService } from '#ports/model-prefetch.ts';

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
  return {
    ...createCaptureServices(),
    ...createAccountServices(database),
    ...createPresenceServices(),
    analysis,
    roast: createPhoneWriter(handheld),
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
