/** The daily reminder while no page is open: where the browser wakes this worker from time to time. */

/** The agreement with the page (src/platform/notifications; a test compares them, and `reminderAfter` below). */
export const REMINDER_SYNC = 'roast-me-reminder';
export const REMINDER_CACHE = 'roast-me-reminder';
export const REMINDER_PATH = '/reminder/next';

interface Pending {
  readonly at: number;
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
    typeof at === 'number' && typeof title === 'string' && typeof options === 'object' && options !== null
  );
}

/**
 * The next one after `now`, at the time of day of the one before; days of 23 and 25 hours included. All in milliseconds
 * since 1970.
 */
export function reminderAfter(before: number, now: number): number {
  const today = new Date(now);
  const on = (days: number) =>
    new Date(before).setFullYear(today.getFullYear(), today.getMonth(), today.getDate() + days);
  return on(0) > now ? on(0) : on(1);
}

/** Shows the reminder if its time has come, and leaves the next one for the same time on a later day. */
export async function showDueReminder(storage: CacheStorage, shower: Shower, now: number): Promise<void> {
  if (!(await storage.has(REMINDER_CACHE))) return;
  const cache = await storage.open(REMINDER_CACHE);
  const pending: unknown = await (await cache.match(REMINDER_PATH))?.json();
  if (!isPending(pending) || pending.at > now) return;
  // The next reminder is stored first, so that a second check at the same time finds nothing due.
  await cache.put(REMINDER_PATH, Response.json({ ...pending, at: reminderAfter(pending.at, now) }));
  await shower.showNotification(pending.title, pending.options);
}
