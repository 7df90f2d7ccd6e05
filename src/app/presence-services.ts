/** How the app is present on the device beyond its page: on the home screen, in notifications, as a badge. */
import { createAppBadge } from '#platform/app-badge/app-badge.ts';
import { browserNotifications } from '#platform/notifications/browser.ts';
import { createNotifier } from '#platform/notifications/notifier.ts';
import { createPendingStore } from '#platform/notifications/pending.ts';
import type { Services } from '#ports/services.ts';
import { cacheStorage } from './cache-storage.ts';
import { install } from './install-prompt.ts';
import { openedPaths } from './worker-news.ts';

export function createPresenceServices(): Pick<Services, 'install' | 'notifications' | 'badge'> {
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
