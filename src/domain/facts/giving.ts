/**
 * What an account gives of its taps, where its person switched that on: one answer a week, by randomised response (Warner,
 * 1965), so that nobody can be sure of what was tapped. It hides the mark alone: which line it is about is told. Pure.
 */
import type { Tap } from './taste.ts';

/** Says how much one answer may tell of the mark behind it: whatever is thought of it grows at most e-fold in odds. */
const EPSILON = 1;
/** The share of answers that say what was tapped, 0.731; all others say the opposite. */
export const TRUE_SHARE = Math.exp(EPSILON) / (1 + Math.exp(EPSILON));

/** So many tapped lines wait for the draw of the next week, the latest tapped last. */
export const MOST_WAITING = 50;
/** Characters of one line that waits, at most: language, style, hash, mark. */
const ROOM = 48;
/** Characters of all that wait. */
export const WAITING_ROOM = MOST_WAITING * ROOM;

const WEEK_MS = 604_800_000;

/** Whole weeks since 1970, UTC, as the server counts them; `now` in milliseconds. */
export const weekOf = (now: number): number => Math.floor(now / WEEK_MS);

/** A line that was told, as the server is to know it. */
export interface ToldLine {
  readonly lang: string;
  readonly style: string;
  /** Its hash in base 36 (plan/taste.ts). */
  readonly line: string;
}

/** What is given of one line. */
export interface LaughAnswer extends ToldLine {
  readonly mark: Tap;
}

const textOf = ({ lang, style, line, mark }: LaughAnswer): string => `${lang} ${style} ${line} ${mark}`;

const answersIn = (text: string): readonly LaughAnswer[] =>
  text.split('\n').flatMap((one) => {
    const [lang = '', style = '', line = '', mark] = one.split(' ');
    return mark === 'laughed' || mark === 'notMine' ? [{ lang, style, line, mark }] : [];
  });

/** The one answer of a text; null where there is none, or none that can be read. */
export const answerIn = (text: string): LaughAnswer | null => answersIn(text)[0] ?? null;

/** What waits, without this line. */
export const waitingWithout = (waiting: string, told: ToldLine): string =>
  answersIn(waiting)
    .filter(({ lang, style, line }) => lang !== told.lang || style !== told.style || line !== told.line)
    .map(textOf)
    .join('\n');

/** What waits, with this line as the latest. */
export const waitingWith = (waiting: string, told: ToldLine, mark: Tap): string =>
  [...answersIn(waitingWithout(waiting, told)), { ...told, mark }]
    .slice(-MOST_WAITING)
    .map(textOf)
    .join('\n');

const OPPOSITE: Readonly<Record<Tap, Tap>> = { laughed: 'notMine', notMine: 'laughed' };

/**
 * The answer of a week as text: one of the lines that wait, with its mark turned round by chance. '' where none waits.
 *
 * @param chance a number from 0 to below 1 that nobody can foresee, another one at each call
 */
export function drawnAnswer(waiting: string, chance: () => number): string {
  const answers = answersIn(waiting);
  const drawn = answers[Math.floor(chance() * answers.length)];
  if (drawn === undefined) return '';
  return textOf({ ...drawn, mark: chance() < TRUE_SHARE ? drawn.mark : OPPOSITE[drawn.mark] });
}
