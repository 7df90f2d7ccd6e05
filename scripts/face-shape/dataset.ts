/**
 * The training set as numbers: models/face-shape/*.csv. No photo, no name of a file or a person is in
 * it; a photo is known by the first 12 digits of its SHA-256.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { SHAPE_NAMES } from '#domain/face/face-shape.ts';
import { GRADIENT_FEATURES } from '#domain/face/shape-gradients.ts';
import { CONTOUR_FEATURES } from '#domain/face/shape-contour.ts';
import { inRoot } from '../lib/paths.ts';

/** What one integer in the files stands for. */
const CONTOUR_UNIT = 1e-4;
const GRADIENT_UNIT = 1e-2;

/** One photo of the set. */
export interface Sample {
  readonly id: string;
  /** Index in SHAPE_NAMES. */
  readonly label: number;
  /** Photos of one group show the same picture or, as far as known, the same person. */
  readonly group: number;
  /** Contour features of the photo, by MediaPipe first and then by the lite engine where that finds the face. */
  readonly contours: readonly (readonly number[])[];
  readonly gradients: readonly number[];
}

export interface SampleFiles {
  readonly photos: string;
  readonly contours: string;
  readonly gradients: string;
}

const FILES: SampleFiles = { photos: 'photos.csv', contours: 'contours.csv', gradients: 'gradients.csv' };

const fileOf = (name: keyof SampleFiles) => inRoot('models', 'face-shape', FILES[name]);

export async function readSamples(): Promise<readonly Sample[]> {
  const read = (name: keyof SampleFiles) => readFile(fileOf(name), 'utf8');
  return parseSamples({
    photos: await read('photos'),
    contours: await read('contours'),
    gradients: await read('gradients'),
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

export async function writeSamples(samples: readonly Sample[]): Promise<void> {
  const texts = formatSamples(samples);
  await writeFile(fileOf('photos'), texts.photos);
  await writeFile(fileOf('contours'), texts.contours);
  await writeFile(fileOf('gradients'), texts.gradients);
}

const lines = (header: string, rows: readonly string[]) => `${[header, ...rows].join('\n')}\n`;
const integers = (values: readonly number[], unit: number) => values.map((value) => Math.round(value / unit));

/** The texts of the three files; features are rounded to their units. */
export function formatSamples(samples: readonly Sample[]): SampleFiles {
  return {
    photos: lines(
      'id,label,group',
      samples.map(({ id, label, group }) => `${id},${SHAPE_NAMES[label] ?? ''},${group}`),
    ),
    contours: lines(
      `id,${CONTOUR_FEATURES} contour features in ${CONTOUR_UNIT}`,
      samples.flatMap(({ id, contours }) =>
        contours.map((values) => [id, ...integers(values, CONTOUR_UNIT)].join(',')),
      ),
    ),
    gradients: lines(
      `id,${GRADIENT_FEATURES} gradient features in ${GRADIENT_UNIT}`,
      samples.map(({ id, gradients }) => [id, ...integers(gradients, GRADIENT_UNIT)].join(',')),
    ),
  };
}

/** @throws Error when a photo lacks its features, or a row has the wrong length */
export function parseSamples({ photos, contours, gradients }: SampleFiles): readonly Sample[] {
  const contourRows = rowsById(contours, CONTOUR_FEATURES, CONTOUR_UNIT);
  const gradientRows = rowsById(gradients, GRADIENT_FEATURES, GRADIENT_UNIT);
  return dataLines(photos).map((line) => {
    const [id = '', name, group] = line.split(',');
    const label = SHAPE_NAMES.findIndex((shape) => shape === name);
    const own = contourRows.get(id);
    const [texture] = gradientRows.get(id) ?? [];
    if (label < 0 || own === undefined || texture === undefined) throw new Error(`Photo ${id} is not whole.`);
    return { id, label, group: Number(group), contours: own, gradients: texture };
  });
}

const dataLines = (text: string) => text.trimEnd().split('\n').slice(1);

function rowsById(text: string, length: number, unit: number): ReadonlyMap<string, readonly number[][]> {
  const rows = new Map<string, number[][]>();
  for (const line of dataLines(text)) {
    const [id = '', ...values] = line.split(',');
    if (values.length !== length) throw new Error(`${id} has ${values.length} numbers instead of ${length}.`);
    const known = rows.get(id) ?? [];
    rows.set(id, [...known, values.map((value) => Number(value) * unit)]);
  }
  return rows;
}
