/** Notifications while no page is open: the reminder where the browser wakes this worker from time to time, pushes, taps. */
import { reminderAt } from '#platform/notifications/wall-clock.ts';

/** The agreement with the page (src/platform/notifications; a test compares them). */
export const REMINDER_SYNC = 'roast-me-reminder';
export const REMINDER_CACHE = 'roast-me-reminder';
export const REMINDER_PATH = '/reminder/next';

interface Pending {
  /** On the person's clock, without a zone. */
  readonly at: string;
  readonly title: string;
  readonly options: object;
}

interface Shower {
  showNotification(title: string, options: object): Promise<void>;
}

function isPending(value: unknown): value is Pending {
  if (typeof value !== 'object' || value === null) return false;
  const { at, title, options }: Partial<Record<string, unknown>> = { ...value };
  return (
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at)) &&
    typeof title === 'string' &&
    typeof options === 'object' &&
    options !== null
  );
}

/** Shows the reminder if its time has come, and leaves the next one for the same time on a later day. */
export async function showDueReminder(storage: CacheStorage, shower: Shower, now: number): Promise<void> {
  if (!(await storage.has(REMINDER_CACHE))) return;
  const cache = await storage.open(REMINDER_CACHE);
  const pending: unknown = await (await cache.match(REMINDER_PATH))?.json();
  if (!isPending(pending)) return;
  const { due, next } = reminderAt(pending.at, now);
  if (next === pending.at) return;
  // The next reminder is stored first, so that a second check at the same time finds nothing due.
  await cache.put(REMINDER_PATH, new Response(JSON.stringify({ ...pending, at: next })));
  if (due) await shower.showNotification(pending.title, pending.options);
}

// Reminders that a server sends by the browser's push service. Safari shows them by itself since 18.4; elsewhere this does.
// What is not understood is shown as plainly as possible: browsers take the right away from an app that shows nothing.

/** The agreement with the server (supabase/functions/_shared/push/message.ts), and how notifications look here. */
interface Declared {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly tag: string;
  readonly path: string;
}

const PLAIN: Declared = { title: 'Roast Me', body: '', lang: '', tag: 'daily-reminder', path: '/camera' };

const text = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** An address of this origin, as a path; the camera for every other. */
function pathOf(navigate: unknown, origin: string): string {
  if (typeof navigate !== 'string') return PLAIN.path;
  try {
    const { origin: leadsTo, pathname, search } = new URL(navigate, origin);
    return leadsTo === origin ? pathname + search : PLAIN.path;
  } catch {
    return PLAIN.path;
  }
}

/** What a message says; the plainest for anything that is no declarative push message. */
export function readPush(message: string | null, origin: string): Declared {
  try {
    const { web_push, notification } = fieldsOf(JSON.parse(message ?? ''));
    const { title, body, lang, tag, navigate } = fieldsOf(notification);
    if (web_push !== 8030 || typeof title !== 'string' || title === '') return PLAIN;
    return {
      title,
      body: text(body, PLAIN.body),
      lang: text(lang, PLAIN.lang),
      tag: text(tag, PLAIN.tag),
      path: pathOf(navigate, origin),
    };
  } catch {
    return PLAIN;
  }
}

/** As the notifications look that the page shows (src/domain/notifications/rules.ts; a test compares). */
export function optionsOfPush({ body, lang, tag, path }: Declared) {
  return {
    body,
    lang,
    tag,
    renotify: true,
    icon: '/icons/icon-192.png',
    badge: '/icons/monochrome-96.png',
    vibrate: [200, 100, 200],
    data: { path, coldPath: path },
  };
}

// A tapped notification: to the open page, which goes there without reloading, or into a new one.

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
