/** A browser that wakes the app now and then, has not been asked yet, and says yes. Headless Chromium does neither. */
import type { Page } from 'playwright';

/** In localStorage; only where it lies does `wakesForReminders` change anything. */
export const WAKES_KEY = 'test-wakes';

/** Before the first load. What is answered holds until the tab's storage is cleared. */
export async function wakesForReminders(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    if (!window.location.protocol.startsWith('http') || localStorage.getItem(key) === null) return;
    const ANSWERED = 'test-answered';
    Object.defineProperty(Notification, 'permission', {
      get() {
        return sessionStorage.getItem(ANSWERED) === null ? 'default' : 'granted';
      },
    });
    Notification.requestPermission = () => {
      sessionStorage.setItem(ANSWERED, 'yes');
      return Promise.resolve('granted');
    };
    // A browser that lacks the permission would reject.
    Object.assign(navigator.permissions, { query: () => Promise.resolve({ state: 'granted' }) });
    // The service worker of a browser that wakes it, where the page runs without one.
    const registration = { periodicSync: { register: () => undefined, unregister: () => undefined } };
    Object.assign(navigator.serviceWorker, { getRegistration: () => Promise.resolve(registration) });
  }, WAKES_KEY);
}
