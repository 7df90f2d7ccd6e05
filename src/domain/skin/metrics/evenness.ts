import { patchSpread } from '../patches.ts';
import { meanOf, orNull, valueAt } from '../skin-reading.ts';
import type { SkinMetric } from './skin-metric.ts';

const CHEEKS = ['rightCheek', 'leftCheek'] as const;

/** How uniform the colour is, light left out: spread between patches within the cheeks, which hardly ever shine. Points. */
export const evenness: SkinMetric = {
  regions: CHEEKS,
  weight: 0.15,
  reliability: 0.7,
  detail: 'coarse',
  source: 'Matts 2007, doi 10.1016/j.jaad.2007.07.040',
  measure: ({ maps, pixels }) =>
    meanOf(
      CHEEKS.map((name) => {
        const cheek = pixels([name]);
        const dark = patchSpread(cheek, (i) => valueAt(maps.melanin, i));
        return orNull(
          Math.hypot(
            dark,
            patchSpread(cheek, (i) => valueAt(maps.erythema, i)),
          ),
        );
      }),
    ),
  overlay: null,
};
