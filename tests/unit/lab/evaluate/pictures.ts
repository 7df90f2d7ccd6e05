/** Pictures and a face for the tests of what the evaluation paints. */
import { readFileSync } from 'node:fs';
import type { RegionCoverage, RegionName } from '#domain/face/report.ts';
import { REGION_NAMES } from '#domain/face/regions.ts';
import { labOfLinear, LINEAR_OF_BYTE, triple } from '#lab/evaluate/colour.ts';
import type { RgbImage } from '#lab/evaluate/image.ts';
import { placeFace, type Placement } from '#lab/evaluate/placement.ts';
import { seededRandom } from '#lab/evaluate/random.ts';
import { inRoot } from '#scripts/lib/paths.ts';

export type Colour = readonly [number, number, number];

/** A middle skin tone, sRGB bytes. */
export const SKIN: Colour = [198, 152, 126];

export function plain(width: number, height: number, colour: Colour = SKIN): RgbImage {
  const data = new Uint8Array(3 * width * height);
  for (let i = 0; i < data.length; i++) data[i] = colour[i % 3] ?? 0;
  return { width, height, data };
}

export function speckled(width: number, height: number, seed = 1): RgbImage {
  const random = seededRandom('speckled', seed);
  const data = Uint8Array.from({ length: 3 * width * height }, () => Math.floor(256 * random()));
  return { width, height, data };
}

export function byteAt(image: RgbImage, x: number, y: number, channel: number): number {
  return image.data[3 * (y * image.width + x) + channel] ?? Number.NaN;
}

/** L*, a*, b* of a pixel. */
export function labAt(image: RgbImage, x: number, y: number): Colour {
  const rgb = triple();
  for (let c = 0; c < 3; c++) rgb[c] = LINEAR_OF_BYTE[byteAt(image, Math.floor(x), Math.floor(y), c)] ?? 0;
  labOfLinear(rgb, rgb);
  return [rgb[0] ?? 0, rgb[1] ?? 0, rgb[2] ?? 0];
}

/** x, y, z of a symmetric face about the middle line x = 0, in crop pixels. */
const { points } = JSON.parse(readFileSync(inRoot('tests/fixtures/face-mesh.json'), 'utf8')) as {
  points: number[];
};

/** Landmarks as x, y pairs: the test face, as large as in the crop. */
export function meshPairs(): number[] {
  return Array.from({ length: points.length / 3 }, (_, i) => [
    256 + (points[3 * i] ?? 0),
    points[3 * i + 1] ?? 0,
  ]).flat();
}

export function coverage(share: number, except: Partial<Record<RegionName, number>> = {}): RegionCoverage {
  const all = Object.fromEntries(REGION_NAMES.map((name) => [name, share])) as Record<RegionName, number>;
  return { ...all, ...except };
}

/** The test face in a picture of 512 × 512, every region visible unless said otherwise. */
export function place(image: RgbImage, hidden: readonly RegionName[] = []): Placement {
  return placeFace(image, meshPairs(), coverage(1, Object.fromEntries(hidden.map((name) => [name, 0.2]))));
}
