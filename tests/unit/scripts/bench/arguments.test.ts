import { expect, test } from 'vitest';
import { parseBenchArguments } from '#scripts/bench/arguments.ts';
import { GROUPS } from '#scripts/bench/samples.ts';

test('nothing given', () => {
  expect(parseBenchArguments([])).toEqual({ json: false, baseline: null, slower: 1, only: GROUPS });
});

test('everything given', () => {
  expect(
    parseBenchArguments(['--json', '--baseline', 'there/out/tools', '--slower=2.5', '--only', 'cold']),
  ).toEqual({
    json: true,
    baseline: 'there/out/tools',
    slower: 2.5,
    only: ['cold'],
  });
});

test.each([
  [['--slower', '0.5'], '"0.5"'],
  [['--slower', '11'], '"11"'],
  [['--slower', 'twice'], '"twice"'],
  [['--slower', ''], '""'],
  [['--only', 'hot'], 'warm, cold, camera, memory, not "hot"'],
  [['--baseline'], '--baseline'],
  [['--fast'], '--fast'],
  [['photo.jpg'], 'photo.jpg'],
])('%j is refused', (args, message) => {
  expect(() => parseBenchArguments(args)).toThrow(message);
});
