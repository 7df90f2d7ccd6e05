/** A browser with Notification Triggers that has not been asked yet, and says yes. Headless Chromium has neither. */
import type { Page } from 'playwright';

/** In localStorage; only where it lies does `wakesForReminders` change anything. */
export const WAKES_KEY = 'test-wakes';

/** Before the first load. What is answered holds until the tab's storage is cleared. */
export async function wakesForReminders(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    if (!window.location.protocol.startsWith('http') || localStorage.getItem(key) === null) return;
    const ANSWERED = 'test-answered';
    Object.defineProperty(Notification, 'permission', {
      // A method: tsx, which takes the screenshots, wraps other functions in a helper that the page lacks.
      get() {
        return sessionStorage.getItem(ANSWERED) === null ? 'default' : 'granted';
      },
    });
    Notification.requestPermission = () => {
      sessionStorage.setItem(ANSWERED, 'yes');
      return Promise.resolve('granted');
    };
    // Any constructor will do: no notification is shown at a time that this browser keeps.
    Object.defineProperty(Notification.prototype, 'showTrigger', { value: null });
    Object.defineProperty(window, 'TimestampTrigger', { value: Date });
  }, WAKES_KEY);
}
