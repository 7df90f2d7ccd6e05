/** The daily reminder while no page is open: where the browser wakes this worker from time to time. */

/** The agreement with the page (src/platform/notifications; a test compares them, and `reminderAt` below). */
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

function wallClock(at: number): string {
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, -1);
}

/** Hours in which nobody is woken by something late: from ten in the evening to seven. */
const isNight = (hour: number): boolean => hour < 7 || hour >= 22;

/**
 * Whether a reminder for `clock` is to be shown at `now` (milliseconds since 1970), and for when the next one is, by the
 * clock of where the person is. What comes late is shown by day only.
 */
export function reminderAt(clock: string, now: number): { readonly due: boolean; readonly next: string } {
  if (Date.parse(clock) > now) return { due: false, next: clock };
  const here = new Date(now);
  const on = (days: number): string => {
    const day = new Date(here.getFullYear(), here.getMonth(), here.getDate() + days, 12);
    return wallClock(day.getTime()).slice(0, 10) + clock.slice(10);
  };
  const hour = here.getHours();
  const due = !isNight(hour) || hour === Number(clock.slice(11, 13));
  return { due, next: Date.parse(on(0)) > now ? on(0) : on(1) };
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
  await cache.put(REMINDER_PATH, Response.json({ ...pending, at: next }));
  if (due) await shower.showNotification(pending.title, pending.options);
}
