import { expect, it } from 'vitest';
import { countsIn } from '#roast/banks/counts.ts';
import { familiesIn } from '#roast/banks/images.ts';
import { runnersIn } from '#roast/banks/runners.ts';
import { mayComeBack, runnerOf } from '#roast/plan/running-jokes.ts';

it('lets a running joke come back after days, once named, and in one roast of six', () => {
  expect(mayComeBack(Infinity, Infinity)).toBe(false);
  expect(mayComeBack(3, Infinity)).toBe(false);
  expect(mayComeBack(4, Infinity)).toBe(true);
  expect(mayComeBack(9, 5)).toBe(false);
  expect(mayComeBack(9, 6)).toBe(true);
});

it('knows whose joke a line is', () => {
  expect(runnersIn('Kevin, the lamp, has resigned.', 'en')).toEqual(['lamp']);
  expect(runnersIn('鳩の佐々木が見ていた。', 'ja')).toEqual(['pigeon']);
  expect(runnerOf(['again.gate'])).toBe('gate');
  expect(runnerOf(['light.dim'])).toBeNull();
});

it('reads a count only from three on, and only where the key counts photos', () => {
  expect(countsIn('The fourth time, and it is still dark.', 'en', ['repeat.light'])).toEqual([4]);
  expect(countsIn('I saw the same look twice.', 'en', ['repeat.expression'])).toEqual([]);
  expect(countsIn('The fourth time, and it is still dark.', 'en', ['light.dim'])).toEqual([]);
});

it('reads what a picture is of', () => {
  expect(familiesIn('A cat would have left.', 'en')).toEqual(['cat']);
  expect(familiesIn('猫が先に帰った。', 'ja')).toEqual(['cat']);
});
