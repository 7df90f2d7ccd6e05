/** Photos in folders named after their face shape. */
import { FACE_SHAPES, type FaceShapeName } from '#functions/vocabulary.ts';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findPhotos } from '../analyze/photos.ts';

export interface LabelledPhoto {
  readonly file: string;
  readonly label: FaceShapeName;
}

/** @throws Error when the folder has no folder of a face shape, or no photo in them */
export async function findLabelled(folder: string): Promise<readonly LabelledPhoto[]> {
  const inside: readonly string[] = await readdir(folder).catch((): string[] => []);
  const labels = FACE_SHAPES.filter((name) => inside.includes(name));
  const photos = await Promise.all(
    labels.map(async (label) => {
      const files = await findPhotos([join(folder, label)]);
      return files.map((file) => ({ file, label }));
    }),
  );
  const all = photos.flat();
  if (all.length === 0)
    throw new Error(`${folder} holds no photos in folders named ${FACE_SHAPES.join(', ')}.`);
  return all;
}
