/** Painted crops for the skin-map tests, and the committed network under Node. */
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { ModelLoader } from '#analysis/worker/engines/engine.ts';
import { openSkinMapNetwork, type SkinMapNetwork } from '#analysis/worker/stages/skin-maps.ts';
import { inRoot } from '#scripts/lib/paths.ts';

const SIZE = 512;
export type Rgb = readonly [number, number, number];

/** Linear reflectance, 0 to 1, of a light, a medium and a dark skin (ITA about 52, 20 and −40). */
export const SKINS = {
  light: [0.62, 0.42, 0.32],
  medium: [0.38, 0.22, 0.14],
  dark: [0.14, 0.07, 0.045],
} as const satisfies Record<string, Rgb>;

/** Linear light of each crop pixel, by its centre in crop pixels. */
export type Painter = (x: number, y: number) => Rgb;

/** The painted crop as canvas bytes. */
export function paint(painter: Painter): Uint8ClampedArray {
  const bytes = new Uint8ClampedArray(SIZE * SIZE * 4);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const linear = painter(x + 0.5, y + 0.5);
      bytes.set([...linear.map((v) => 255 * encode(v)), 255], (y * SIZE + x) * 4);
    }
  }
  return bytes;
}

const encode = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

/** Each channel of `colour` darkened by so many points: times 10^(−points / 100). */
export const darkened = (colour: Rgb, points: Rgb): Rgb => [
  colour[0] * 10 ** (-points[0] / 100),
  colour[1] * 10 ** (-points[1] / 100),
  colour[2] * 10 ** (-points[2] / 100),
];

/** Light under another lamp or exposure: one gain for each channel. */
export const times = (colour: Rgb, gains: Rgb): Rgb => [
  colour[0] * gains[0],
  colour[1] * gains[1],
  colour[2] * gains[2],
];

/** Gaussian bump of height 1. */
export const bump = (squaredDistance: number, sigma: number): number =>
  Math.exp(-squaredDistance / (2 * sigma * sigma));

/** Sensor noise on every channel, in sRGB steps of 255. */
export function noisy(crop: Uint8ClampedArray, sigma: number, seed: number): Uint8ClampedArray {
  const normal = normalNumbers(seed);
  return crop.map((byte, i) => (i % 4 === 3 ? byte : byte + sigma * normal()));
}

/** Numbers of 0…1 in a fixed order (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Standard normal numbers (Box and Muller). */
export function normalNumbers(seed: number): () => number {
  const next = randomNumbers(seed);
  return () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}

export const fullMask = (): Float32Array => new Float32Array(256 * 256).fill(1);

/** Soft-edged ellipse, such as a face has. */
export const ovalMask = (): Float32Array =>
  Float32Array.from({ length: 256 * 256 }, (_, i) => {
    const d = Math.hypot(((i % 256) - 128) / 90, (Math.floor(i / 256) - 132) / 115);
    return 1 / (1 + Math.exp((d - 1) * 12));
  });

export const loadCommitted: ModelLoader = async (name) => readFile(inRoot('models', name));

export function openCommittedNetwork(load: ModelLoader = loadCommitted): Promise<SkinMapNetwork> {
  return openSkinMapNetwork(load, `${pathToFileURL(inRoot('node_modules/onnxruntime-web/dist')).href}/`);
}

/** Largest value of a plane in a square of `radius` map pixels around a crop position. */
export function peakNear(data: Float32Array, x: number, y: number, radius: number): number {
  let peak = -Infinity;
  for (let v = Math.round(y / 2) - radius; v <= Math.round(y / 2) + radius; v++) {
    for (let u = Math.round(x / 2) - radius; u <= Math.round(x / 2) + radius; u++) {
      peak = Math.max(peak, data[v * 256 + u] ?? -Infinity);
    }
  }
  return peak;
}

/** Mean of a plane over the map pixels [from, to) in both directions. */
export function meanOver(data: Float32Array, from = 0, to = 256): number {
  let sum = 0;
  for (let y = from; y < to; y++) for (let x = from; x < to; x++) sum += data[y * 256 + x] ?? 0;
  return sum / (to - from) ** 2;
}
