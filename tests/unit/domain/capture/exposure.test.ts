import { describe, expect, it } from 'vitest';
import { readExposure } from '#domain/capture/exposure.ts';
import { CROP_SIZE } from '#domain/face/crop.ts';
import { bytePlane } from '#domain/geometry/polygon.ts';

const SIDE = 256;
const face = bytePlane(SIDE, SIDE);
for (let i = 0; i < face.data.length; i++) {
  const [x, y] = [(i % SIDE) - 128, Math.floor(i / SIDE) - 128];
  if (Math.hypot(x, y) < 80) face.data[i] = 1;
}

const byteOf = (light: number) =>
  Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * Math.min(1, light) ** (1 / 2.4) - 0.055));

/** A disc of skin with a patch of gloss before a wall, linear light each, under so much light. */
function crop({ skin = 0.35, gloss = 0.75, wall = 0.75, stops = 0 }) {
  const pixels = new Uint8ClampedArray(4 * CROP_SIZE ** 2);
  for (let i = 0; i < CROP_SIZE ** 2; i++) {
    const [x, y] = [(i % CROP_SIZE) / 2 - 128, Math.floor(i / CROP_SIZE) / 2 - 128];
    const off = Math.hypot(x, y);
    const own = off < 5 ? gloss : off < 80 ? skin : wall;
    const byte = byteOf(own * 2 ** stops);
    pixels.set([byte, byte, byte, 255], 4 * i);
  }
  return pixels;
}
const exposureOf = (scene: Parameters<typeof crop>[0]) => readExposure(crop(scene), face);

describe('readExposure', () => {
  it('follows the light stop for stop', () => {
    const good = exposureOf({});
    expect(Math.abs(good)).toBeLessThan(0.5);
    for (const stops of [-1, -2, -3, -4]) expect(exposureOf({ stops }) - good).toBeCloseTo(stops, 0.5);
  });

  it('knows dark skin in good light from fair skin in the dark', () => {
    // The same skin in the photo, L* 29: gloss over dark skin is a little weaker.
    const dark = exposureOf({ skin: 0.06, gloss: 0.45 });
    const underexposed = exposureOf({ skin: 0.48, gloss: 0.75, stops: -3 });
    expect(Math.abs(dark - exposureOf({ skin: 0.48 }))).toBeLessThan(0.4);
    expect(underexposed).toBeLessThan(dark - 2);
  });

  it('sees a dark face before a window, and is not fooled by a black wall', () => {
    expect(exposureOf({ skin: 0.04, gloss: 0.09, wall: 1 })).toBeLessThan(-1.5);
    expect(exposureOf({ wall: 0.001 })).toBeGreaterThan(-1.1);
  });

  it('has an answer for a black photo', () => {
    expect(exposureOf({ stops: -20 })).toBeLessThan(-8);
  });
});
