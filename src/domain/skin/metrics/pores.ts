import { orNull, valueAt } from '../skin-reading.ts';
import { mean, pick } from '../statistics.ts';
import type { SkinMetric } from './skin-metric.ts';

const REGIONS = ['nose', 'rightCheek', 'leftCheek'] as const;

/** Mean contrast of fine dark dots, hundredths of a point. Beside a spot a fine dot is its detail and no pore of its own. */
export const pores: SkinMetric = {
  regions: REGIONS,
  weight: 0.06,
  reliability: 0.6,
  detail: 'fine',
  source: 'doi 10.1007/s12650-019-00581-6',
  measure: ({ maps, pixels }) => {
    const values = pick(pixels(REGIONS), (i) => valueAt(maps.pores, i) / (1 + valueAt(maps.spots, i)));
    return orNull(100 * mean(values));
  },
  overlay: { range: [0.6, 3], values: (maps) => maps.pores.data },
};
