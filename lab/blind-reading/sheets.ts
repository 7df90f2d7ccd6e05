/** What a blind reader gets: roasts in a drawn order without day or style, and pairs of two builds without their names. */
import type { Lang } from '#functions/vocabulary.ts';
import { seededRandom, shuffled } from '#roast/random.ts';
import type { Reading } from './days.ts';

export const BRIEF = `You are a reader. An app takes a face photo and a roast comes back: funny and always kind, for people aged 13 and up.
Read as a real person would, honestly, and look at nothing else. For each roast: who tells it (g an aunt or grandmother who keeps every
photo, c a deadpan clerk, s a loud older schoolmate who always loses); funny, how many of the three truths made you laugh or smile;
anybody, how many could be said of any photo; contradiction and hurt (could hurt a fourteen-year-old), 0 or 1; unclear, how many lines
you did not understand. For each pair: funnier and about (which is more about this photo and person), A or B, no ties. Write JSON:
{"roasts":[{"n":1,"narrator":"g","funny":2,"anybody":0,"contradiction":0,"hurt":0,"unclear":0}],"pairs":[{"n":1,"funnier":"A","about":"B"}]}
`;

function text({ roast }: Reading, withVerdict: boolean): string {
  return [
    ...(withVerdict && roast.verdict !== undefined ? [`VERDICT: ${roast.verdict}`] : []),
    `HEADLINE: ${roast.headline}`,
    `OPENER: ${roast.opener}`,
    ...roast.harshTruths.map((truth, i) => `TRUTH ${i + 1}: ${truth}`),
    `CLOSER: ${roast.closer}`,
  ].join('\n');
}

/** The roasts of one language, in the order in which they are read: the number on the sheet is the place in this list, from 1. */
export const inReadingOrder = (readings: readonly Reading[], lang: Lang, seed: number): Reading[] =>
  shuffled(
    readings.filter((reading) => reading.lang === lang),
    seededRandom(seed),
  );

export const sheetOf = (readings: readonly Reading[]): string =>
  readings
    .map((reading, i) => `#${i + 1}\nFACTS OF THE PHOTO: ${reading.facts}\n${text(reading, true)}\n`)
    .join('\n');

export interface Pair {
  readonly day: number;
  /** On which side the build that is judged stands. */
  readonly ours: 'A' | 'B';
  readonly text: string;
}

/** This build against another one's readings of the same people and days; verdicts are left out, since not every build has them. */
export function pairsOf(
  ours: readonly Reading[],
  others: readonly Reading[],
  count: number,
  seed: number,
): Pair[] {
  const random = seededRandom(seed);
  const idOf = ({ lang, person, day }: Reading) => `${lang} ${person} ${day}`;
  const theirs = new Map(others.map((reading) => [idOf(reading), reading]));
  return ours
    .flatMap((reading) => {
      const other = theirs.get(idOf(reading));
      return other === undefined ? [] : [{ reading, other }];
    })
    .slice(0, count)
    .map(({ reading, other }, i) => {
      const side = random() < 0.5 ? 'A' : 'B';
      const [a, b] = side === 'A' ? [reading, other] : [other, reading];
      const sides = [
        `--- A (known: ${a.facts})\n${text(a, false)}`,
        `--- B (known: ${b.facts})\n${text(b, false)}`,
      ];
      return { day: reading.day, ours: side, text: `PAIR ${i + 1}\n${sides.join('\n')}\n` };
    });
}
