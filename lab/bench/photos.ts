import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { inRoot } from '#scripts/lib/paths.ts';

export interface BenchPhotos {
  /** 1024 px on the long side. */
  readonly small: string;
  /** 4000 × 3000 px, the same face in the middle. */
  readonly large: string;
  /** What the photos were made from, for the report. */
  readonly source: string;
  remove(): Promise<void>;
}

/** A synthetic portrait from ../shared where it exists, else the project's own drawn face. */
async function findSource(): Promise<string> {
  const portraits = inRoot('..', 'shared', 'faces', 'portraits');
  const names = existsSync(portraits)
    ? (await readdir(portraits)).filter((name) => /\.jpe?g$/i.test(name))
    : [];
  const [first] = names.sort();
  if (first !== undefined) return join(portraits, first);
  const drawn = inRoot('tests', 'fixtures', 'drawn-face.jpg');
  if (existsSync(drawn)) return drawn;
  throw new Error(
    'No photo to measure with: neither ../shared/faces/portraits nor tests/fixtures/drawn-face.jpg.',
  );
}

/** Makes the photos of the benchmark in a temporary folder; the caller removes them. */
export async function makeBenchPhotos(): Promise<BenchPhotos> {
  const source = await findSource();
  const folder = await mkdtemp(join(tmpdir(), 'roast-bench-'));
  const small = join(folder, '1024.jpg');
  const large = join(folder, '12-megapixels.jpg');
  await sharp(source).rotate().resize(1024, 1024, { fit: 'inside' }).jpeg({ quality: 92 }).toFile(small);
  const square = await sharp(source).rotate().resize(3000, 3000, { fit: 'cover' }).toBuffer();
  await sharp(square)
    .extend({ left: 500, right: 500, extendWith: 'copy' })
    .jpeg({ quality: 92 })
    .toFile(large);
  return { small, large, source, remove: () => rm(folder, { recursive: true, force: true }) };
}
