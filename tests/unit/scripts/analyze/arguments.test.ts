import { expect, test } from 'vitest';
import { parseAnalyzeArguments } from '#scripts/analyze/arguments.ts';

test('paths and defaults', () => {
  expect(parseAnalyzeArguments(['a.jpg', 'folder'])).toEqual({
    paths: ['a.jpg', 'folder'],
    engine: 'auto',
    lang: 'en',
    json: false,
  });
});

test('options anywhere', () => {
  expect(parseAnalyzeArguments(['--engine', 'lite', 'a.jpg', '--lang=ja', '--json'])).toEqual({
    paths: ['a.jpg'],
    engine: 'lite',
    lang: 'ja',
    json: true,
  });
});

test('a file whose name looks like an option comes after --', () => {
  expect(parseAnalyzeArguments(['--', '--odd.jpg']).paths).toEqual(['--odd.jpg']);
});

test.each([
  [[], 'at least one'],
  [['--json'], 'at least one'],
  [['a.jpg', '--engine', 'gpu'], '"gpu"'],
  [['a.jpg', '--lang', 'fr'], '"fr"'],
  [['a.jpg', '--fast'], '--fast'],
  [['a.jpg', '--engine'], '--engine'],
])('%j is refused', (args, message) => {
  expect(() => parseAnalyzeArguments(args)).toThrow(message);
});
