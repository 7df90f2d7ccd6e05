import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { TURNS } from '#functions/moment-words.ts';
import { CONFIDENCES, EXPRESSIONS, FRAMINGS, LIGHTS, RATINGS, SHARPNESSES } from '#functions/vocabulary.ts';
import { FACT_NAMES } from '#domain/facts/fact-names.ts';
import { roastFactsSchema } from '#roast/contract.ts';

it('names every fact of the contract, and no other', () => {
  const { moment, past, ...flat } = roastFactsSchema.shape;
  const inContract = [
    ...Object.keys(flat),
    ...Object.keys(moment.shape).map((key) => `moment.${key}`),
    ...Object.keys(past.shape).map((key) => `past.${key}`),
  ];
  expect([...FACT_NAMES].sort()).toEqual(inContract.sort());
});

it('says how many words a fact has', () => {
  const names = en.privacyPage.facts.names;
  const numbers = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  const said = (sentence: string) => 3 + numbers.findIndex((word) => sentence.toLowerCase().includes(word));
  expect([names.confidence, names.ratings, names.light, names.sharpness, names.framing].map(said)).toEqual(
    [CONFIDENCES, RATINGS, LIGHTS, SHARPNESSES, FRAMINGS].map(({ length }) => length),
  );
  expect([names.expression, names.turns].map(said)).toEqual([EXPRESSIONS.length, TURNS.length]);
});
