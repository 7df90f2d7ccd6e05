/** Days, times and sizes as people of a language write them. Times are milliseconds since 1970 (UTC). */

/** The local day, for example "Nov 20, 2026". */
export function formatDay(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { year: 'numeric', month: 'short', day: 'numeric' }).format(time);
}

/** The local day without its year, for the axis of a chart. */
export function formatShortDay(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric' }).format(time);
}

/** Day and minute: two roasts of one day stay apart. */
export function formatMoment(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(time);
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Bytes in the unit that leaves one to three digits before the point. */
export function formatBytes(bytes: number, language: string): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    maximumFractionDigits: step < 2 ? 0 : 1,
  }).format(bytes / 1000 ** step);
}

/** Points with their sign: "+4", "−2", "±0" stays "0". */
export function formatSigned(points: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(
    points,
  );
}
