import { expect, it } from 'vitest';
import {
  formatInSentence,
  formatInteger,
  formatMegabytes,
  formatPercent,
  formatUntil,
  joinSentences,
  joinThings,
} from '#i18n/format.ts';

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

it('writes whole percentages', () => {
  expect(formatPercent(0.426, 'en')).toBe('43%');
  expect(formatPercent(1, 'ja')).toBe('100%');
});

it('writes whole numbers', () => {
  expect(formatInteger(77.6, 'en')).toBe('78');
});

it('writes bytes as megabytes with one digit, which no line break parts from their unit', () => {
  expect(formatMegabytes(3_758_596, 'en')).toBe('3.8\u00a0MB');
  expect(formatMegabytes(0, 'ja')).toBe('0.0\u00a0MB');
});

it('says names in a sentence without quotation marks, in English without a capital', () => {
  expect(formatInSentence(['Your history', 'Thumbnails'], 'en')).toBe('your history and thumbnails');
  expect(formatInSentence(['記録', '設定'], 'ja')).toBe('記録、設定');
});

it('joins things as the language does', () => {
  expect(joinThings(['light', 'framing'], 'en')).toBe('light and framing');
  expect(joinThings(['光', '写り方'], 'ja')).toBe('光、写り方');
});

it('joins sentences as the language does', () => {
  expect(joinSentences(['It waits.', 'Go on?'], 'en')).toBe('It waits. Go on?');
  expect(joinSentences(['待っています。', '続けますか？'], 'ja')).toBe('待っています。続けますか？');
});
