import { describe, expect, it } from 'vitest';
import { FREE_HISTORY_DAYS, isLocked, isWithin } from '#domain/history/access.ts';

const DAY_MS = 86_400_000;
const NOW = 1_000 * DAY_MS;
const free = { premium: false, purchased: new Set<string>() };

describe('isLocked', () => {
  it('opens the last 30 days to everybody', () => {
    expect(isLocked({ id: 'a', time: NOW - FREE_HISTORY_DAYS * DAY_MS }, free, NOW)).toBe(false);
    expect(isLocked({ id: 'a', time: NOW - FREE_HISTORY_DAYS * DAY_MS - 1 }, free, NOW)).toBe(true);
  });

  it('opens everything to premium, and what was bought to its buyer', () => {
    const old = { id: 'a', time: 0 };
    expect(isLocked(old, { ...free, premium: true }, NOW)).toBe(false);
    expect(isLocked(old, { ...free, purchased: new Set(['a']) }, NOW)).toBe(false);
    expect(isLocked(old, { ...free, purchased: new Set(['b']) }, NOW)).toBe(true);
  });
});

describe('isWithin', () => {
  it.each([
    ['week', 7],
    ['month', 30],
    ['quarter', 90],
    ['year', 365],
  ] as const)('%s reaches %d days back', (period, days) => {
    expect(isWithin(NOW - days * DAY_MS, period, NOW)).toBe(true);
    expect(isWithin(NOW - days * DAY_MS - 1, period, NOW)).toBe(false);
  });

  it('has room for everything in all, and for a clock that was set back anywhere', () => {
    expect(isWithin(0, 'all', NOW)).toBe(true);
    expect(isWithin(NOW + DAY_MS, 'week', NOW)).toBe(true);
  });
});
