/** One aligned crop as the skin metrics read it: maps, readable regions, gloss, the person's own skin. */
import { REGION_NAMES } from '#domain/face/regions.ts';
import type { RegionName } from '#domain/face/report.ts';
import { positions, bytePlane, type BytePlane } from '#domain/geometry/polygon.ts';
import type { SkinMaps, SkinPlane } from './maps.ts';
import { shineMap, type OwnSkin } from './shine.ts';
import type { MapPlane, SkinRegions } from './skin-regions.ts';
import { median, pick } from './statistics.ts';

// Binary erosion: what lies well inside of a mask.

/** 1 where all pixels of the square of 2·`rim` + 1 around are 1; outside of the plane counts as 0. */
export function erode<Space>(mask: BytePlane<Space>, rim: number): BytePlane<Space> {
  const { width, height } = mask;
  const across = bytePlane<Space>(width, height);
  const out = bytePlane<Space>(width, height);
  erodeAlong(mask.data, across.data, rim, { lines: height, length: width, step: 1, lineStep: width });
  erodeAlong(across.data, out.data, rim, { lines: width, length: height, step: width, lineStep: 1 });
  return out;
}

interface Walk {
  readonly lines: number;
  readonly length: number;
  readonly step: number;
  readonly lineStep: number;
}

/** A pixel stays when it is the middle of a run of 2·rim + 1. */
function erodeAlong(from: Uint8Array, to: Uint8Array, rim: number, walk: Walk): void {
  for (let line = 0; line < walk.lines; line++) {
    let run = 0;
    for (let i = 0, at = line * walk.lineStep; i < walk.length; i++, at += walk.step) {
      run = from[at] === 1 ? run + 1 : 0;
      if (run > 2 * rim) to[at - rim * walk.step] = 1;
    }
  }
}

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
  const labelled = positions(regions.labels.data);
  const pixels: SkinReading['pixels'] = (names, mask) => measurablePixels(regions, names, mask, labelled);
  return {
    maps,
    gloss,
    lineMask: lineSkin(regions).data,
    pixels,
    mattPixels: (names) => pixels(names).filter((i) => (gloss[i] ?? 0) < GLOSSY),
  };
}

/** By label, 1 for each of the named regions that can be measured. */
export function measurableLabels({ coverage }: SkinRegions, names: readonly RegionName[]): Uint8Array {
  const wanted = new Uint8Array(REGION_NAMES.length + 1);
  for (const name of names) {
    if (coverage[name] >= MIN_COVERAGE) wanted[REGION_NAMES.indexOf(name) + 1] = 1;
  }
  return wanted;
}

/**
 * Map pixels of the named regions, as far as those are measurable; empty when none is.
 *
 * @param labelled the map pixels of all regions, for who asks often
 */
export function measurablePixels(
  regions: SkinRegions,
  names: readonly RegionName[],
  mask: 'readable' | 'skin' = 'readable',
  labelled: Int32Array = positions(regions.labels.data),
): Int32Array {
  const wanted = measurableLabels(regions, names);
  const labels = regions.labels.data;
  const use = regions[mask].data;
  const out = new Int32Array(labelled.length);
  let n = 0;
  for (let k = 0; k < labelled.length; k++) {
    const i = labelled[k] ?? 0;
    if (wanted[labels[i] ?? 0] === 1 && use[i] === 1) out[n++] = i;
  }
  return out.subarray(0, n);
}

/** The plane's median over the named regions; NaN where none of them could be read. */
export function medianOver(plane: SkinPlane, regions: SkinRegions, names: readonly RegionName[]): number {
  return median(pick(measurablePixels(regions, names), (i) => plane.data[i] ?? 0));
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

/** NaN (nothing measurable) becomes null. */
export const orNull = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** Mean of what could be measured. */
export function meanOf(parts: readonly (number | null)[]): number | null {
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? null : known.reduce((a, b) => a + b, 0) / known.length;
}
