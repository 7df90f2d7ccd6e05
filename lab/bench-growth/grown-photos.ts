/** Photos that grow: the drawn face on more and more pixels, and among more and more other faces. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { inRoot } from '#scripts/lib/paths.ts';

const FACE = inRoot('tests', 'fixtures', 'drawn-face.jpg');

/** From a webcam's picture to the largest that a phone takes. */
export const MEGAPIXELS = [0.3, 1, 3, 12, 24, 50] as const;
export const FACES = [1, 2, 4, 8] as const;

/** Landscape, as cameras lie. */
const ASPECT = 4 / 3;
/** Of the other faces: less than half of the largest, or the app asks who is meant. */
const BYSTANDER = 0.3;
const BYSTANDERS_A_ROW = 3;
const CROWD = { width: 2_400, height: 1_536 };

/** What a photo of so many megapixels measures, in whole pixels. */
export function sizeOf(megapixels: number): { readonly width: number; readonly height: number } {
  const height = Math.round(Math.sqrt((megapixels * 1e6) / ASPECT));
  return { width: Math.round(height * ASPECT), height };
}

const jpeg = (picture: Sharp, path: string) => picture.jpeg({ quality: 92 }).toFile(path);

async function ofSize(megapixels: number, path: string): Promise<void> {
  const { width, height } = sizeOf(megapixels);
  const face = await sharp(FACE).resize({ height }).toBuffer({ resolveWithObject: true });
  const left = Math.floor((width - face.info.width) / 2);
  const right = width - face.info.width - left;
  await jpeg(sharp(face.data).extend({ left, right, extendWith: 'copy' }), path);
}

/** The face at the left, as high as the picture, and the others in rows beside it. */
async function ofFaces(count: number, path: string): Promise<void> {
  const { width, height } = CROWD;
  const face = await sharp(FACE).resize({ height }).toBuffer({ resolveWithObject: true });
  const small = await sharp(FACE)
    .resize({ height: Math.round(height * BYSTANDER) })
    .toBuffer({ resolveWithObject: true });
  const bystanders = Array.from({ length: count - 1 }, (_, index) => ({
    input: small.data,
    left: face.info.width + (index % BYSTANDERS_A_ROW) * small.info.width,
    top: Math.floor(index / BYSTANDERS_A_ROW) * small.info.height,
  }));
  const wall = sharp({ create: { width, height, channels: 3, background: '#9aa3a8' } });
  await jpeg(wall.composite([{ input: face.data, left: 0, top: 0 }, ...bystanders]), path);
}

export interface GrownPhotos {
  /** In the order of `MEGAPIXELS`, then of `FACES`. */
  readonly paths: readonly string[];
  remove(): Promise<void>;
}

/** Makes them in a temporary folder; the caller removes them. */
export async function makeGrownPhotos(): Promise<GrownPhotos> {
  const folder = await mkdtemp(join(tmpdir(), 'roast-growth-'));
  const sizes = MEGAPIXELS.map((size) => ({ path: join(folder, `${size}-megapixels.jpg`), size }));
  const crowds = FACES.map((count) => ({ path: join(folder, `${count}-faces.jpg`), count }));
  for (const { path, size } of sizes) await ofSize(size, path);
  for (const { path, count } of crowds) await ofFaces(count, path);
  return {
    paths: [...sizes, ...crowds].map(({ path }) => path),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
