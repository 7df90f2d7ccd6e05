/** What the result page draws over the photo: landmarks and skin maps as bytes. Never stored, never sent. */
import { OVERLAY_MAPS, type OverlayMap, type Overlays } from '#analysis/contract.ts';
import { STRIDE, type Landmarks } from '#domain/geometry/points.ts';
import type { BytePlane } from '#domain/geometry/polygon.ts';
import { invertSimilarity } from '#domain/geometry/similarity.ts';
import { SKIN_MAP_SIZE, type SkinMaps, type SkinPlane } from '#domain/skin/maps.ts';
import { METRICS } from '#domain/skin/metrics/list.ts';
import { lineSkin, MIN_COVERAGE, measurablePixels, ownSkin } from '#domain/skin/skin-reading.ts';
import { shineMap } from '#domain/skin/shine.ts';
import { REGION_NAMES } from '#domain/face/regions.ts';
import type { RegionName } from '#domain/face/report.ts';
import { median } from '#domain/skin/statistics.ts';
import type { SkinRegions } from '#domain/skin/skin-regions.ts';
import type { AlignedCrop } from './align.ts';

/** Where each overlay begins to show and is strongest, in the map's own unit (src/domain/skin/maps.ts). */
const RANGE: Readonly<Record<OverlayMap, readonly [from: number, to: number]>> = {
  spots: [1.5, 8],
  redness: [2, 14],
  lines: [1.5, 8],
  pores: [0.8, 4],
  texture: [1, 6],
  shine: [0.1, 0.8],
  darkCircles: [2, 12],
};

/** Map pixels either way, about 3 mm. */
const SMOOTHING = 4;

export function buildOverlays(
  imageLandmarks: Landmarks,
  aligned: AlignedCrop,
  maps: SkinMaps,
  regions: SkinRegions,
): Overlays {
  const inverse = invertSimilarity(aligned.toCrop);
  const sources: Readonly<Record<OverlayMap, Float32Array>> = {
    spots: maps.spots.data,
    redness: rednessMap(maps, regions),
    lines: maps.lines.data,
    pores: maps.pores.data,
    texture: maps.texture.data,
    shine: shineMap(maps, ownSkin(maps, regions)),
    darkCircles: darkCirclesMap(maps, regions),
  };
  const entries = OVERLAY_MAPS.map((name): [OverlayMap, Uint8Array] => {
    return [name, toBytes(sources[name], measured(regions, name), RANGE[name])];
  });
  return {
    landmarks: flatten(imageLandmarks),
    cropToImage: [inverse.a, inverse.b, -inverse.b, inverse.a, inverse.tx, inverse.ty],
    mapSize: SKIN_MAP_SIZE,
    maps: Object.fromEntries(entries) as Record<OverlayMap, Uint8Array>,
  };
}

/** The plane's median over the named regions; NaN where none of them could be read. */
function middleOf(plane: SkinPlane, regions: SkinRegions, names: readonly RegionName[]): number {
  return median(Float32Array.from(measurablePixels(regions, names), (i) => plane.data[i] ?? 0));
}

/** How much redder than forehead, chin and the skin beside the mouth, in Δa*: what the metric compares. */
function rednessMap(maps: SkinMaps, regions: SkinRegions): Float32Array {
  const calm = middleOf(maps.a, regions, ['forehead', 'chin', 'mouthArea']);
  return maps.a.data.map((a) => a - calm);
}

/**
 * How much darker than the cheek of the same side, in ΔL*, averaged over the skin nearby: the shadow of a
 * lash is no dark circle.
 */
function darkCirclesMap(maps: SkinMaps, regions: SkinRegions): Float32Array {
  const out = new Float32Array(maps.lightness.data.length);
  for (const [eye, cheek] of [
    ['rightUnderEye', 'rightCheek'],
    ['leftUnderEye', 'leftCheek'],
  ] as const) {
    const light = middleOf(maps.lightness, regions, [cheek]);
    const pixels = measurablePixels(regions, [eye]);
    const own = new Set(pixels);
    for (const i of pixels) out[i] = light - averageNear(maps.lightness, i, own);
  }
  return out;
}

/** Mean of the plane over those of the wanted pixels that lie within SMOOTHING of this one. */
function averageNear({ data, width }: SkinPlane, index: number, wanted: ReadonlySet<number>): number {
  let sum = 0;
  let count = 0;
  for (let dy = -SMOOTHING; dy <= SMOOTHING; dy++) {
    for (let dx = -SMOOTHING; dx <= SMOOTHING; dx++) {
      const near = index + dy * width + dx;
      if (!wanted.has(near)) continue;
      sum += data[near] ?? 0;
      count += 1;
    }
  }
  return sum / count;
}

/** The mask that the metric reads by. */
function readIn(regions: SkinRegions, name: OverlayMap): BytePlane {
  if (name === 'shine') return regions.skin;
  return name === 'lines' ? lineSkin(regions) : regions.readable;
}

/** 1 where the metric was read: its own regions, as far as they could be. */
function measured(regions: SkinRegions, name: OverlayMap): Uint8Array {
  const readable = readIn(regions, name).data;
  const wanted = new Set(
    METRICS[name].regions
      .filter((region) => regions.coverage[region] >= MIN_COVERAGE)
      .map((region) => REGION_NAMES.indexOf(region) + 1),
  );
  return readable.map((one, i) => (one === 1 && wanted.has(regions.labels.data[i] ?? 0) ? 1 : 0));
}

function toBytes(values: Float32Array, mask: Uint8Array, [from, to]: readonly [number, number]): Uint8Array {
  const out = new Uint8Array(values.length);
  for (let i = 0; i < values.length; i++) {
    if (mask[i] === 1)
      out[i] = Math.round(255 * Math.min(1, Math.max(0, ((values[i] ?? 0) - from) / (to - from))));
  }
  return out;
}

function flatten(landmarks: Landmarks): Float32Array {
  const out = new Float32Array((landmarks.length / STRIDE) * 2);
  for (let i = 0; i < out.length / 2; i++) {
    out[2 * i] = landmarks[STRIDE * i] ?? 0;
    out[2 * i + 1] = landmarks[STRIDE * i + 1] ?? 0;
  }
  return out;
}
