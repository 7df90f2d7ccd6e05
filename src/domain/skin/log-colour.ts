/** Light and colour of the crop at map resolution, in logarithms: a contrast there does not move with exposure. */
import { CROP_SIZE } from '#domain/face/crop.ts';
import { SKIN_MAP_SIZE } from './maps.ts';

const SIZE = SKIN_MAP_SIZE;

/** Keeps black from running away. */
const OFFSET = 0.002;

/** sRGB byte → ln(linear light + OFFSET). */
const LOG_LIGHT = Float32Array.from({ length: 256 }, (_, byte) => {
  const s = byte / 255;
  return Math.log((s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4) + OFFSET);
});

export interface LogLight {
  /** Mean ln light per map pixel. */
  readonly light: Float32Array;
  /** 1 where the pixel is clipped to black or white. */
  readonly clipped: Uint8Array;
}

export interface LogColour {
  readonly light: Float32Array;
  /** ln R/G and ln G/B per map pixel. */
  readonly rg: Float32Array;
  readonly gb: Float32Array;
}

/** Mean of a channel over 2 × 2 crop pixels whose first lies at `at`, rounded. */
function blockMean(crop: Uint8ClampedArray, at: number): number {
  return ((crop[at] ?? 0) + (crop[at + 4] ?? 0) + (crop[at + ROW] ?? 0) + (crop[at + ROW + 4] ?? 0) + 2) >> 2;
}

const ROW = CROP_SIZE * 4;

/** Where the four crop pixels of a map pixel begin. */
function blockAt(index: number): number {
  const x = index % SIZE;
  // A row of the map is two of the crop; without a division, which takes longer than all the rest.
  return (index - x) * ((2 * ROW) / SIZE) + 8 * x;
}

const isClipped = (red: number, green: number, blue: number): number =>
  Math.min(red, green) >= 253 || Math.max(red, green, blue) <= 4 ? 1 : 0;

/** Light of the crop at map resolution. */
export function logLight(crop: Uint8ClampedArray): LogLight {
  const light = new Float32Array(SIZE * SIZE);
  const clipped = new Uint8Array(SIZE * SIZE);
  for (let i = 0; i < light.length; i++) {
    const at = blockAt(i);
    const red = blockMean(crop, at);
    const green = blockMean(crop, at + 1);
    const blue = blockMean(crop, at + 2);
    light[i] = ((LOG_LIGHT[red] ?? 0) + (LOG_LIGHT[green] ?? 0) + (LOG_LIGHT[blue] ?? 0)) / 3;
    clipped[i] = isClipped(red, green, blue);
  }
  return { light, clipped };
}

/** Light and colour of the crop at these map pixels; 0 elsewhere. */
export function logColour(crop: Uint8ClampedArray, pixels: Int32Array): LogColour {
  const rg = new Float32Array(SIZE * SIZE);
  const gb = new Float32Array(SIZE * SIZE);
  const light = new Float32Array(SIZE * SIZE);
  for (let n = 0; n < pixels.length; n++) {
    const i = pixels[n] ?? 0;
    const at = blockAt(i);
    const lr = LOG_LIGHT[blockMean(crop, at)] ?? 0;
    const lg = LOG_LIGHT[blockMean(crop, at + 1)] ?? 0;
    const lb = LOG_LIGHT[blockMean(crop, at + 2)] ?? 0;
    rg[i] = lr - lg;
    gb[i] = lg - lb;
    light[i] = (lr + lg + lb) / 3;
  }
  return { rg, gb, light };
}

/** L* of a grey of this ln light. */
export function lightnessOf(logLight: number): number {
  return 116 * Math.cbrt(Math.max(0, Math.exp(logLight) - OFFSET)) - 16;
}
