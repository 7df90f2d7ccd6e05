/** When the daily reminder comes: a time of day when people look at their phones, and not twice a day. */

/** The local hour. */
export const REMINDER_HOUR = 18;
/** A person who is using the app now needs no reminder within the hour. */
const SOON_MS = 3_600_000;

/**
 * The next six in the evening, by the person's clock and calendar (days of 23 and 25 hours included); tomorrow's
 * where today already had its roast. Both in milliseconds since 1970.
 */
export function nextReminder(now: number, roastedToday: boolean): number {
  const date = new Date(now);
  const on = (days: number) =>
    new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, REMINDER_HOUR).getTime();
  const today = on(0);
  return roastedToday || today - now < SOON_MS ? on(1) : today;
}
