import type { RegionName } from '#domain/face/report.ts';
import type { SkinMaps } from '../maps.ts';
import { medianOver, orNull, valueAt } from '../skin-reading.ts';
import type { SkinRegions } from '../skin-regions.ts';
import { median, pick } from '../statistics.ts';
import type { SkinMetric } from './skin-metric.ts';

/** What does not flush. */
const JAW = ['chin', 'mouthArea'] as const;

/** How much redder than the jaw, or the forehead under a beard, in Δa*: what the metric compares, gloss included. */
function rednessMap(maps: SkinMaps, regions: SkinRegions): Float32Array {
  const jaw = medianOver(maps.a, regions, JAW);
  const calm = Number.isNaN(jaw) ? medianOver(maps.a, regions, ['forehead']) : jaw;
  return maps.a.data.map((a) => a - calm);
}

/**
 * Δa* of the places that flush (nose and cheeks) against those that do not, away from gloss. The jaw is what does not;
 * the forehead, which shines, stands in for it under a beard.
 */
export const redness: SkinMetric = {
  regions: ['nose', 'rightCheek', 'leftCheek', 'forehead', 'chin', 'mouthArea'],
  weight: 0.12,
  reliability: 0.7,
  detail: 'coarse',
  source: 'Yamamoto & Takiwaki 2008, Skin Res Technol 14:26',
  measure: ({ maps, mattPixels }) => {
    const red = (names: readonly RegionName[]) => median(pick(mattPixels(names), (i) => valueAt(maps.a, i)));
    const jaw = red(JAW);
    return orNull(red(['nose', 'rightCheek', 'leftCheek']) - (Number.isNaN(jaw) ? red(['forehead']) : jaw));
  },
  overlay: { range: [2, 14], values: rednessMap },
};
