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
