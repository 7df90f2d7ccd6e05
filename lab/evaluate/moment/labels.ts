/** What was seen on the shared photos by eye (models/moment/labels.csv), and which of them are held out. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FACTS, type FactName } from './said.ts';

/**
 * `words`: those that are true of the photo, one or more; empty where none of the fact's words is. `null`: it could not
 * be told.
 */
export type SeenWords = readonly string[] | null;

export interface LabelledMoment {
  /** Below the folder of faces: `scenes/light/soft/2.jpg`. */
  readonly file: string;
  /** Whether the thresholds were chosen without it. */
  readonly heldOut: boolean;
  readonly seen: Readonly<Record<FactName, SeenWords>>;
}

const LABELS = fileURLToPath(new URL('../../../models/moment/labels.csv', import.meta.url));

/** Half of the files, by their name. */
export const isHeldOut = (file: string): boolean =>
  (createHash('sha256').update(file).digest()[0] ?? 0) % 2 === 1;

const LABELLED = FACTS.filter((fact) => fact !== 'light');

/** How the light is called follows from the side that it was seen to come from. */
function lightOf(sides: SeenWords): SeenWords {
  if (sides === null) return null;
  if (sides.includes('left') || sides.includes('right')) return ['uneven'];
  return sides.includes('front') ? ['great', 'good'] : null;
}

const wordsOf = (cell: string): SeenWords => {
  if (cell === 'unsure') return null;
  return cell === 'none' ? [] : cell.split('/');
};

/** @throws Error with one line where a row has more or fewer cells than the first one, or a fact has no column */
export function parseLabels(text: string): LabelledMoment[] {
  const [names = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  return rows.map((row) => {
    const cell = (name: string) => {
      const value = row[names.indexOf(name)];
      if (value === undefined || row.length !== names.length) throw new Error(`${row[0]}: no ${name}`);
      return value;
    };
    const seen = Object.fromEntries(LABELLED.map((fact) => [fact, wordsOf(cell(fact))]));
    const light = lightOf(wordsOf(cell('lightFrom')));
    const file = cell('file');
    return { file, heldOut: isHeldOut(file), seen: { ...seen, light } as LabelledMoment['seen'] };
  });
}

export const readLabels = async (): Promise<LabelledMoment[]> => parseLabels(await readFile(LABELS, 'utf8'));
