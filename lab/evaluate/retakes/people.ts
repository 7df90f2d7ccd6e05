/** A folder of people: one folder a person with two or more photos, and what they said of themselves in people.csv. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPhotos } from '#lab/analyze/photos.ts';

export interface Person {
  readonly id: string;
  /** By name: of the London set `neutral` before `smiling`. */
  readonly photos: readonly string[];
  /** As they reported it; null where people.csv does not know them. */
  readonly ethnicity: string | null;
  readonly gender: string | null;
}

/** One person from several distances, named by centimetres (`45cm.jpg`): no retakes, a series of its own. */
export interface DistancePhoto {
  readonly cm: number;
  readonly photo: string;
}

export interface People {
  readonly people: readonly Person[];
  readonly distances: readonly DistancePhoto[];
}

/** Holds such a series, and no person. */
export const DISTANCE_FOLDER = 'distance';

/** @throws Error with one line when the folder cannot be read or holds no person with two photos */
export async function findPeople(folder: string): Promise<People> {
  const entries = await readdir(folder, { withFileTypes: true });
  const ids = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const told = await readTold(join(folder, 'people.csv'));
  const people: Person[] = [];
  for (const id of ids.toSorted()) {
    const photos = id === DISTANCE_FOLDER ? [] : await findPhotos([join(folder, id)]);
    if (photos.length < 2) continue;
    const row = told.get(id);
    people.push({ id, photos, ethnicity: row?.ethnicity ?? null, gender: row?.gender ?? null });
  }
  if (people.length === 0) throw new Error(`${folder}: no folder with two photos of one person`);
  const series = ids.includes(DISTANCE_FOLDER) ? await findPhotos([join(folder, DISTANCE_FOLDER)]) : [];
  return { people, distances: series.flatMap(distanceOf).toSorted((a, b) => a.cm - b.cm) };
}

function distanceOf(photo: string): DistancePhoto[] {
  const cm = /(\d+)\s?cm\.[a-z]+$/i.exec(photo)?.[1];
  return cm === undefined ? [] : [{ cm: Number(cm), photo }];
}

interface Told {
  readonly gender: string | null;
  readonly ethnicity: string | null;
}

/** Plain commas, a first line of names: no value of the set is quoted. */
async function readTold(path: string): Promise<ReadonlyMap<string, Told>> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const [names = [], ...rows] = text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split(',').map((value) => value.trim()));
  const column = (row: readonly string[], name: string) => row[names.indexOf(name)] || null;
  return new Map(
    rows.map((row) => [
      column(row, 'id') ?? '',
      { gender: column(row, 'gender'), ethnicity: column(row, 'ethnicity') },
    ]),
  );
}
