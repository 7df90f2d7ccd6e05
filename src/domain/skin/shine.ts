/**
 * Shine: skin that is lighter than the skin around it and paler than light alone would make it. Diffuse
 * light lifts all colours alike; a specular reflection adds white, so the chroma stays behind
 * (dichromatic reflection, Shafer 1985).
 */
import type { SkinMaps } from './maps.ts';
import { smoothstep } from './statistics.ts';

/** The person's own skin: medians over cheeks and forehead. */
export interface OwnSkin {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
}

/** Points of light over the surroundings at which gloss begins and is complete. */
const LIFT: readonly [number, number] = [2, 16];
/** Share of the chroma that is missing against diffuse light at which gloss begins and is complete. */
const PALER: readonly [number, number] = [0, 0.25];

/** Specular share of a map pixel, 0…1. */
export function shineAt(maps: SkinMaps, own: OwnSkin, index: number): number {
  const lift = -(maps.melanin.data[index] ?? 0);
  if (lift <= LIFT[0]) return 0;
  const light = ((maps.lightness.data[index] ?? 0) + 16) / (own.lightness + 16);
  const chroma = (maps.a.data[index] ?? 0) + (maps.b.data[index] ?? 0);
  const missing = 1 - chroma / (Math.max(4, own.a + own.b) * light);
  return smoothstep(lift, ...LIFT) * smoothstep(missing, ...PALER);
}

/** The whole map, row by row. */
export function shineMap(maps: SkinMaps, own: OwnSkin): Float32Array {
  return Float32Array.from(maps.lightness.data, (_, index) => shineAt(maps, own, index));
}
