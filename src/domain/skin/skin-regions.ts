/**
 * Which pixels of the aligned crop are readable skin, and of which region.
 *
 * Regions come from landmark polygons; within them a pixel counts as skin when its colour lies near
 * the face's own skin colour, so that hair, beard, glasses and strong highlights are left out whatever
 * the person's complexion. "Colour" is log-chromaticity (ln R/G, ln G/B of linear light): it does not
 * move with exposure, and white balance moves all of it at once.
 */
import { recordOf } from '#functions/vocabulary.ts';
import { CROP_SIZE } from '#domain/face/crop.ts';
import { faceOutline, featureOutlines, REGION_NAMES, regionPolygons } from '#domain/face/regions.ts';
import type { RegionCoverage, RegionName } from '#domain/face/report.ts';
import { clamp, type Point } from '#domain/geometry/points.ts';
import type { CropPixels, Landmarks } from '#domain/face/landmarks.ts';
import { bytePlane, fillPolygon, positions, scalePolygon, type BytePlane } from '#domain/geometry/polygon.ts';
import { boxAround, type MapBox } from './map-box.ts';
import { lightnessOf, logColour, logLight, type LogColour, type LogLight } from './log-colour.ts';
import { SKIN_MAP_SIZE, type MapPixels } from './maps.ts';
import { median, robustSpread } from './statistics.ts';

const SIZE = SKIN_MAP_SIZE;
const CROP_TO_MAP = SIZE / CROP_SIZE;

export type MapPlane = BytePlane<MapPixels>;

/** Pixels this many robust deviations from the skin's median colour are not skin. */
const CHROMA_LIMIT = 3.5;
/** Least deviation assumed, so that a very even skin does not reject its own spots. ln units. */
const CHROMA_FLOOR = 0.09;
/** Most deviation assumed, so that a coloured patch over a cheek does not declare itself skin. ln units. */
const CHROMA_CEILING = 0.16;
/** Darker than the region's median by more than this is hair, frame or nostril; ln of linear light, 0.95 = 1.4 stops. */
const DARK_LIMIT = 0.95;
/** Lighter by more than this is a highlight: seen by `shine`, left out elsewhere. 0.75 = 1.1 stops. */
const BRIGHT_LIMIT = 0.75;
/** Above this shade a paler colour is taken for a highlight on skin, not for something that is no skin. */
const HIGHLIGHT_FROM = 0.15;
const HIGHLIGHT_CHROMA_LIMIT = 2.5 * CHROMA_LIMIT;
/** A region may differ from the whole face by this much before its own median is distrusted (a beard is no chin). */
const REGION_SHADE_LIMIT = 1.3;

/** Where skin is most surely skin: a forehead may be a fringe, a chin a beard. */
const REFERENCE_REGIONS: ReadonlySet<number> = new Set(
  (['rightCheek', 'leftCheek', 'nose'] as const).map((name) => REGION_NAMES.indexOf(name)),
);

export interface SkinRegions {
  /** 0 = no region, else 1 + index in REGION_NAMES; 256 × 256. */
  readonly labels: MapPlane;
  /** 1 on skin of the face, highlights included; 0 elsewhere. */
  readonly skin: MapPlane;
  /** 1 on skin that can be measured: without highlights. */
  readonly readable: MapPlane;
  readonly coverage: RegionCoverage;
  /** Around the face and all regions: outside of it no skin map is read. */
  readonly box: MapBox;
  /** Mean ln light of every map pixel, for sharpness. */
  readonly light: Float32Array;
  /** 1 inside the outline of the face, features included. */
  readonly face: MapPlane;
  /** Median L* of the surest skin, 0…100. */
  readonly skinLightness: number;
  /** |ΔL*| of the cheeks, as on medium skin. */
  readonly lightImbalance: number;
  /** Share of the cheeks and the nose that is clipped to black or white, 0…1. */
  readonly clippedShare: number;
}

function toMap(points: readonly Point<CropPixels>[]): Point<MapPixels>[] {
  return points.map((p) => ({ x: p.x * CROP_TO_MAP, y: p.y * CROP_TO_MAP }));
}

/** The region labels. */
export function labelRegions(cropLandmarks: Landmarks<CropPixels>): MapPlane {
  const labels = bytePlane<MapPixels>(SIZE, SIZE);
  REGION_NAMES.forEach((name, index) => {
    for (const polygon of regionPolygons(cropLandmarks, name)) {
      fillPolygon(labels, toMap(polygon), index + 1, 0);
    }
  });
  for (const outline of featureOutlines(cropLandmarks)) {
    fillPolygon(labels, scalePolygon(toMap(outline), 1.08), 0);
  }
  return labels;
}

/** `outline`: 1 inside the face; `area`: the same without eyes, brows and lips. */
function faceArea(cropLandmarks: Landmarks<CropPixels>): { outline: MapPlane; area: MapPlane } {
  const outline = bytePlane<MapPixels>(SIZE, SIZE);
  fillPolygon(outline, scalePolygon(toMap(faceOutline(cropLandmarks)), 0.97), 1);
  const area = { ...outline, data: outline.data.slice() };
  for (const outline of featureOutlines(cropLandmarks)) {
    fillPolygon(area, scalePolygon(toMap(outline), 1.08), 0);
  }
  return { outline, area };
}

/** Map pixels of each region, in REGION_NAMES order. */
function regionPixels(labels: Uint8Array): Int32Array[] {
  const counts = new Int32Array(REGION_NAMES.length);
  for (const label of labels) if (label > 0) counts[label - 1] = (counts[label - 1] ?? 0) + 1;
  const pixels = Array.from(counts, (count) => new Int32Array(count));
  counts.fill(0);
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i] ?? 0;
    // Most pixels; asking an array for its element −1 would be slow.
    if (label === 0) continue;
    const region = label - 1;
    const list = pixels[region];
    if (list === undefined) continue;
    const n = counts[region] ?? 0;
    list[n] = i;
    counts[region] = n + 1;
  }
  return pixels;
}

/** Indices at which one of the two planes is not 0. */
function eitherOf(one: Uint8Array, other: Uint8Array): Int32Array {
  const either = new Uint8Array(one.length);
  for (let i = 0; i < either.length; i++) either[i] = (one[i] ?? 0) | (other[i] ?? 0);
  return positions(either);
}

/** At most this many evenly spaced pixels stand for a region where only its median is wanted. */
const SAMPLES = 1500;

/** The plane's values at evenly spaced pixels of the list. */
function sample(plane: Float32Array, pixels: Int32Array): Float32Array {
  const n = Math.min(SAMPLES, pixels.length);
  const step = pixels.length / n;
  const out = new Float32Array(n);
  for (let i = 0; i < n; i++) out[i] = plane[pixels[Math.floor(i * step)] ?? 0] ?? 0;
  return out;
}

/** Majority of the 3 × 3 neighbours: drops specks and takes the fringe off hair, keeps small spots. */
function majority({ data }: MapPlane): MapPlane {
  const across = new Uint8Array(SIZE * SIZE);
  for (let i = 1; i < SIZE * SIZE - 1; i++)
    across[i] = (data[i - 1] ?? 0) + (data[i] ?? 0) + (data[i + 1] ?? 0);
  const out = bytePlane<MapPixels>(SIZE, SIZE);
  for (let y = 1; y < SIZE - 1; y++) {
    for (let i = y * SIZE + 1; i < (y + 1) * SIZE - 1; i++) {
      const sum = (across[i - SIZE] ?? 0) + (across[i] ?? 0) + (across[i + SIZE] ?? 0);
      if (sum >= 5) out.data[i] = 1;
    }
  }
  return out;
}

/** Median light of each region, not farther from the whole face's than a shadow can be. */
function regionLights(light: Float32Array, regions: readonly Int32Array[], faceLight: number): Float32Array {
  return Float32Array.from(regions, (pixels) => {
    if (pixels.length === 0) return faceLight;
    const own = median(sample(light, pixels));
    return Math.min(faceLight + REGION_SHADE_LIMIT, Math.max(faceLight - REGION_SHADE_LIMIT, own));
  });
}

/** L* of the skin at which a difference counts as it is. */
const MEDIUM_LIGHTNESS = 60;

/**
 * |ΔL*| of the right against the left cheek, as it would be on medium skin. The same lamp makes a
 * difference on dark skin that is smaller in L* and larger as a ratio of light; half-way between the
 * two it is nearly the same.
 */
function cheekDifference(light: Float32Array, regions: readonly Int32Array[]): number {
  const cheek = (name: RegionName) => {
    const pixels = regions[REGION_NAMES.indexOf(name)] ?? new Int32Array(0);
    return pixels.length === 0 ? Number.NaN : lightnessOf(median(sample(light, pixels)));
  };
  const [right, left] = [cheek('rightCheek'), cheek('leftCheek')];
  const onMedium = Math.sqrt((MEDIUM_LIGHTNESS + 16) / ((right + left) / 2 + 16));
  const difference = onMedium * Math.abs(right - left);
  return Number.isNaN(difference) ? 0 : difference;
}

/** Map pixels of the surest regions. */
function surePixels(regions: readonly Int32Array[]): Int32Array {
  const sure = regions.filter((_, index) => REFERENCE_REGIONS.has(index));
  const all = new Int32Array(sure.reduce((sum, pixels) => sum + pixels.length, 0));
  let at = 0;
  for (const pixels of sure) {
    all.set(pixels, at);
    at += pixels.length;
  }
  return all;
}

/** The face's own skin colour and light. */
function skinReference(colour: LogColour, sure: Int32Array) {
  const rg = sample(colour.rg, sure);
  const gb = sample(colour.gb, sure);
  return {
    rgMid: median(rg),
    gbMid: median(gb),
    rgSpread: clamp(robustSpread(rg), CHROMA_FLOOR, CHROMA_CEILING),
    gbSpread: clamp(robustSpread(gb), CHROMA_FLOOR * 1.3, CHROMA_CEILING * 1.3),
    light: median(sample(colour.light, sure)),
  };
}

/** Share of the pixels that are clipped; all of none. */
function clippedShareOf({ clipped }: LogLight, pixels: Int32Array): number {
  let count = 0;
  for (const i of pixels) count += clipped[i] ?? 0;
  return pixels.length === 0 ? 1 : count / pixels.length;
}

/**
 * Finds the readable skin of an aligned crop.
 *
 * @param crop 512 × 512 RGBA, sRGB, in canonical tone where that is known (canonical-tone.ts)
 * @param photo the crop as the photo has it: what light, clipping and sharpness are read from
 */
export function findSkin(
  crop: Uint8ClampedArray,
  cropLandmarks: Landmarks<CropPixels>,
  photo: Uint8ClampedArray = crop,
  labels: MapPlane = labelRegions(cropLandmarks),
): SkinRegions {
  const { outline, area } = faceArea(cropLandmarks);
  // What may be skin: the face between its features, and regions that reach over its rim.
  const maybe = eitherOf(area.data, labels.data);
  const colour = logColour(crop, maybe);
  const seen = logLight(photo);
  const regions = regionPixels(labels.data);
  const sure = surePixels(regions);
  const face = skinReference(colour, sure);
  const lights = regionLights(colour.light, regions, face.light);

  const skin = bytePlane<MapPixels>(SIZE, SIZE);
  const readable = bytePlane<MapPixels>(SIZE, SIZE);
  for (let n = 0; n < maybe.length; n++) {
    const i = maybe[n] ?? 0;
    const label = labels.data[i] ?? 0;
    const shade = (colour.light[i] ?? 0) - (label === 0 ? face.light : (lights[label - 1] ?? face.light));
    if (shade < (label === 0 ? -REGION_SHADE_LIMIT : -DARK_LIMIT)) continue;
    const rg = ((colour.rg[i] ?? 0) - face.rgMid) / face.rgSpread;
    const gb = ((colour.gb[i] ?? 0) - face.gbMid) / face.gbSpread;
    const chroma = Math.sqrt(rg * rg + gb * gb);
    // A highlight is paler than skin by nature; asking for skin colour there would hide all shine.
    const limit = shade > HIGHLIGHT_FROM ? HIGHLIGHT_CHROMA_LIMIT : CHROMA_LIMIT;
    if (chroma > limit) continue;
    skin.data[i] = 1;
    if (chroma <= CHROMA_LIMIT && shade <= BRIGHT_LIMIT && seen.clipped[i] === 0) readable.data[i] = 1;
  }
  const cleanReadable = majority(readable);
  return {
    labels,
    skin: majority(skin),
    readable: cleanReadable,
    coverage: regionCoverage(regions, cleanReadable),
    box: boxAround(maybe),
    light: seen.light,
    face: outline,
    skinLightness: lightnessOf(median(sample(seen.light, sure))),
    lightImbalance: cheekDifference(seen.light, regions),
    clippedShare: clippedShareOf(seen, sure),
  };
}

/** Fewer map pixels than this say nothing about a region. */
const MIN_REGION_PIXELS = 40;

/** Share of each region's pixels that can be read, 0…1; a region outside the crop has none. */
function regionCoverage(regions: readonly Int32Array[], readable: MapPlane): RegionCoverage {
  return recordOf(REGION_NAMES, (name) => {
    const pixels = regions[REGION_NAMES.indexOf(name)] ?? new Int32Array(0);
    if (pixels.length < MIN_REGION_PIXELS) return 0;
    let read = 0;
    for (const i of pixels) read += readable.data[i] ?? 0;
    return read / pixels.length;
  });
}
