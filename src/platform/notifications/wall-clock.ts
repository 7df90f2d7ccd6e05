/**
 * Times as the person's clock shows them, without a zone: `2026-11-20T18:00:00.000`. The reminder keeps its hour that
 * way, so that after a flight or a change of summer time it comes when it is that hour where the person is.
 */

/** A moment (milliseconds since 1970) on the clock of where the device is now. */
export function wallClock(at: number): string {
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, -1);
}

/** Hours in which nobody is woken by something late: from ten in the evening to seven. */
const isNight = (hour: number): boolean => hour < 7 || hour >= 22;

/**
 * Whether a reminder for `clock` is to be shown at `now` (milliseconds since 1970), and for when the next one is. What
 * comes late is shown by day only; the hour itself is the person's own choice.
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
