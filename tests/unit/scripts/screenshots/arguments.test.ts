import { expect, test } from 'vitest';
import { chooseScenes, parseScreenshotArguments } from '#scripts/screenshots/arguments.ts';
import { SCENES } from '#scripts/screenshots/list.ts';

test('without arguments everything is taken', () => {
  expect(parseScreenshotArguments([])).toEqual({
    only: null,
    languages: ['ja', 'en'],
    themes: ['light', 'dark'],
    sizes: ['phone', 'desktop'],
    sheet: false,
  });
  expect(chooseScenes(SCENES, null)).toBe(SCENES);
});

test('each argument narrows one thing', () => {
  const given = ['--only', 'splash', '--lang', 'en', '--theme', 'dark', '--size', 'large-text', '--sheet'];
  expect(parseScreenshotArguments(given)).toEqual({
    only: 'splash',
    languages: ['en'],
    themes: ['dark'],
    sizes: ['large-text'],
    sheet: true,
  });
  expect(chooseScenes(SCENES, 'splash').map(({ path }) => path)).toEqual(['/']);
});

test.each([
  [['--lang', 'fr'], '--lang is one of ja, en, not "fr".'],
  [['--theme', 'auto'], '--theme is one of light, dark, forced, not "auto".'],
  [['--size', 'tablet'], '--size is one of phone, desktop, small, large-text, zoomed, not "tablet".'],
])('%j is refused in words', (args, words) => {
  expect(() => parseScreenshotArguments(args)).toThrow(words);
});

test('a name that no picture has is refused', () => {
  expect(() => chooseScenes(SCENES, 'no-such-thing')).toThrow('No picture has "no-such-thing" in its name.');
});
