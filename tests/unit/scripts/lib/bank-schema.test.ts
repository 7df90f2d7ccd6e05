import { expect, it } from 'vitest';
import { bankFaults, faultsOfAllBanks } from '#scripts/lib/bank-schema.ts';

it('finds nothing wrong with the banks', () => {
  expect(faultsOfAllBanks()).toEqual([]);
});

it.each([
  ['truths', { 'light.dimm': ['A line.'] }, /^light\.dimm: light\.dimm: no such tag/],
  ['truths', { 'light.dim+nobody': ['A line.'] }, /^light\.dim\+nobody: nobody: no such tag/],
  ['truths', { 'light.dim': [] }, /^light\.dim: /],
  ['truths', { 'light.dim': ['A line.', ''] }, /^light\.dim > line 2: /],
  [
    'openers',
    { 'light.dim': ['x'.repeat(141)] },
    /^light\.dim > line 1: has 141 characters, 140 are allowed$/,
  ],
  ['caveats', [' A guess.'], /^line 1: has a space/],
  ['advice', { roadmap: {}, products: {} }, /^roadmap > evenness: /],
  ['jokes', {}, /no place jokes/],
])('says what is wrong with %s: %j', (place, json, words) => {
  expect(bankFaults(place, json)[0]).toMatch(words);
});
