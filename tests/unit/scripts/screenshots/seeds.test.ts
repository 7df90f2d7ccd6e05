import { LANGS } from '#functions/vocabulary.ts';
import { expect, it } from 'vitest';
import { seedHistory } from '#tests/browser/support/stage-data.ts';

it.each(LANGS)('the made-up history tells no headline twice in a row (%s)', (lang) => {
  const told = seedHistory(lang).map(({ roast }) => roast?.headline);
  expect(told.filter((headline, i) => headline === told[i + 1])).toEqual([]);
});
