import { describe, expect, it } from 'vitest';
import { COLOURED_LIGHT } from '#domain/capture/limits.ts';
import { CROP_INTEROCULAR, CROP_SIZE } from '#domain/face/crop.ts';
import { cropLandmarks, STRIDE } from '#domain/face/landmarks.ts';
import { IRIS, LEFT_EYE, RIGHT_EYE } from '#domain/face/topology.ts';
import { readLightColour } from '#domain/moment/sclera.ts';

type Rgb = readonly [number, number, number];
const EYES = [
  { at: 170, outline: RIGHT_EYE, iris: IRIS.right },
  { at: 342, outline: LEFT_EYE, iris: IRIS.left },
] as const;
const Y = 180;
const RADIUS = 14;

/** Almonds 60 × 24 px wide round an iris. */
function landmarks({ points = 478, open = 12 } = {}) {
  const out = new Float32Array(points * STRIDE);
  const put = (index: number, x: number, y: number) => index < points && out.set([x, y, 0], STRIDE * index);
  for (const { at, outline, iris } of EYES) {
    outline.forEach((index, i) => {
      const angle = (2 * Math.PI * i) / outline.length;
      put(index, at + 30 * Math.cos(angle), Y + open * Math.sin(angle));
    });
    const [middle, east, north, west, south] = iris;
    put(middle, at, Y);
    put(east, at + RADIUS, Y);
    put(north, at, Y - RADIUS);
    put(west, at - RADIUS, Y);
    put(south, at, Y + RADIUS);
  }
  return cropLandmarks(out);
}

const byteOf = (light: number) => Math.round(255 * (1.055 * Math.min(1, light) ** (1 / 2.4) - 0.055));

/** All one colour of linear light, lit from the left and from the right of the picture. */
function crop(surface: Rgb, left: Rgb = [1, 1, 1], right = left) {
  const pixels = new Uint8ClampedArray(4 * CROP_SIZE ** 2);
  for (let i = 0; i < CROP_SIZE ** 2; i++) {
    const light = i % CROP_SIZE < CROP_SIZE / 2 ? left : right;
    const [r, g, b] = surface.map((value, channel) => byteOf(value * (light[channel] ?? 1))) as [
      number,
      number,
      number,
    ];
    pixels.set([r, g, b, 255], 4 * i);
  }
  return pixels;
}

const WHITE: Rgb = [0.42, 0.38, 0.36];
const read = (pixels: Uint8ClampedArray, points = landmarks(), px = 150) =>
  readLightColour(pixels, points, px);

describe('readLightColour', () => {
  it.each<[string, Rgb, Rgb]>([
    ['daylight', WHITE, [1, 1, 1]],
    ['a dim room', WHITE, [0.1, 0.1, 0.1]],
    ['a warm bulb', WHITE, [1, 0.85, 0.65]],
    ['shaded whites, tinted by skin', [0.3, 0.18, 0.12], [1, 1, 1]],
    ['whites that are dark skin alone', [0.12, 0.06, 0.035], [1, 1, 1]],
  ])('calls %s no coloured light', (_, surface, light) => {
    expect(read(crop(surface, light))).toBeLessThan(COLOURED_LIGHT);
  });

  it.each<[string, Rgb]>([
    ['magenta', [1, 0.25, 0.9]],
    ['blue', [0.35, 0.45, 1]],
    ['green', [0.35, 1, 0.4]],
    ['red', [1, 0.15, 0.15]],
  ])('tells %s neon, in bright and in dim light', (_, light) => {
    for (const gain of [1, 0.2]) {
      const dimmed = light.map((value) => gain * value) as unknown as Rgb;
      expect(read(crop(WHITE, dimmed))).toBeGreaterThan(COLOURED_LIGHT);
    }
  });

  it('tells two lamps whose mean is white', () => {
    const both = crop(WHITE, [1, 0.7, 0.35], [0.55, 0.85, 1]);
    expect(read(both)).toBeGreaterThan(COLOURED_LIGHT);
  });

  it('says nothing without irises, of shut eyes and of eyes of a few pixels', () => {
    const pixels = crop(WHITE);
    expect(read(pixels, landmarks({ points: 468 }))).toBeNull();
    expect(read(pixels, landmarks({ open: 0 }))).toBeNull();
    expect(read(pixels, landmarks(), 0.08 * CROP_INTEROCULAR)).toBeNull();
  });
});
