/** Listens from the first script on: what the service worker says may come before the app has started, and comes once. */
import { hearOpenedPaths } from '#platform/notifications/opened-paths.ts';

const container = 'serviceWorker' in navigator ? navigator.serviceWorker : null;

/** Where tapped notifications lead. */
export const openedPaths = hearOpenedPaths(container);

/** The service worker that the page came under; null: none. Another one may be in control by the time anybody asks. */
export const cameUnder = container?.controller ?? null;
