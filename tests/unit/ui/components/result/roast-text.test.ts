import { expect, it } from 'vitest';
import { bestFirst } from '#ui/components/result/roast-text.ts';

const harshTruths = ['one', 'two', 'three'];

it('puts the best truth in front and leaves the others in their order', () => {
  expect(bestFirst({ harshTruths, best: 2 })).toEqual(['three', 'one', 'two']);
});

it('begins with the first where none is named', () => {
  expect(bestFirst({ harshTruths })).toEqual(harshTruths);
});
