/**
 * The next one after `now`, at the time of day of the one before; days of 23 and 25 hours included. All in milliseconds
 * since 1970. src/service-worker/reminder.ts has its own, for it takes no code of the app.
 */
export function reminderAfter(before: number, now: number): number {
  const today = new Date(now);
  const on = (days: number) =>
    new Date(before).setFullYear(today.getFullYear(), today.getMonth(), today.getDate() + days);
  return on(0) > now ? on(0) : on(1);
}
