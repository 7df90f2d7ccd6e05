import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  formatBytes,
  formatDay,
  formatMoment,
  formatPrice,
  formatShortDay,
  formatSigned,
} from '#i18n/format-date.ts';

describe('formatBytes', () => {
  it.each([
    [0, '0 kB'],
    [484, '0.5 kB'],
    [32_400, '32 kB'],
    [9_100_000, '9.1 MB'],
    [10_700_000_000, '10.7 GB'],
  ])('%d bytes', (bytes, text) => {
    expect(formatBytes(bytes, 'en')).toBe(text);
  });
});

it('writes days as each language does; a line breaks before the time of day alone', () => {
  const time = new Date(2026, 10, 20, 12).getTime();
  expect(formatDay(time, 'en')).toBe('Nov\u00A020,\u00A02026');
  // No line breaks at a word joiner, whatever the browser takes for a phrase.
  expect(formatDay(time, 'ja')).toBe('2026\u2060年\u206011\u2060月\u206020\u2060日');
  expect(formatShortDay(time, 'en')).toBe('Nov\u00A020');
  expect(formatMoment(time, 'en')).toMatch(/^Nov\u00A020,\u00A02026, 12:00\sPM$/);
  expect(formatMoment(time, 'en').split(' ')).toHaveLength(2);
  expect(formatMoment(time, 'ja').replaceAll('\u2060', '')).toBe('2026年11月20日 12:00');
  expect(formatMoment(time, 'ja').split(' ')).toHaveLength(2);
});

describe('where the device names its region', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('writes days and minutes as people there do, in the language of the app', () => {
    vi.stubGlobal('navigator', { languages: ['fr-CA', 'en-GB', 'en', 'ja-JP'] });
    const time = new Date(2026, 10, 28, 14, 5).getTime();
    expect(formatDay(time, 'en')).toBe('28\u00A0Nov\u00A02026');
    expect(formatShortDay(time, 'en')).toBe('28\u00A0Nov');
    expect(formatMoment(time, 'en').replaceAll('\u00A0', ' ')).toBe('28 Nov 2026, 14:05');
    expect(formatDay(time, 'ja').replaceAll('\u2060', '')).toBe('2026年11月28日');
    vi.stubGlobal('navigator', { languages: ['ja-JP'] });
    expect(formatDay(time, 'en')).toBe('Nov\u00A028,\u00A02026');
  });
});

describe('in a browser that writes a plain space before "AM"', () => {
  afterEach(() => vi.restoreAllMocks());

  it('keeps the half of the day beside its hour', () => {
    const parts: [Intl.DateTimeFormatPartTypes, string][] = [
      ['month', 'Nov'],
      ['literal', ' '],
      ['day', '21'],
      ['literal', ', '],
      ['year', '2026'],
      ['literal', ', '],
      ['hour', '3'],
      ['literal', ':'],
      ['minute', '59'],
      ['literal', ' '],
      ['dayPeriod', 'AM'],
    ];
    vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValue(
      parts.map(([type, value]) => ({ type, value })),
    );
    const time = new Date(2026, 10, 21, 3, 59).getTime();
    expect(formatMoment(time, 'en')).toBe('Nov\u00A021,\u00A02026, 3:59\u00A0AM');
  });
});

it('shows the sign of a change, and none of no change', () => {
  expect([4, -2, 0].map((points) => formatSigned(points, 'en'))).toEqual(['+4', '−2', '0']);
});

it('writes prices as the decisions do', () => {
  expect(formatPrice(4.99, 'USD')).toBe('$4.99');
  expect(formatPrice(49.99, 'USD')).toBe('$49.99');
  expect(formatPrice(798, 'JPY')).toBe('¥798');
  expect(formatPrice(7_980, 'JPY')).toBe('¥7,980');
});
