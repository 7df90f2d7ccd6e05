import { expect, test } from 'vitest';
import { cropLandmarks } from '#domain/face/landmarks.ts';
import { LINEAR_OF_BYTE } from '#lab/evaluate/colour.ts';
import type { RgbImage } from '#lab/evaluate/image.ts';
import type { Triangle } from '#lab/evaluate/lamps/mesh.ts';
import { FRONTAL, lightRatio, relight, type Direction, type Light } from '#lab/evaluate/lamps/relight.ts';
import { surfaceOf, type LitFace } from '#lab/evaluate/lamps/surface.ts';
import { byteAt, plain } from '../pictures.ts';

const RADIUS = 150;
const MIDDLE = 256;
const RINGS = 24;
const STEPS = 48;

/** The half of a ball that the camera sees, in a picture that is its own crop. */
function ball(): LitFace {
  const vertices = Array.from({ length: (RINGS + 1) * STEPS }, (_, i) => {
    const off = (Math.floor(i / STEPS) / RINGS) * (Math.PI / 2);
    const around = (2 * Math.PI * (i % STEPS)) / STEPS;
    return [
      MIDDLE + RADIUS * Math.sin(off) * Math.cos(around),
      MIDDLE + RADIUS * Math.sin(off) * Math.sin(around),
      -RADIUS * Math.cos(off),
    ];
  });
  const triangles = Array.from({ length: RINGS * STEPS }, (_, i): Triangle[] => {
    const next = i - (i % STEPS) + ((i + 1) % STEPS);
    // Wound as the face mesh is.
    return [
      [i, next, i + STEPS],
      [next, next + STEPS, i + STEPS],
    ];
  }).flat();
  const outline = Array.from({ length: STEPS }, (_, i) => ({
    x: MIDDLE + RADIUS * Math.cos((2 * Math.PI * i) / STEPS),
    y: MIDDLE + RADIUS * Math.sin((2 * Math.PI * i) / STEPS),
  }));
  const xyz = cropLandmarks(Float32Array.from(vertices.flat()));
  return {
    toCrop: { a: 1, b: 0, tx: 0, ty: 0 },
    surface: surfaceOf(xyz, triangles, outline),
  };
}

const BALL = ball();
const GREY = plain(512, 512, [128, 128, 128]);
const WHITE = 5500;
const from = (direction: Direction, kelvin = WHITE): Light[] => [
  { from: null, strength: 0.35, kelvin: WHITE },
  { from: direction, strength: 0.65, kelvin },
];
const LEFT: Direction = [-Math.sin(Math.PI / 3), 0, 0.5];
/** Far faster than `toEqual` over a million bytes. */
const isSame = (a: RgbImage, b: RgbImage): boolean => Buffer.compare(a.data, b.data) === 0;
const light = (image: RgbImage, x: number, y: number, channel = 1) =>
  LINEAR_OF_BYTE[byteAt(image, x, y, channel)] ?? Number.NaN;

test('the light that the photo is taken to have changes nothing, byte by byte', () => {
  expect(isSame(relight(GREY, BALL, FRONTAL), GREY)).toBe(true);
});

test('twice the light is twice the linear value, wherever the place faces', () => {
  const twice = FRONTAL.map((lamp) => ({ ...lamp, strength: 2 * lamp.strength }));
  for (const normal of [[0, 0, 1], LEFT, [0, 1, 0]] as const) {
    for (const ratio of lightRatio(twice, normal)) expect(ratio).toBeCloseTo(2, 9);
  }
});

test('but the camera meters the face: on the photo its mean light stays', () => {
  const twice = FRONTAL.map((lamp) => ({ ...lamp, strength: 2 * lamp.strength }));
  expect(isSame(relight(GREY, BALL, twice), GREY)).toBe(true);
});

test('a ball under a lamp from the left is brighter on the left, as Lambert says', () => {
  const lit = relight(GREY, BALL, from(LEFT));
  const [left, right] = [light(lit, MIDDLE - 75, MIDDLE), light(lit, MIDDLE + 75, MIDDLE)];
  // Half the radius out the surface is turned by 30°: 30° and 90° off the lamp.
  const cos30 = Math.cos(Math.PI / 6);
  expect(left / right).toBeGreaterThan(1.5);
  expect(Math.abs(left / right / ((0.35 + 0.65 * cos30) / 0.35) - 1)).toBeLessThan(0.05);
  expect(light(lit, MIDDLE, MIDDLE - 75) / light(lit, MIDDLE, MIDDLE + 75)).toBeCloseTo(1, 1);
});

test('lamps of both sides are mirror images', () => {
  const [left, right] = [relight(GREY, BALL, from(LEFT)), relight(GREY, BALL, from([-LEFT[0], 0, LEFT[2]]))];
  for (const x of [140, 200, 240]) {
    expect(Math.abs(byteAt(left, x, 230, 1) - byteAt(right, 511 - x, 230, 1))).toBeLessThanOrEqual(1);
  }
});

test('what is beside the ball stays, and the light fades towards its rim', () => {
  const lit = relight(GREY, BALL, from(LEFT));
  for (const x of [10, 80, 500]) expect(byteAt(lit, x, MIDDLE, 1)).toBe(128);
  const steps = Array.from({ length: 180 }, (_, i) => byteAt(lit, MIDDLE - i, MIDDLE, 1));
  steps.slice(1).forEach((byte, i) => expect(Math.abs(byte - (steps[i] ?? 0))).toBeLessThanOrEqual(6));
});

test('a warm lamp reddens the side that it shines on, and that side alone', () => {
  const lit = relight(GREY, BALL, from(LEFT, 3500));
  const redness = (x: number) => light(lit, x, MIDDLE, 0) / light(lit, x, MIDDLE, 2);
  expect(redness(MIDDLE - 75)).toBeGreaterThan(1.3);
  // 90° off the lamp, only the room's daylight is left.
  expect(redness(MIDDLE + 85)).toBeLessThan(1.1);
});
