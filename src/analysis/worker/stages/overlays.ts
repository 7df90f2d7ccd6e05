/** What the result page draws over the photo: landmarks and skin maps as bytes. Never stored, never sent. */
import { OVERLAY_MAPS, type OverlayMap, type Overlays } from '#analysis/contract.ts';
import { STRIDE, type Landmarks } from '#domain/geometry/points.ts';
import { invertSimilarity } from '#domain/geometry/similarity.ts';
import { SKIN_MAP_SIZE, type SkinMaps } from '#domain/skin/maps.ts';
import { METRIC_REGIONS, MIN_COVERAGE, ownSkin } from '#domain/skin/metrics.ts';
import { shineMap } from '#domain/skin/shine.ts';
import { REGION_NAMES } from '#domain/face/regions.ts';
import type { SkinRegions } from '#domain/skin/skin-regions.ts';
import type { AlignedCrop } from './align.ts';

/** Where each overlay begins to show and is strongest, in the map's own unit (src/domain/skin/maps.ts). */
const RANGE: Readonly<Record<OverlayMap, readonly [from: number, to: number]>> = {
  spots: [1.5, 8],
  redness: [3, 14],
  lines: [1.5, 8],
  pores: [0.8, 4],
  texture: [1, 6],
  shine: [0.1, 0.8],
};

export function buildOverlays(
  imageLandmarks: Landmarks,
  aligned: AlignedCrop,
  maps: SkinMaps,
  regions: SkinRegions,
): Overlays {
  const inverse = invertSimilarity(aligned.toCrop);
  const sources: Readonly<Record<OverlayMap, Float32Array>> = {
    spots: maps.spots.data,
    redness: maps.erythema.data,
    lines: maps.lines.data,
    pores: maps.pores.data,
    texture: maps.texture.data,
    shine: shineMap(maps, ownSkin(maps, regions)),
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

/** 1 where the metric was read: its own regions, as far as they could be. */
function measured(regions: SkinRegions, name: OverlayMap): Uint8Array {
  const readable = name === 'shine' ? regions.skin.data : regions.readable.data;
  const wanted = new Set(
    METRIC_REGIONS[name]
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
