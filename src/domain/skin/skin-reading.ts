/** One aligned crop as the skin metrics read it: maps, readable regions, gloss, the person's own skin. */
import { REGION_NAMES } from '#domain/face/regions.ts';
import type { RegionName } from '#domain/face/report.ts';
import { erode } from './erode.ts';
import type { SkinMaps, SkinPlane } from './maps.ts';
import { shineMap, type OwnSkin } from './shine.ts';
import type { MapPlane, SkinRegions } from './skin-regions.ts';
import { median } from './statistics.ts';

/** Below this share of readable pixels a region is not measured. */
export const MIN_COVERAGE = 0.5;
/** Gloss from here on hides the colour and the relief of the skin. */
const GLOSSY = 0.05;
/** Map pixels from hair, a frame or a feature within which a dark ridge does not count as skin. */
const LINE_RIM = 3;

export interface SkinReading {
  readonly maps: SkinMaps;
  /** 0…1 a map pixel: the specular share of its light. */
  readonly gloss: Float32Array;
  /** 1 where lines are read. */
  readonly lineMask: Uint8Array;
  /** Map pixels of the regions, as far as they are measurable. */
  readonly pixels: (names: readonly RegionName[], mask?: 'readable' | 'skin') => Int32Array;
  /** The same without gloss. */
  readonly mattPixels: (names: readonly RegionName[]) => Int32Array;
}

export function readSkin(maps: SkinMaps, regions: SkinRegions): SkinReading {
  const gloss = shineMap(maps, ownSkin(maps, regions), regions.labels.data);
  const pixels: SkinReading['pixels'] = (names, mask) => measurablePixels(regions, names, mask);
  return {
    maps,
    gloss,
    lineMask: lineSkin(regions).data,
    pixels,
    mattPixels: (names) => pixels(names).filter((i) => (gloss[i] ?? 0) < GLOSSY),
  };
}

/** Map pixels of the named regions, as far as those are measurable; empty when none is. */
export function measurablePixels(
  regions: SkinRegions,
  names: readonly RegionName[],
  mask: 'readable' | 'skin' = 'readable',
): Int32Array {
  const wanted = new Uint8Array(REGION_NAMES.length + 1);
  for (const name of names) {
    if (regions.coverage[name] >= MIN_COVERAGE) wanted[REGION_NAMES.indexOf(name) + 1] = 1;
  }
  const labels = regions.labels.data;
  const use = regions[mask].data;
  const out = new Int32Array(labels.length);
  let n = 0;
  for (let i = 0; i < labels.length; i++) {
    if (wanted[labels[i] ?? 0] === 1 && use[i] === 1) out[n++] = i;
  }
  return out.subarray(0, n);
}

/** The plane's median over the named regions; NaN where none of them could be read. */
export function medianOver(plane: SkinPlane, regions: SkinRegions, names: readonly RegionName[]): number {
  return median(Float32Array.from(measurablePixels(regions, names), (i) => plane.data[i] ?? 0));
}

/** The person's own skin: medians over the cheeks; over the forehead, or the mean light, where those cannot be read. */
export function ownSkin(maps: SkinMaps, regions: SkinRegions): OwnSkin {
  const cheeks = measurablePixels(regions, ['rightCheek', 'leftCheek']);
  const pixels = cheeks.length > 0 ? cheeks : measurablePixels(regions, ['forehead']);
  const middle = (plane: SkinPlane) => median(pick(pixels, (i) => plane.data[i] ?? 0));
  if (pixels.length === 0) return { lightness: regions.skinLightness, a: 12, b: 16 };
  return { lightness: middle(maps.lightness), a: middle(maps.a), b: middle(maps.b) };
}

/** 1 where lines are read: readable skin away from its rim, where hair and frames draw lines of their own. */
export const lineSkin = ({ readable }: SkinRegions): MapPlane => erode(readable, LINE_RIM);

export const valueAt = (plane: SkinPlane, i: number): number => plane.data[i] ?? 0;

export function pick(pixels: Int32Array, value: (index: number) => number): Float32Array {
  const out = new Float32Array(pixels.length);
  // `Float32Array.from` walks an iterator: more than ten times slower on the pixels of a face.
  for (let i = 0; i < out.length; i++) out[i] = value(pixels[i] ?? 0);
  return out;
}

/** NaN (nothing measurable) becomes null. */
export const orNull = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** Mean of what could be measured. */
export function meanOf(parts: readonly (number | null)[]): number | null {
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? null : known.reduce((a, b) => a + b, 0) / known.length;
}
