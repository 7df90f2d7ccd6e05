import { expect, it } from 'vitest';
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
