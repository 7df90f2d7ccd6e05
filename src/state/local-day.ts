/** Days as the person's calendar has them. */

/** The local day of a moment (milliseconds since 1970) as YYYY-MM-DD. */
export function localDay(now: number): string {
  const date = new Date(now);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The next local midnight after a moment, in milliseconds since 1970; days of 23 and 25 hours included. */
export function nextMidnight(now: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime();
}
