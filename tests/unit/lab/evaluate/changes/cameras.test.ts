import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CAMERAS, takenBy } from '#lab/evaluate/changes/cameras.ts';
import { changeToneCurve } from '#lab/evaluate/changes/light.ts';
import { emptyField } from '#lab/evaluate/field.ts';
import type { LitFace } from '#lab/evaluate/lamps/surface.ts';
import { seededRandom } from '#lab/evaluate/random.ts';
import { byteAt, plain, SKIN } from '../pictures.ts';

/** A face that no lamp finds. */
const nowhere = emptyField();
const LIT = {
  toCrop: { a: 1, b: 0, tx: 0, ty: 0 },
  surface: { x: nowhere, y: nowhere, z: nowhere, mask: nowhere },
} as unknown as LitFace;

const taken = (name: string, draw: number) => {
  const camera = CAMERAS.find((one) => one.name === name);
  if (camera === undefined) throw new Error(name);
  return takenBy(camera, plain(120, 160), LIT, seededRandom('camera', draw));
};

test('a photo has the pixels of its camera, and the same draw is the same photo', async () => {
  const file = await taken('far', 1);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', height: 560 });
  expect(file.equals(await taken('far', 1))).toBe(true);
  expect(file.equals(await taken('far', 2))).toBe(false);
});

test('in the dark the picture is dark, in bright light it is bright', async () => {
  const lightness = async (name: string) =>
    (await sharp(await taken(name, 1)).stats()).channels[1]?.mean ?? 0;
  const [dark, plainly, bright] = await Promise.all(['dark', 'soft', 'bright'].map(lightness));
  expect(dark).toBeLessThan((plainly ?? 0) / 2);
  expect(bright).toBeGreaterThan(plainly ?? 0);
});

test('a tone curve leaves greys grey and the ends where they are, and makes the middle steeper', () => {
  const bytes = (grey: number) => {
    const after = changeToneCurve(plain(1, 1, [grey, grey, grey]), 0.5, 1.3);
    return [0, 1, 2].map((channel) => byteAt(after, 0, 0, channel));
  };
  for (const end of [0, 255]) expect(bytes(end)).toEqual([end, end, end]);
  const [low, high] = [bytes(100), bytes(156)];
  expect(new Set(low).size).toBe(1);
  expect((high[0] ?? 0) - (low[0] ?? 0)).toBeGreaterThan(56);
});

test('saturation takes colours farther from their grey, and no curve leaves all as it is', () => {
  const skin = plain(1, 1);
  expect([...changeToneCurve(skin, 0, 1).data]).toEqual([...SKIN]);
  const vivid = changeToneCurve(skin, 0, 1.2);
  expect(byteAt(vivid, 0, 0, 0)).toBeGreaterThan(SKIN[0]);
  expect(byteAt(vivid, 0, 0, 2)).toBeLessThan(SKIN[2]);
});
