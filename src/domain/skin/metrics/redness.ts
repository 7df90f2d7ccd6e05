import type { RegionName } from '#domain/face/report.ts';
import { orNull, pick, valueAt } from '../skin-reading.ts';
import { median } from '../statistics.ts';
import type { SkinMetric } from './skin-metric.ts';

/**
 * Δa* of the places that flush (nose and cheeks) against those that do not, away from gloss. The jaw is what does not;
 * the forehead, which shines, stands in for it under a beard.
 */
export const redness: SkinMetric = {
  regions: ['nose', 'rightCheek', 'leftCheek', 'forehead', 'chin', 'mouthArea'],
  weight: 0.1,
  detail: 'coarse',
  source: 'Yamamoto & Takiwaki 2008, Skin Res Technol 14:26',
  measure: ({ maps, mattPixels }) => {
    const red = (names: readonly RegionName[]) => median(pick(mattPixels(names), (i) => valueAt(maps.a, i)));
    const jaw = red(['chin', 'mouthArea']);
    return orNull(red(['nose', 'rightCheek', 'leftCheek']) - (Number.isNaN(jaw) ? red(['forehead']) : jaw));
  },
};
