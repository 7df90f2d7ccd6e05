import { shineMap } from '../shine.ts';
import { orNull, ownSkin } from '../skin-reading.ts';
import { mean, pick } from '../statistics.ts';
import type { SkinMetric } from './skin-metric.ts';

const REGIONS = ['forehead', 'nose'] as const;

/** Specular share, %. Read on all skin, since the brightest gloss is not readable otherwise. */
export const shine: SkinMetric = {
  regions: REGIONS,
  weight: 0.1,
  reliability: 0.8,
  detail: 'coarse',
  source: 'src/domain/skin/shine.ts',
  measure: ({ gloss, pixels }) => orNull(100 * mean(pick(pixels(REGIONS, 'skin'), (i) => gloss[i] ?? 0))),
  overlay: {
    range: [0.1, 0.8],
    values: (maps, regions) => shineMap(maps, ownSkin(maps, regions), regions.labels.data),
    readOn: ({ skin }) => skin,
  },
};
