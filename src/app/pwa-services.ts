/** The service worker and what other apps hand over. Created by the real app only, not by the tools' pages. */
import { createSharedPhotos, type LaunchQueue, onOpenedFile } from '#platform/incoming/incoming-photos.ts';
import { createUpdates } from '#platform/pwa/updates.ts';
import type { PwaServices } from '#ports/pwa.ts';
import { cacheStorage } from './services.ts';
import { cameUnder } from './first-listeners.ts';

declare global {
  interface Window {
    readonly launchQueue?: LaunchQueue;
  }
}

const SCRIPT = `${import.meta.env.BASE_URL}sw.js`;

/** The first screen comes before the copy of the app that later visits start from. */
const pageLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

export function createPwaServices(): PwaServices {
  const updates = createUpdates({
    locks: 'locks' in navigator ? navigator.locks : undefined,
    async register(changes) {
      await pageLoaded();
      const { register } = await import('#platform/pwa/registration.ts');
      // Missing on plain http and in some private windows: then this rejects.
      const script = new URL(SCRIPT, window.location.href).href;
      return register(navigator.serviceWorker, script, changes, cameUnder);
    },
    reload: () => window.location.reload(),
  });
  const shared = createSharedPhotos(cacheStorage(), Date.now);
  return {
    updates,
    incoming: { ...shared, onOpened: (onFile) => onOpenedFile(window.launchQueue, onFile) },
  };
}
