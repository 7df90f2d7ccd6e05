import { expect, it } from 'vitest';
import { formatUntil } from '#i18n/format-until.ts';

it.each([
  [3 * 3_600_000, 'en', 'in 3 hours'],
  [2.2 * 3_600_000, 'en', 'in 2 hours'],
  [21.6 * 3_600_000, 'en', 'in 22 hours'],
  [20 * 60_000, 'en', 'in 20 minutes'],
  [0, 'en', 'in 1 minute'],
  [3 * 3_600_000, 'ja', '3時間後'],
  [20 * 60_000, 'ja', '20分後'],
] as const)('%i ms in %s: %s', (ms, language, text) => {
  expect(formatUntil(ms, language)).toBe(text);
});
