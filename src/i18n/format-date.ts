/** Days, times, sizes and prices as people of a language write them. Times are milliseconds since 1970 (UTC). */
import type { Currency } from '#functions/vocabulary.ts';

const SHORT_DAY = { month: 'short', day: 'numeric' } as const;
const DAY = { ...SHORT_DAY, year: 'numeric' } as const;
const MOMENT = { ...DAY, hour: 'numeric', minute: '2-digit' } as const;
const JOINED: ReadonlySet<Intl.DateTimeFormatPartTypes> = new Set(['year', 'month', 'day', 'dayPeriod']);

const WORD_JOINER = '\u2060';
const AROUND_DATE_SIGNS = /(?<=[年月])|(?=[年月日])/gu;

/** The language as it is written where the device is used: "28 Nov" and "Nov 28" are both English. */
function regional(language: string): string {
  // Also where there is no window (Node 20).
  const all = typeof navigator === 'undefined' ? [] : navigator.languages;
  return all.find((tag) => tag.split('-')[0] === language) ?? language;
}

/** A line breaks before the hour at most, never within a day or before "AM". */
function inOnePiece(time: number, language: string, options: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(language, options).formatToParts(time);
  const joins = (i: number) => JOINED.has(parts[i + 1]?.type ?? 'literal');
  const text = parts.map(({ value }, i) => (joins(i) ? value.replaceAll(' ', '\u00A0') : value)).join('');
  return text.replaceAll(AROUND_DATE_SIGNS, WORD_JOINER);
}

/** The local day, for example "Nov 20, 2026". */
export function formatDay(time: number, language: string): string {
  return inOnePiece(time, regional(language), DAY);
}

/** The local day without its year, for the axis of a chart. */
export function formatShortDay(time: number, language: string): string {
  return inOnePiece(time, regional(language), SHORT_DAY);
}

/** Day and minute: two roasts of one day stay apart. */
export function formatMoment(time: number, language: string): string {
  return inOnePiece(time, regional(language), MOMENT);
}

/** Day and minute without the year, for the axis of a chart that shows one day. */
export function formatShortMoment(time: number, language: string): string {
  return inOnePiece(time, regional(language), { ...SHORT_DAY, hour: 'numeric', minute: '2-digit' });
}

/** A full hour of the clock, for example "6 PM"; `hour` is 0 to 23. */
export function formatHour(hour: number, language: string): string {
  return inOnePiece(new Date(2026, 0, 1, hour).getTime(), language, { hour: 'numeric' });
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

/** Points with their sign: "+4", "−2", "±0" stays "0"; with at most so many digits after the point. */
export function formatSigned(points: number, language: string, digits: 0 | 1 = 0): string {
  const options = { maximumFractionDigits: digits, signDisplay: 'exceptZero' } as const;
  // English and Japanese get a hyphen from Intl, which is shorter than the plus and breaks lines.
  return new Intl.NumberFormat(language, options).format(points).replace('-', '−');
}

/**
 * A price with its sign before it and no needless decimals: "$4.99", "¥798". In English notation in
 * every language, because the Japanese one puts a full-width sign that sits badly beside the digits.
 */
export function formatPrice(amount: number, currency: Currency): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount);
}
