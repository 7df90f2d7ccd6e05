import { expect, test } from 'vitest';
import { figuresOf } from '#lab/blind-reading/score.ts';

const mark = { narrator: 'c', funny: 3, anybody: 0, contradiction: 0, hurt: 0, unclear: 0 };

test('marks are counted by the day that the reader did not know, pairs by the side that they did not know', () => {
  const key = {
    roasts: [
      { day: 60, style: 'classic' },
      { day: 1, style: 'gentle' },
    ],
    pairs: [
      { day: 1, ours: 'B' },
      { day: 1, ours: 'A' },
    ],
  } as const;
  const marks = {
    roasts: [
      { ...mark, n: 1, hurt: 1 },
      { ...mark, n: 2, funny: 0, anybody: 2 },
    ],
    pairs: [
      { n: 1, funnier: 'B', about: 'A' },
      { n: 2, funnier: 'A', about: 'A' },
    ] satisfies { n: number; funnier: 'A' | 'B'; about: 'A' | 'B' }[],
  };
  expect(figuresOf(marks, key)).toEqual([
    'day 1, 1 roasts: funny 0 % of the truths, two that anybody could be told 1, contradictions 0, could hurt 0, unclear lines 0',
    'day 60, 1 roasts: funny 100 % of the truths, two that anybody could be told 0, contradictions 0, could hurt 1, unclear lines 0',
    'who tells it is known of 50 %',
    'of 2 pairs this build is funnier in 100 %, more about the photo in 50 %',
  ]);
});
