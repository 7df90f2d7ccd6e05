import { expect, test } from 'vitest';
import { typologyAngle } from '#lab/evaluate/colour.ts';
import { seededRandom } from '#lab/evaluate/random.ts';
import {
  changeTone,
  prepareTone,
  skinAtAngle,
  TONE_ANGLES,
  TONE_METHODS,
  type ToneBase,
} from '#lab/evaluate/tone.ts';
import { byteAt, labAt, place, plain, SKIN, type Colour } from './pictures.ts';

/** Skin with shading from left to right, so that it has deviations to keep. */
function shadedFace(colour: Colour = SKIN) {
  const image = plain(512, 512, colour);
  const random = seededRandom('shade');
  for (let i = 0; i < image.data.length; i += 3) {
    const x = (i / 3) % 512;
    const shade = 0.85 + (0.3 * x) / 512 + 0.02 * random();
    for (let c = 0; c < 3; c++) image.data[i + c] = Math.min(255, Math.round((colour[c] ?? 0) * shade));
  }
  return image;
}

function prepared(): ToneBase {
  const image = shadedFace();
  const base = prepareTone(image, place(image));
  if (base === null) throw new Error('no skin');
  return base;
}

test('the path of human skin: lighter is less yellow, and so is darker', () => {
  const path = TONE_ANGLES.map(skinAtAngle);
  for (const [i, { lightness, b }] of path.entries()) {
    expect(typologyAngle(lightness, b)).toBeCloseTo(TONE_ANGLES[i] ?? Number.NaN, 6);
    expect(lightness).toBeLessThan(path[i - 1]?.lightness ?? 71);
  }
  expect(skinAtAngle(60).b).toBeLessThan(skinAtAngle(15).b);
  expect(skinAtAngle(-40).b).toBeLessThan(skinAtAngle(15).b);
  // ISSA's own medians of L* at two of its angles.
  expect(Math.abs(skinAtAngle(25).lightness - 58.3)).toBeLessThan(1);
  expect(Math.abs(skinAtAngle(-45).lightness - 37.2)).toBeLessThan(1);
  expect(() => skinAtAngle(-80)).toThrow(RangeError);
});

test.each(TONE_METHODS)('%s: the skin arrives at the angle asked for', (method) => {
  const base = prepared();
  for (const angle of TONE_ANGLES) {
    const toned = changeTone(base, angle, method);
    const again = prepareTone(toned, place(toned));
    expect(Math.abs((again?.ita ?? Number.NaN) - angle), `${angle}°`).toBeLessThan(1.5);
    expect(Math.abs((again?.mean[1] ?? Number.NaN) - (base.mean[1] ?? 0)), 'a*').toBeLessThan(1);
  }
});

test('additive keeps differences of L*, melanin keeps ratios of light', () => {
  const base = prepared();
  const difference = (image: typeof base.image) => labAt(image, 360, 250)[0] - labAt(image, 150, 250)[0];
  const additive = changeTone(base, 15, 'additive');
  expect(Math.abs(difference(additive) - difference(base.image))).toBeLessThan(1.5);

  const light = (image: typeof base.image, x: number) => (byteAt(image, x, 250, 1) / 255) ** 2.4;
  const ratio = (image: typeof base.image) => light(image, 360) / light(image, 150);
  const melanin = changeTone(base, 15, 'melanin');
  expect(Math.abs(ratio(melanin) / ratio(base.image) - 1)).toBeLessThan(0.15);
  expect(ratio(additive)).toBeGreaterThan(ratio(melanin));
});

test.each(TONE_METHODS)('%s: eyes, lips and background stay', (method) => {
  const base = prepared();
  const toned = changeTone(base, -40, method);
  const at = (index: number) => base.face.landmarks.subarray(3 * index, 3 * index + 2);
  const eye = [33, 133, 159, 145].map(at);
  const middle = [0, 1].map((axis) => Math.round(eye.reduce((sum, p) => sum + (p[axis] ?? 0), 0) / 4));
  for (const [x = 0, y = 0] of [middle, [3, 3], [508, 500]]) {
    for (let c = 0; c < 3; c++) expect(byteAt(toned, x, y, c)).toBe(byteAt(base.image, x, y, c));
  }
});
