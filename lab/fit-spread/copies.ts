/** Which copies of which photos the ± is fitted to, and how each is made. */
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { findPhotos } from '../analyze/photos.ts';
import { CAMERAS, takenBy } from '../evaluate/changes/cameras.ts';
import { fromPixels, type RgbImage } from '../evaluate/image.ts';
import { LAMPS } from '../evaluate/lamps/list.ts';
import type { LitFace } from '../evaluate/lamps/surface.ts';
import { seededRandom } from '../evaluate/random.ts';
import { findPeople } from '../evaluate/retakes/people.ts';
import { DEFAULT_SEED } from '../evaluate/versions.ts';

export const SETS = ['people', 'portraits', 'small', 'scenes'] as const;
export type SetName = (typeof SETS)[number];

/** A photo of a set. `person` is the same for all photos of one; `number` counts people from 0 on. */
export interface Photo {
  readonly set: SetName;
  readonly person: string;
  readonly number: number;
  /** 0 for the person's first photo. */
  readonly take: number;
  readonly file: string;
}

/** Tells the people of all sets apart. */
export const personOf = ({ set, person }: { readonly set: string; readonly person: string }): string =>
  `${set}/${person}`;

/** Another photo that is made from one. */
export interface Copy {
  readonly kind: 'camera' | 'lamp' | 'resolution';
  readonly name: string;
}

/** The photo as it is, where a copy is meant. */
export const AS_IT_IS = 'as it is';

export const copyId = (copy: Copy | null): string => (copy === null ? AS_IT_IS : `${copy.kind}/${copy.name}`);

/** @param folder with a folder for each set; one that is not there has no photos */
export async function findSets(folder: string): Promise<Photo[]> {
  const there = await readdir(folder);
  const sets = await Promise.all(
    SETS.filter((set) => there.includes(set)).map((set) =>
      set === 'people' ? photosOfPeople(join(folder, set)) : singlePhotos(set, join(folder, set)),
    ),
  );
  return sets.flat();
}

async function photosOfPeople(folder: string): Promise<Photo[]> {
  const { people } = await findPeople(folder);
  return people.flatMap(({ id, photos }, number) =>
    photos.map((file, take): Photo => ({ set: 'people', person: id, number, take, file })),
  );
}

async function singlePhotos(set: SetName, folder: string): Promise<Photo[]> {
  const files = await findPhotos([folder]);
  return files.map((file, number) => ({ set, person: relative(folder, file), number, take: 0, file }));
}

/** Every person has a quarter of the cameras and of the lamps, the next one the next quarter: people tell more than copies. */
const PARTS = 4;
const shareOf = <T>(list: readonly T[], number: number): T[] =>
  list.filter((_, index) => index % PARTS === number % PARTS);

/** Pixels between the eyes that a studio photo is halved to. */
export const COARSE_PX = 75;

/** Both photos by the same cameras are a second photo; a lamp is held against the person's first photo as it is. */
export function copiesOf({ set, number, take }: Photo): Copy[] {
  const cameras = set === 'people' ? shareOf(CAMERAS, number) : [];
  const isLit = take === 0 && (set === 'people' || set === 'portraits');
  const lamps = isLit ? shareOf(LAMPS, number) : [];
  return [
    ...cameras.map(({ name }): Copy => ({ kind: 'camera', name })),
    ...lamps.map(({ name }): Copy => ({ kind: 'lamp', name })),
    ...(isLit ? [{ kind: 'resolution', name: `${COARSE_PX}-px` } as const] : []),
  ];
}

/** What a copy is made from. */
export interface Original {
  readonly image: RgbImage;
  /** Null where no mesh was found: nothing can be lit. */
  readonly lit: LitFace | null;
  /** Between the eyes, in pixels of `image`. */
  readonly interocularPx: number;
}

const JPEG = { quality: 95, chromaSubsampling: '4:4:4' } as const;

/** As a JPEG; null where it cannot be made. */
export async function makeCopy(copy: Copy, photo: Photo, original: Original): Promise<Buffer | null> {
  const { image, lit, interocularPx } = original;
  if (copy.kind === 'camera') {
    const camera = CAMERAS.find(({ name }) => name === copy.name);
    const random = seededRandom(DEFAULT_SEED, photo.person, photo.take, copy.name);
    return camera === undefined || lit === null ? null : takenBy(camera, image, lit, random);
  }
  if (copy.kind === 'lamp') {
    const lamp = LAMPS.find(({ name }) => name === copy.name);
    if (lamp === undefined || lit === null) return null;
    return fromPixels(lamp.make(image, lit)).jpeg(JPEG).toBuffer();
  }
  const scale = Math.min(1, COARSE_PX / interocularPx);
  return fromPixels(image)
    .resize(Math.round(image.width * scale), Math.round(image.height * scale), { kernel: 'lanczos3' })
    .jpeg(JPEG)
    .toBuffer();
}
