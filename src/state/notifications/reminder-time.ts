/** When the daily reminder comes: at an hour that the person may choose, and not twice a day. */

/** The local hour at first: a time of day when people look at their phones. */
export const REMINDER_HOUR = 18;
/** Those that can be chosen. */
export const REMINDER_HOURS: readonly number[] = Array.from({ length: 18 }, (_, i) => 6 + i);
/** A person who is using the app now needs no reminder within the hour. */
const SOON_MS = 3_600_000;

/**
 * The next time that it is `hour`, by the person's clock and calendar (days of 23 and 25 hours included); tomorrow's
 * where today already had its roast. Both times in milliseconds since 1970.
 */
export function nextReminder(now: number, roastedToday: boolean, hour: number): number {
  const date = new Date(now);
  const on = (days: number) =>
    new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, hour).getTime();
  const today = on(0);
  return roastedToday || today - now < SOON_MS ? on(1) : today;
}
