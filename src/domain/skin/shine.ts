/**
 * Shine: skin that is lighter than the skin around it and paler than light alone would make it. Diffuse
 * light lifts all colours alike; a specular reflection adds white, so the chroma stays behind
 * (dichromatic reflection, Shafer 1985).
 */
import type { SkinMaps } from './maps.ts';
import { smoothstep } from './statistics.ts';

/** The person's own skin: medians over the cheeks, which hardly ever shine. */
export interface OwnSkin {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
}

/** Points of light over the surroundings, or over the cheeks, at which gloss begins and is complete. */
const LIFT: readonly [number, number] = [1, 30];
/** Share of the yellow that is missing against diffuse light at which gloss begins and is complete. */
const PALER: readonly [number, number] = [0, 0.4];

/**
 * Specular share of a map pixel, 0…1. Lighter than the skin around it, or than the cheeks: a forehead
 * that shines all over is its own surroundings. Paler is judged by b* alone, melanin's colour; a* is
 * blood's, and a flushed cheek does not make the nose shine.
 */
export function shineAt(maps: SkinMaps, own: OwnSkin, index: number): number {
  const light = ((maps.lightness.data[index] ?? 0) + 16) / (own.lightness + 16);
  // L* + 16 is the third root of light; a point is a hundredth of a decade.
  const lift = Math.max(-(maps.melanin.data[index] ?? 0), POINTS_PER_LN * Math.log(light));
  if (!(lift > LIFT[0])) return 0;
  const missing = 1 - (maps.b.data[index] ?? 0) / (Math.max(MIN_YELLOW, own.b) * light);
  return smoothstep(lift, ...LIFT) * smoothstep(missing, ...PALER);
}

/** 100 log10 of the third power. */
const POINTS_PER_LN = 300 / Math.LN10;
/** Skin with less b* than this is too grey to tell gloss by colour. */
const MIN_YELLOW = 4;

/** The shares of the pixels where `where` is not 0, and 0 elsewhere; row by row. */
export function shineMap(maps: SkinMaps, own: OwnSkin, where?: Uint8Array): Float32Array {
  const shares = new Float32Array(maps.lightness.data.length);
  for (let i = 0; i < shares.length; i++) {
    if (where === undefined || where[i] !== 0) shares[i] = shineAt(maps, own, i);
  }
  return shares;
}
