/** A tapped notification: to the open page, which goes there without reloading, or into a new one. */

/** The agreement with the page (src/platform/notifications/opened-paths.ts; a test compares them). */
export const OPEN_MESSAGE = 'roast-me-open';

interface Page {
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

/** The part of `self.clients` that is used. */
export interface Pages {
  matchAll(options: {
    readonly type: 'window';
    readonly includeUncontrolled: true;
  }): Promise<readonly Page[]>;
  openWindow(url: string): Promise<unknown>;
}

export interface Tapped {
  readonly data: unknown;
  close(): void;
}

/** An address within the app; the start where there is none. */
function addressIn(data: unknown, name: 'path' | 'coldPath'): string {
  const fields: Readonly<Record<string, unknown>> =
    typeof data === 'object' && data !== null ? { ...data } : {};
  const path = fields[name];
  return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : '/';
}

/** Browsers may refuse to focus or to open; the notification is gone all the same. */
export async function openTapped(tapped: Tapped, pages: Pages): Promise<void> {
  const { data } = tapped;
  tapped.close();
  const [page] = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  if (page === undefined) {
    await pages.openWindow(addressIn(data, 'coldPath')).catch(() => undefined);
    return;
  }
  // A navigation by the browser would reload the page, and a guest's result lives there alone.
  page.postMessage({ type: OPEN_MESSAGE, path: addressIn(data, 'path') });
  await page.focus().catch(() => undefined);
}
