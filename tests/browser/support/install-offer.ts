/** What a browser says of installing, and of itself. Headless Chromium on a computer says neither. */
import type { Page } from 'playwright';

/**
 * Offers installing, and answers its question so. Headless Chromium never fires `beforeinstallprompt`, so this
 * dispatches an event of its shape; what the page does with it is the product's own.
 */
export async function offerInstall(
  page: Page,
  outcome: 'accepted' | 'dismissed' = 'accepted',
): Promise<void> {
  await page.evaluate((outcome) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      // A method: tsx names arrow functions by a helper that the page does not have.
      prompt() {
        document.documentElement.dataset['prompted'] = 'yes';
        return Promise.resolve();
      },
      userChoice: Promise.resolve({ outcome }),
    });
    window.dispatchEvent(event);
  }, outcome);
}

/** In localStorage; only where it lies does `onIphone` change anything. */
export const IPHONE_KEY = 'test-iphone';

/** Before the first load: the browser calls itself Safari on an iPhone. */
export async function onIphone(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    if (!window.location.protocol.startsWith('http') || localStorage.getItem(key) === null) return;
    const value =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';
    Object.defineProperty(navigator, 'userAgent', { value });
  }, IPHONE_KEY);
}
