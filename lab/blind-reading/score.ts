/** From a reader's marks to figures. */
import * as z from 'zod';
import type { RoastStyle } from '#functions/vocabulary.ts';

const side = z.enum(['A', 'B']);
export const marksSchema = z.object({
  roasts: z.array(
    z.object({
      n: z.int().min(1),
      narrator: z.string(),
      funny: z.number(),
      anybody: z.number(),
      contradiction: z.number(),
      hurt: z.number(),
      unclear: z.number(),
    }),
  ),
  pairs: z.array(z.object({ n: z.int().min(1), funnier: side, about: side })).default([]),
});
export type Marks = z.infer<typeof marksSchema>;

/** What was read: the days and styles of the roasts by their number on the sheet, from 1, and on which side of each pair this build stood. */
export interface Key {
  readonly roasts: readonly { readonly day: number; readonly style: RoastStyle }[];
  readonly pairs: readonly { readonly day: number; readonly ours: 'A' | 'B' }[];
}

const TRUTHS = 3;
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`;

/** A line a day, one on who was told apart, one on the pairs. */
export function figuresOf(marks: Marks, key: Key): string[] {
  const days = [...new Set(key.roasts.map(({ day }) => day))].toSorted((a, b) => a - b);
  const known = marks.roasts.flatMap((mark) => {
    const of = key.roasts[mark.n - 1];
    return of === undefined ? [] : [{ ...mark, ...of }];
  });
  const byDay = days.map((day) => {
    const read = known.filter((mark) => mark.day === day);
    const count = (is: (mark: (typeof read)[number]) => number) =>
      read.reduce((sum, mark) => sum + is(mark), 0);
    const funny = percent(
      count(({ funny: laughs }) => laughs),
      TRUTHS * read.length,
    );
    const parts = [
      `funny ${funny} of the truths`,
      `two that anybody could be told ${count(({ anybody }) => Number(anybody >= 2))}`,
      `contradictions ${count(({ contradiction }) => Number(contradiction > 0))}`,
      `could hurt ${count(({ hurt }) => Number(hurt > 0))}`,
      `unclear lines ${count(({ unclear }) => unclear)}`,
    ];
    return `day ${day}, ${read.length} roasts: ${parts.join(', ')}`;
  });
  const right = known.filter(({ narrator, style }) => narrator.startsWith(style.slice(0, 1))).length;
  const judged = marks.pairs.flatMap((pair) => {
    const of = key.pairs[pair.n - 1];
    return of === undefined ? [] : [{ funnier: pair.funnier === of.ours, about: pair.about === of.ours }];
  });
  const won = (by: 'funnier' | 'about') => percent(judged.filter((pair) => pair[by]).length, judged.length);
  return [
    ...byDay,
    `who tells it is known of ${percent(right, known.length)}`,
    ...(judged.length === 0
      ? []
      : [
          `of ${judged.length} pairs this build is funnier in ${won('funnier')}, more about the photo in ${won('about')}`,
        ]),
  ];
}
