/**
 * The training set as numbers: models/face-shape/*.csv. No photo, no name of a file or a person is in
 * it; a photo is known by the first 12 digits of its SHA-256.
 */
import { FACE_SHAPES, type EngineName } from '#functions/vocabulary.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { CONTOUR_FEATURES, SHAPE_ENGINES } from '#domain/face/shape-features.ts';
import { GRADIENT_FEATURES } from '#domain/face/shape-gradients.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import type { Rows } from './matrix.ts';

/** What one integer in the files stands for. */
const CONTOUR_UNIT = 1e-4;
const GRADIENT_UNIT = 1e-2;

/** One photo of the set. */
export interface Sample {
  readonly id: string;
  /** Index in FACE_SHAPES. */
  readonly label: number;
  /** Photos of one group show the same picture or, as far as known, the same person. */
  readonly group: number;
  /** Contours that each engine sees: of the photo, then of its mirror image; none where it finds no face. */
  readonly looks: Readonly<Record<EngineName, Rows>>;
  readonly gradients: readonly number[];
}

/** The same photo held, cut or sent another way: by how much its numbers moved. */
export interface Wobble {
  readonly id: string;
  /** By MediaPipe. */
  readonly contour: readonly number[];
  readonly gradients: readonly number[];
}

export interface TrainingSet {
  readonly samples: readonly Sample[];
  readonly wobbles: readonly Wobble[];
  /**
   * By engine, how contours move from a neutral to a smiling photo of one person: mean products of the differences
   * over all people, from which no single person can be read.
   */
  readonly expressions: Readonly<Record<EngineName, Rows>>;
}

const FILES = ['photos', 'contours', 'gradients', 'wobbles', 'expressions'] as const;
export type SetFiles = Readonly<Record<(typeof FILES)[number], string>>;

const fileOf = (name: keyof SetFiles) => inRoot('models', 'face-shape', `${name}.csv`);

export async function readTrainingSet(): Promise<TrainingSet> {
  const read = (name: keyof SetFiles) => readFile(fileOf(name), 'utf8');
  return parseTrainingSet({
    photos: await read('photos'),
    contours: await read('contours'),
    gradients: await read('gradients'),
    wobbles: await read('wobbles'),
    expressions: await read('expressions'),
  });
}

/** Group of each known photo by its id; found once (models/face-shape.md) and kept when the features change. */
export async function readGroups(): Promise<ReadonlyMap<string, number>> {
  const lines = dataLines(await readFile(fileOf('photos'), 'utf8'));
  return new Map(
    lines.map((line) => {
      const [id = '', , group] = line.split(',');
      return [id, Number(group)];
    }),
  );
}

export async function writeTrainingSet(set: TrainingSet): Promise<void> {
  const texts = formatTrainingSet(set);
  for (const name of FILES) await writeFile(fileOf(name), texts[name]);
}

const lines = (header: string, rows: readonly string[]) => `${[header, ...rows].join('\n')}\n`;
const integers = (values: readonly number[], unit: number) => values.map((value) => Math.round(value / unit));

/** The texts of the files; features are rounded to their units. */
export function formatTrainingSet({ samples, wobbles, expressions }: TrainingSet): SetFiles {
  const contour = `${CONTOUR_FEATURES} contour features in ${CONTOUR_UNIT}`;
  const gradient = `${GRADIENT_FEATURES} gradient features in ${GRADIENT_UNIT}`;
  return {
    photos: lines(
      'id,label,group',
      samples.map(({ id, label, group }) => `${id},${FACE_SHAPES[label] ?? ''},${group}`),
    ),
    contours: lines(
      `id,engine,${contour}: a row for the photo, one for its mirror image`,
      samples.flatMap(({ id, looks }) =>
        SHAPE_ENGINES.flatMap((engine) =>
          looks[engine].map((look) => [id, engine, ...integers(look, CONTOUR_UNIT)].join(',')),
        ),
      ),
    ),
    gradients: lines(
      `id,${gradient}`,
      samples.map(({ id, gradients }) => [id, ...integers(gradients, GRADIENT_UNIT)].join(',')),
    ),
    wobbles: lines(
      `id,${contour} and ${gradient}: changed photo less the original`,
      wobbles.map(({ id, contour, gradients }) =>
        [id, ...integers(contour, CONTOUR_UNIT), ...integers(gradients, GRADIENT_UNIT)].join(','),
      ),
    ),
    expressions: lines(
      `engine,mean products of ${CONTOUR_FEATURES} contour features: smiling less neutral`,
      SHAPE_ENGINES.flatMap((engine) =>
        expressions[engine].map((row) => [engine, ...row.map((value) => value.toExponential(4))].join(',')),
      ),
    ),
  };
}

/** @throws Error when a photo lacks its features, or a row has the wrong length */
export function parseTrainingSet({
  photos,
  contours,
  gradients,
  wobbles,
  expressions,
}: SetFiles): TrainingSet {
  const looks = rowsByName(contours, 2, CONTOUR_FEATURES, CONTOUR_UNIT);
  const textures = rowsByName(gradients, 1, GRADIENT_FEATURES, GRADIENT_UNIT);
  const samples = dataLines(photos).map((line): Sample => {
    const [id = '', name, group] = line.split(',');
    const label = FACE_SHAPES.findIndex((shape) => shape === name);
    const seenBy = (engine: EngineName) => looks.get(`${id},${engine}`) ?? [];
    const own = { mediapipe: seenBy('mediapipe'), lite: seenBy('lite') };
    const [texture] = textures.get(id) ?? [];
    if (label < 0 || own.mediapipe.length === 0 || texture === undefined) {
      throw new Error(`Photo ${id} is not whole.`);
    }
    return { id, label, group: Number(group), looks: own, gradients: texture };
  });
  const products = rowsByName(expressions, 1, CONTOUR_FEATURES, 1);
  const movedBy = (engine: EngineName) => products.get(engine) ?? [];
  return {
    samples,
    wobbles: dataLines(wobbles).map(parseWobble),
    expressions: { mediapipe: movedBy('mediapipe'), lite: movedBy('lite') },
  };
}

function parseWobble(line: string): Wobble {
  const { name, values } = parseRow(line, 1, CONTOUR_FEATURES + GRADIENT_FEATURES);
  return {
    id: name,
    contour: values.slice(0, CONTOUR_FEATURES).map((value) => value * CONTOUR_UNIT),
    gradients: values.slice(CONTOUR_FEATURES).map((value) => value * GRADIENT_UNIT),
  };
}

const dataLines = (text: string) => text.trimEnd().split('\n').slice(1);

/** A row is known by its first `names` fields, the rest are numbers. */
function parseRow(line: string, names: number, length: number): { name: string; values: number[] } {
  const fields = line.split(',');
  const name = fields.slice(0, names).join();
  const values = fields.slice(names).map(Number);
  if (values.length !== length) throw new Error(`${name} has ${values.length} numbers instead of ${length}.`);
  return { name, values };
}

function rowsByName(text: string, names: number, length: number, unit: number) {
  const rows = new Map<string, number[][]>();
  for (const line of dataLines(text)) {
    const { name, values } = parseRow(line, names, length);
    rows.set(name, [...(rows.get(name) ?? []), values.map((value) => value * unit)]);
  }
  return rows;
}
