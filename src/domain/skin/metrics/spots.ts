import { orNull, valueAt } from '../skin-reading.ts';
import { mean, pick } from '../statistics.ts';
import type { SkinMetric } from './skin-metric.ts';

const REGIONS = ['rightCheek', 'leftCheek', 'forehead', 'chin'] as const;
/** How much a point of texture takes off a spot's contrast: on rough skin a spot stands out less. */
const ROUGH_SHARE = 0.5;

/**
 * Mean contrast of dark or red blobs, of which the map holds what stands out from the skin nearby. Hundredths of a point.
 *
 * Measured and shown, but no part of the score: it cannot tell a freckle from a blemish, and nobody loses points for
 * freckles. Counted, it set the scores of groups of people apart (lab/notes/measuring.md, "Real people").
 */
export const spots: SkinMetric = {
  regions: REGIONS,
  weight: 0,
  reliability: 0.9,
  detail: 'coarse',
  source: 'Yamamoto & Takiwaki 2008, Skin Res Technol 14:26',
  measure: ({ maps, pixels }) =>
    orNull(
      100 *
        mean(
          pick(pixels(REGIONS), (i) => valueAt(maps.spots, i) / (1 + ROUGH_SHARE * valueAt(maps.texture, i))),
        ),
    ),
  overlay: { range: [1.5, 8], values: (maps) => maps.spots.data },
};
