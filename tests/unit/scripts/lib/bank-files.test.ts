import { describe, expect, it } from 'vitest';
import { ADVICE_FILES, STYLE_FILES } from '#roast/banks/schema.ts';
import { bankFaults, faultsIn } from '#scripts/lib/bank-files.ts';

const truths = (text: string) => faultsIn('truths.json', text, STYLE_FILES.truths);

it('finds nothing wrong with the banks', async () => {
  expect(await bankFaults()).toEqual([]);
});

describe('a broken file', () => {
  it('is told by file, line of the file, key, and line of the key', () => {
    const long = 'x'.repeat(221);
    const text = JSON.stringify(
      { 'light.dim': ['Dark.', 'Dark.'], 'light.harsh': ['Bright.', long] },
      null,
      2,
    );
    expect(truths(text)).toEqual([
      `truths.json:8: "light.harsh", line 2: longer than 220 characters ("${long}")`,
    ]);
  });

  it.each([
    ['a word that is no tag', '{ "light.dimm": ["Dark."] }', 'holds a word that is no tag'],
    ['one in a compound', '{ "light.dim+smile": ["Dark."] }', 'holds a word that is no tag'],
    ['the same tag twice', '{ "light.dim+light.dim": ["Dark."] }', 'holds the same tag twice'],
    ['an empty line', '{ "light.dim": [""] }', 'an empty line'],
    ['a space at the end', '{ "light.dim": ["Dark. "] }', 'begins or ends with a space'],
    ['no line', '{ "light.dim": [] }', 'no line'],
    ['a number', '{ "light.dim": [3] }', 'a line is text'],
    ['a comma too many', '{ "light.dim": ["Dark.",] }', 'no JSON'],
  ])('%s', (_, text, reason) => {
    const faults = truths(text);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(reason);
    expect(faults[0]).toContain('truths.json');
  });

  it('loses no line to a key that stands twice', () => {
    const text = '{\n  "light.dim": ["Dark."],\n  "light.harsh": ["Bright."],\n  "light.dim": ["Darker."]\n}';
    expect(truths(text)).toEqual(['truths.json:2: a key stands twice, or a letter is escaped without need']);
  });

  it('names the piece of advice', () => {
    const file = JSON.stringify({ hair: [{ category: 'Comb', why: 'It combs.', who: 'child' }] });
    const faults = faultsIn('products.json', file, ADVICE_FILES.products);
    expect(faults.find((fault) => fault.includes('"hair"'))).toContain('"hair", line 1, "who"');
  });
});
