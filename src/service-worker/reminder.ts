/** The daily reminder while no page is open: where the browser wakes this worker from time to time. */

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
