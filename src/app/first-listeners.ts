/** Listens from the first script on: the browser's offer may come before the app has started, and comes once. */
import { createInstallPrompt } from '#platform/install/install.ts';
import { hearOpenedPaths } from '#platform/notifications/opened-paths.ts';

export const install = createInstallPrompt(window);

/** Listens from the first script on: what the service worker says may come before the app has started, and comes once. */
const container = 'serviceWorker' in navigator ? navigator.serviceWorker : null;

/** Where tapped notifications lead. */
export const openedPaths = hearOpenedPaths(container);

/** The service worker that the page came under; null: none. Another one may be in control by the time anybody asks. */
export const cameUnder = container?.controller ?? null;
