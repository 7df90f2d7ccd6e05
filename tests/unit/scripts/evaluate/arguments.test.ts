import { expect, test } from 'vitest';
import { parseEvaluateArguments } from '#scripts/evaluate/arguments.ts';

test('a folder is enough: everything, all faces', () => {
  expect(parseEvaluateArguments(['faces'])).toEqual({
    faceShape: null,
    people: null,
    facts: null,
    engine: 'mediapipe',
    paths: ['faces'],
    json: false,
    parts: ['repeatability', 'quality', 'tone', 'sensitivity', 'lamps'],
    faces: Number.POSITIVE_INFINITY,
    seed: 20260101,
    width: 1,
    keep: null,
    publish: false,
    scores: null,
    details: false,
  });
});

test('every option is read', () => {
  const args = [
    'a',
    '--json',
    '--only',
    'tone',
    '--only',
    'sensitivity',
    '--faces',
    '3',
    '--seed',
    '9',
    '--width',
    '0.7',
    '--engine',
    'lite',
    '--keep',
    'k',
    '--publish',
    '--details',
  ];
  expect(parseEvaluateArguments(args)).toEqual({
    faceShape: null,
    people: null,
    facts: null,
    engine: 'lite',
    paths: ['a'],
    json: true,
    parts: ['tone', 'sensitivity'],
    faces: 3,
    seed: 9,
    width: 0.7,
    keep: 'k',
    publish: true,
    scores: null,
    details: true,
  });
});

test.each([
  [[], 'Which faces'],
  [['a', '--only', 'speed'], '--only is one of'],
  [['a', '--faces', '0'], '--faces'],
  [['a', '--faces', '2.5'], '--faces'],
  [['a', '--seed', 'x'], '--seed'],
  [['a', '--width', '0'], '--width'],
  [['a', '--width', 'x'], '--width'],
  [['a', '--nonsense'], 'nonsense'],
])('%j is refused with one line', (args, message) => {
  expect(() => parseEvaluateArguments(args)).toThrow(message);
});

test('the folder of labelled photos needs no other folder', () => {
  expect(parseEvaluateArguments(['--facts', 'faces'])).toMatchObject({ facts: 'faces', paths: [] });
});

test('a folder of face shapes needs no other folder', () => {
  expect(parseEvaluateArguments(['--face-shape', 'shapes', '--json'])).toMatchObject({
    faceShape: 'shapes',
    json: true,
    paths: [],
  });
});

test('people may be set beside the photos of other faces', () => {
  expect(parseEvaluateArguments(['--people', 'people', 'portraits'])).toMatchObject({
    people: 'people',
    paths: ['portraits'],
  });
});
