/** What was seen on the shared photos by eye (models/moment/labels.csv, visible.csv), and which of them are held out. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FACTS, type FactName } from './said.ts';
import { VISIBLE, wordsOf, type Row, type SeenWords } from './visible.ts';

export interface LabelledMoment {
  /** Below the folder of faces: `scenes/light/soft/2.jpg`. */
  readonly file: string;
  /** Whether the thresholds were chosen without it. */
  readonly heldOut: boolean;
  readonly seen: Readonly<Record<FactName, SeenWords>>;
}

const table = async (name: string): Promise<string> =>
  readFile(fileURLToPath(new URL(`../../../models/moment/${name}.csv`, import.meta.url)), 'utf8');

/** Half of the files, by their name. */
export const isHeldOut = (file: string): boolean =>
  (createHash('sha256').update(file).digest()[0] ?? 0) % 2 === 1;

/** How the light is called follows from the side that it was seen to come from. */
function lightOf(sides: SeenWords): SeenWords {
  if (sides === null) return null;
  if (sides.includes('left') || sides.includes('right')) return ['uneven'];
  return sides.includes('front') ? ['great', 'good'] : null;
}

/** @throws Error with one line where a row has more or fewer cells than the first one */
function parseRows(text: string): Row[] {
  const [names = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  return rows.map((row) => {
    if (row.length !== names.length) throw new Error(`${row[0]}: ${row.length} cells, not ${names.length}`);
    return Object.fromEntries(names.map((name, at) => [name, row[at] ?? 'unsure']));
  });
}

/** The describers' later, closer look counts; where it does not tell, the first one. A mouth may be two things, as each saw. */
function seenOf(fact: FactName, first: Row, visible: Row): SeenWords {
  if (fact === 'light') return lightOf(wordsOf(first['lightFrom'] ?? 'unsure'));
  const [earlier, later] = [wordsOf(first[fact] ?? 'unsure'), VISIBLE[fact]?.(visible) ?? null];
  return fact === 'mouth' && earlier !== null && later !== null ? [...later, ...earlier] : (later ?? earlier);
}

/**
 * @param visible the second look; a photo that is not in it has the first alone
 * @throws Error with one line where a row has more or fewer cells than the first one
 */
export function parseLabels(first: string, visible: string): LabelledMoment[] {
  const looks = new Map(parseRows(visible).map((row) => [row['file'], row]));
  return parseRows(first).map((row) => {
    const file = row['file'] ?? '';
    const seen = Object.fromEntries(FACTS.map((fact) => [fact, seenOf(fact, row, looks.get(file) ?? {})]));
    return { file, heldOut: isHeldOut(file), seen: seen as LabelledMoment['seen'] };
  });
}

export const readLabels = async (): Promise<LabelledMoment[]> =>
  parseLabels(await table('labels'), await table('visible'));
