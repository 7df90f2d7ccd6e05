/** What the result page draws over the photo: landmarks and skin maps as bytes. Never stored, never sent. */
import type { Overlays } from '#analysis/contract.ts';
import { STRIDE, type ImagePixels, type Landmarks } from '#domain/face/landmarks.ts';
import { REGION_NAMES } from '#domain/face/regions.ts';
import type { RegionName } from '#domain/face/report.ts';
import { invertSimilarity } from '#domain/geometry/similarity.ts';
import { SKIN_MAP_SIZE, type SkinMaps } from '#domain/skin/maps.ts';
import { METRICS } from '#domain/skin/metrics/list.ts';
import type { SkinMetric } from '#domain/skin/metrics/skin-metric.ts';
import { MIN_COVERAGE } from '#domain/skin/skin-reading.ts';
import type { MapPlane, SkinRegions } from '#domain/skin/skin-regions.ts';
import { OVERLAY_MAPS, recordOf } from '#functions/vocabulary.ts';
import type { AlignedCrop } from './align.ts';

export function buildOverlays(
  landmarks: Landmarks<ImagePixels>,
  aligned: AlignedCrop,
  maps: SkinMaps,
  regions: SkinRegions,
): Overlays {
  const inverse = invertSimilarity(aligned.toCrop);
  return {
    landmarks: flatten(landmarks),
    cropToImage: [inverse.a, inverse.b, -inverse.b, inverse.a, inverse.tx, inverse.ty],
    mapSize: SKIN_MAP_SIZE,
    maps: recordOf(OVERLAY_MAPS, (name) => overlayOf(METRICS[name], maps, regions)),
  };
}

function overlayOf(
  { overlay, regions: names }: SkinMetric,
  maps: SkinMaps,
  regions: SkinRegions,
): Uint8Array {
  // OVERLAY_MAPS names only metrics that have one: a test holds them together.
  if (overlay === null) throw new Error('a metric without an overlay');
  const { readOn = ({ readable }) => readable } = overlay;
  return toBytes(overlay.values(maps, regions), measured(regions, names, readOn(regions)), overlay.range);
}

/** 1 where the metric was read: its own regions, as far as they could be. */
function measured(regions: SkinRegions, names: readonly RegionName[], { data }: MapPlane): Uint8Array {
  const wanted = new Set(
    names
      .filter((region) => regions.coverage[region] >= MIN_COVERAGE)
      .map((region) => REGION_NAMES.indexOf(region) + 1),
  );
  return data.map((one, i) => (one === 1 && wanted.has(regions.labels.data[i] ?? 0) ? 1 : 0));
}

function toBytes(values: Float32Array, mask: Uint8Array, [from, to]: readonly [number, number]): Uint8Array {
  const out = new Uint8Array(values.length);
  for (let i = 0; i < values.length; i++) {
    if (mask[i] === 1)
      out[i] = Math.round(255 * Math.min(1, Math.max(0, ((values[i] ?? 0) - from) / (to - from))));
  }
  return out;
}

/** x, y pairs of all landmarks, in their order and unit. */
export function flatten(landmarks: Landmarks): Float32Array {
  const out = new Float32Array((landmarks.length / STRIDE) * 2);
  for (let i = 0; i < out.length / 2; i++) {
    out[2 * i] = landmarks[STRIDE * i] ?? 0;
    out[2 * i + 1] = landmarks[STRIDE * i + 1] ?? 0;
  }
  return out;
}
