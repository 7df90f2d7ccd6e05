/** From what five describers noted of a photo (models/moment/visible.csv) to the words that are true of it. */
import { COLOURS, SCENERIES } from '#functions/moment-words.ts';
import type { FactName } from './said.ts';

/**
 * `words`: those that are true of the photo, one or more; empty where none of the fact's words is. `null`: it could not
 * be told.
 */
export type SeenWords = readonly string[] | null;

/** Cells by the names of their columns. */
export type Row = Readonly<Record<string, string>>;

/** `unsure` tells nothing, `none` that there is nothing; else words with strokes between them. */
export function wordsOf(cell: string): SeenWords {
  if (cell === 'unsure') return null;
  return cell === 'none' ? [] : cell.split('/');
}

const told = (row: Row, column: string): SeenWords => wordsOf(row[column] ?? 'unsure');

/** The words of a column under the names that the facts have; a word that is not in the table is none of the fact's. */
const named =
  (column: string, names: Readonly<Record<string, string>>) =>
  (row: Row): SeenWords =>
    told(row, column)?.flatMap((word) => names[word] ?? []) ?? null;

const asTheyAre = (words: readonly string[]) => Object.fromEntries(words.map((word) => [word, word]));

/** A word of which it could not be told whether it is true, where others of its fact could. */
export const doubted = (word: string): string => `${word}?`;

/** Of a fact whose words have columns of their own: the words that are true, and those that are in doubt. */
const oneByOne = (columns: readonly (readonly [words: readonly string[], seen: SeenWords])[]): SeenWords =>
  columns.flatMap(([words, seen]) => seen ?? words.map(doubted));

const eyesOf = named('eyeShut', { both: 'shut' });
const looksOf = named('gaze', { camera: 'camera', left: 'aside', right: 'aside', up: 'up', down: 'down' });

/** An eye that is shut looks nowhere; one that may be shut may still look down. */
function gazeOf(row: Row): SeenWords {
  const shut = eyesOf(row);
  return shut?.length ? [...shut, ...(looksOf(row) ?? [])] : looksOf(row);
}

function mouthOf(row: Row): SeenWords {
  const mouth = told(row, 'mouth');
  return row['tongue'] === 'yes' ? [...(mouth ?? []), 'tongue'] : mouth;
}

/** Hair that covers the forehead is a fringe; whether hair that covers some of it is one is anyone's guess. */
function fringeOf(row: Row): SeenWords {
  if (row['forehead'] === 'whole') return [];
  const covers = told(row, 'covered');
  if (covers === null || row['forehead'] === 'unsure') return null;
  return row['forehead'] === 'covered' && covers.includes('hair') ? ['fringe'] : [];
}

const shotOf = (row: Row): SeenWords =>
  oneByOne([
    [['cut'], named('forehead', { cut: 'cut' })(row)],
    [['ceiling'], named('headroom', { much: 'ceiling' })(row)],
  ]);

/** One line a fact: the words that are true of a row. Facts without a line are in models/moment/labels.csv alone. */
export const VISIBLE: Partial<Record<FactName, (row: Row) => SeenWords>> = {
  gaze: gazeOf,
  mouth: mouthOf,
  tilt: named('tilt', { left: 'left', right: 'right' }),
  frames: named('frames', { dark: 'dark' }),
  hair: fringeOf,
  shot: shotOf,
  tone: named('mono', { yes: 'mono' }),
  scenery: named('background', asTheyAre(SCENERIES)),
  backdrop: named('backgroundColour', asTheyAre(COLOURS)),
};
