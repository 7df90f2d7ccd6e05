import { expect, test } from 'vitest';
import { FINE_PX, pxBetweenEyes, SMALL_COPIES, smallCopies } from '#lab/evaluate/changes/resolution.ts';
import { LEFT_EYE_CORNERS, MOUTH_CORNERS, RIGHT_EYE_CORNERS } from '#domain/face/topology.ts';
import sharp from 'sharp';
import { speckled } from '../pictures.ts';

/** Eyes and mouth where a face has them that has so many pixels between the eyes. */
function landmarksAt(px: number): number[] {
  const pairs = Array.from({ length: 478 * 2 }, () => 2 * px);
  const put = (indices: readonly number[], x: number, y: number) => {
    for (const index of indices) [pairs[2 * index], pairs[2 * index + 1]] = [x, y];
  };
  put(RIGHT_EYE_CORNERS, px, px);
  put(LEFT_EYE_CORNERS, 2 * px, px);
  put(MOUTH_CORNERS, 1.5 * px, 2 * px);
  return pairs;
}

const copiesOf = async (px: number) => {
  const image = speckled(3 * px, 3 * px);
  const copies: { name: string; width: number | undefined }[] = [];
  for await (const { name, file } of smallCopies(image, landmarksAt(px))) {
    copies.push({ name, width: (await sharp(file).metadata()).width });
  }
  return copies;
};

test('the pixels between the eyes are those of the crop’s own distance', () => {
  expect(pxBetweenEyes(landmarksAt(120))).toBeCloseTo(120, 0);
});

test('copies have the pixels that they are named after', async () => {
  const copies = await copiesOf(200);
  expect(copies.map(({ name }) => name)).toEqual(SMALL_COPIES.map(({ name }) => name));
  expect(copies.map(({ width }) => width)).toEqual([450, 225, 225, 225]);
});

test('nothing is enlarged: a photo between the two stands for itself', async () => {
  const copies = await copiesOf(120);
  expect(copies[0]).toEqual({ name: `px-${FINE_PX}`, width: 360 });
});

test('a photo that is no finer than its copies has none', async () => {
  expect(await copiesOf(90)).toEqual([]);
});
