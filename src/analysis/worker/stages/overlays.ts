/** What the result page draws over the photo: landmarks and skin maps as bytes. Never stored, never sent. */
import type { Overlays } from '#analysis/contract.ts';
import { STRIDE, type ImagePixels, type Landmarks } from '#domain/face/landmarks.ts';
import { positions } from '#domain/geometry/polygon.ts';
import { invertSimilarity } from '#domain/geometry/similarity.ts';
import { SKIN_MAP_SIZE, type SkinMaps } from '#domain/skin/maps.ts';
import { METRICS } from '#domain/skin/metrics/list.ts';
import type { SkinMetric } from '#domain/skin/metrics/skin-metric.ts';
import { measurableLabels } from '#domain/skin/skin-reading.ts';
import type { SkinRegions } from '#domain/skin/skin-regions.ts';
import { OVERLAY_MAPS, recordOf } from '#functions/vocabulary.ts';
import type { AlignedCrop } from './align.ts';

export function buildOverlays(
  landmarks: Landmarks<ImagePixels>,
  aligned: AlignedCrop,
  maps: SkinMaps,
  regions: SkinRegions,
): Overlays {
  const inverse = invertSimilarity(aligned.toCrop);
  const labelled = positions(regions.labels.data);
  return {
    landmarks: flatten(landmarks),
    cropToImage: [inverse.a, inverse.b, -inverse.b, inverse.a, inverse.tx, inverse.ty],
    mapSize: SKIN_MAP_SIZE,
    maps: recordOf(OVERLAY_MAPS, (name) => overlayOf(METRICS[name], maps, regions, labelled)),
  };
}

/** Bytes where the metric was read, in its own regions as far as they could be; 0 elsewhere. */
function overlayOf(
  { overlay, regions: names }: SkinMetric,
  maps: SkinMaps,
  regions: SkinRegions,
  labelled: Int32Array,
): Uint8Array {
  // OVERLAY_MAPS names only metrics that have one: a test holds them together.
  if (overlay === null) throw new Error('a metric without an overlay');
  const { range, readOn = ({ readable }) => readable } = overlay;
  const [from, to] = range;
  const values = overlay.values(maps, regions);
  const read = readOn(regions).data;
  const labels = regions.labels.data;
  const wanted = measurableLabels(regions, names);
  const out = new Uint8Array(values.length);
  for (let n = 0; n < labelled.length; n++) {
    const i = labelled[n] ?? 0;
    if (read[i] !== 1 || wanted[labels[i] ?? 0] !== 1) continue;
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
