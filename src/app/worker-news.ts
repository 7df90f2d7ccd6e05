/** Listens from the first script on: what the service worker says may come before the app has started, and comes once. */
import { hearOpenedPaths } from '#platform/notifications/opened-paths.ts';

/** Where tapped notifications lead. */
export const openedPaths = hearOpenedPaths('serviceWorker' in navigator ? navigator.serviceWorker : null);
