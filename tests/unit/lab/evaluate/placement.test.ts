import { expect, test } from 'vitest';
import { placeFace } from '#lab/evaluate/placement.ts';
import { coverage, meshPairs, place, plain } from './pictures.ts';

test('the crop of a face that lies as in the crop is the photo itself', () => {
  const { toCrop } = place(plain(512, 512));
  expect(toCrop.a).toBeCloseTo(1, 1);
  expect(toCrop.b).toBeCloseTo(0, 2);
});

test('a photo of half the size gives the same places', () => {
  const whole = place(plain(512, 512));
  const half = placeFace(
    plain(256, 256),
    meshPairs().map((value) => value / 2),
    coverage(1),
  );
  expect(half.toCrop.a).toBeCloseTo(2 * whole.toCrop.a, 4);
  expect(half.landmarks[300]).toBeCloseTo(whole.landmarks[300] ?? Number.NaN, 2);
});

test('hair over the forehead and highlights are told from skin', () => {
  const image = plain(512, 512);
  image.data.fill(30, 0, 3 * 512 * 120);
  image.data.fill(250, 3 * 512 * 300, 3 * 512 * 310);
  const face = place(image);
  expect(face.isSkin(256, 60)).toBe(false);
  expect(face.isSkin(180, 270)).toBe(true);
  expect(face.isSkin(256, 305)).toBe(false);
  expect(face.isSkinOrHighlight(256, 305)).toBe(true);
  expect(face.isSkinOrHighlight(256, 60)).toBe(false);
});

test('a region of which half is hidden is not painted on', () => {
  const face = place(plain(512, 512), ['forehead']);
  expect(face.visible('forehead')).toBe(false);
  expect(face.visible('nose')).toBe(true);
});
