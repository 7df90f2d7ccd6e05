/** Listens from the first script on: the browser's offer may come before the app has started, and comes once. */
import { createInstallPrompt } from '#platform/install/install.ts';

export const install = createInstallPrompt(window);
