import { expect, test } from 'vitest';
import { addNoise, changeExposure, changeWhiteBalance, lampColour } from '#lab/evaluate/changes/light.ts';
import { LINEAR_OF_BYTE } from '#lab/evaluate/colour.ts';
import { seededRandom } from '#lab/evaluate/random.ts';
import { byteAt, plain, SKIN } from '../pictures.ts';

const light = (image: ReturnType<typeof plain>, channel: number) =>
  LINEAR_OF_BYTE[byteAt(image, 1, 1, channel)] ?? Number.NaN;

test('exposure multiplies linear light', () => {
  const before = plain(4, 4);
  const after = changeExposure(before, -1);
  for (let c = 0; c < 3; c++) expect(light(after, c) / light(before, c)).toBeCloseTo(0.5, 1);
});

test('exposure clips at white, as a camera does', () => {
  expect([...changeExposure(plain(1, 1, [250, 128, 0]), 0.3).data]).toEqual([255, 141, 0]);
});

test('white balance turns a photo warmer for +400 K and cooler for -400 K, green kept', () => {
  const warm = changeWhiteBalance(plain(4, 4), 400);
  const cool = changeWhiteBalance(plain(4, 4), -400);
  expect(byteAt(warm, 0, 0, 0)).toBeGreaterThan(SKIN[0]);
  expect(byteAt(warm, 0, 0, 2)).toBeLessThan(SKIN[2]);
  expect(byteAt(cool, 0, 0, 0)).toBeLessThan(SKIN[0]);
  expect(byteAt(cool, 0, 0, 2)).toBeGreaterThan(SKIN[2]);
  expect(byteAt(warm, 0, 0, 1)).toBe(SKIN[1]);
});

test('the white-balance gains are those of the Planckian locus', () => {
  const before = plain(4, 4, [128, 128, 128]);
  const after = changeWhiteBalance(before, 400);
  // Planck at 5500 K and 5900 K through the CIE 1931 observer, in linear sRGB, over green.
  expect(light(after, 0) / light(before, 0)).toBeCloseTo(1.05, 1);
  expect(light(after, 2) / light(before, 2)).toBeCloseTo(0.93, 1);
});

test('lamps have their colour: illuminant A, daylight, and no jump where two splines meet', () => {
  // CIE 15: x, y of illuminant A (2856 K) are 0.4476, 0.4074; here as linear sRGB at luminance 1.
  const [x, y] = [0.4476, 0.4074];
  const [bigX, bigZ] = [x / y, (1 - x - y) / y];
  const a = lampColour(2856);
  expect(a[0]).toBeCloseTo(3.2404542 * bigX - 1.5371385 - 0.4985314 * bigZ, 1);
  expect(a[2]).toBeCloseTo(0.0556434 * bigX - 0.2040259 + 1.0572252 * bigZ, 1);
  const [below, above] = [lampColour(3999.9), lampColour(4000)];
  below.forEach((value, c) => expect(value).toBeCloseTo(above[c] ?? Number.NaN, 2));
});

test('no shift, no change', () => {
  const image = plain(4, 4);
  expect(changeWhiteBalance(image, 0)).toEqual(image);
  expect(changeExposure(image, 0)).toEqual(image);
});

test('noise has the deviation asked for, on every channel for itself', () => {
  const image = plain(120, 120, [128, 128, 128]);
  const noisy = addNoise(image, 3, seededRandom('noise'));
  const errors = [...noisy.data].map((byte) => byte - 128);
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  const deviation = Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length);
  expect(mean).toBeCloseTo(0, 0);
  expect(Math.abs(deviation - 3)).toBeLessThan(0.1);
  const product = errors.reduce((sum, error, i) => sum + error * (errors[i + 1] ?? 0), 0) / errors.length;
  expect(Math.abs(product)).toBeLessThan(0.3);
});

test('the same seed makes the same noise, and the photo itself stays', () => {
  const image = plain(20, 20);
  const copy = image.data.slice();
  expect(addNoise(image, 3, seededRandom(1))).toEqual(addNoise(image, 3, seededRandom(1)));
  expect(addNoise(image, 3, seededRandom(1))).not.toEqual(addNoise(image, 3, seededRandom(2)));
  expect(image.data).toEqual(copy);
});
