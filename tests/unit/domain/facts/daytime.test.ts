import { expect, it } from 'vitest';
import { daytimeOf } from '#domain/facts/daytime.ts';

it('names every hour that has a word', () => {
  const words = Array.from({ length: 24 }, (_, hour) => daytimeOf(hour));
  expect(words.slice(0, 4)).toEqual(['late', 'late', 'late', 'late']);
  expect([4, 7, 11, 12, 17, 18, 22].map((hour) => [words[hour - 1], words[hour]])).toEqual([
    ['late', 'early'],
    ['early', 'morning'],
    ['morning', null],
    [null, 'afternoon'],
    ['afternoon', null],
    [null, 'evening'],
    ['evening', 'late'],
  ]);
});
