import { expect, it } from 'vitest';
import { daytimeOf } from '#domain/facts/daytime.ts';

it('names every hour', () => {
  const words = Array.from({ length: 24 }, (_, hour) => daytimeOf(hour));
  expect(words.slice(0, 4)).toEqual(['late', 'late', 'late', 'late']);
  expect([4, 7, 11, 17, 22].map((hour) => [words[hour - 1], words[hour]])).toEqual([
    ['late', 'early'],
    ['early', 'morning'],
    ['morning', 'afternoon'],
    ['afternoon', 'evening'],
    ['evening', 'late'],
  ]);
});
