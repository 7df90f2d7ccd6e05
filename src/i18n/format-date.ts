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

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** Bytes in the unit that leaves one to three digits before the point, kilobytes at least. */
export function formatBytes(bytes: number, language: string): string {
  const step = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = bytes / 1000 ** step;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[step - 1] ?? 'kilobyte',
    maximumFractionDigits: value < 10 || step > 1 ? 1 : 0,
  }).format(value);
}

/** Points with their sign: "+4", "−2", "±0" stays "0". */
export function formatSigned(points: number, language: string): string {
  const options = { maximumFractionDigits: 0, signDisplay: 'exceptZero' } as const;
  // English and Japanese get a hyphen from Intl, which is shorter than the plus and breaks lines.
  return new Intl.NumberFormat(language, options).format(points).replace('-', '−');
}
