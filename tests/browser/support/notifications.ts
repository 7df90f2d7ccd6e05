/** What a page's notifications came to, and which are on the screen. */
import type { Page } from 'playwright';

export interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: unknown;
}

declare global {
  interface Window {
    /** An entry for each call of `showNotification` that has ended: null, or what it rejected with. */
    notificationsShown?: (string | null)[];
  }
}

/** From the next load on, the page notes how each of its notifications ended: the app itself keeps failures to itself. */
export async function noteNotifications(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ended: (string | null)[] = (window.notificationsShown = []);
    const prototype = ServiceWorkerRegistration.prototype;
    // Called below with the registration that it was called on.
    // oxlint-disable-next-line typescript/unbound-method
    const show = prototype.showNotification;
    prototype.showNotification = async function (this: ServiceWorkerRegistration, ...what) {
      try {
        await show.apply(this, what);
        ended.push(null);
      } catch (error) {
        ended.push(String(error));
        throw error;
      }
    };
  });
}

/**
 * What is on the screen once `count` notifications have ended. Rejects where one of them failed.
 * Not read before: Chromium forgets what is stored of a notification that it has not put on the screen yet
 * (read all the time while one was on its way, 25 of 60 were gone; read afterwards, none).
 */
export async function notificationsShown(page: Page, count: number): Promise<readonly Shown[]> {
  const ended = await page.waitForFunction((count) => {
    const all = window.notificationsShown ?? [];
    return all.length >= count ? all : null;
  }, count);
  const failed = (await ended.jsonValue())?.find((error) => error !== null);
  if (failed !== undefined) throw new Error(`A notification was not shown: ${failed}`);
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }));
  });
}
