import { WHITE_NOISE_TEXTURE_RATIO, type SkinPlane } from '../maps.ts';
import { orNull, valueAt } from '../skin-reading.ts';
import { median, pick, quantile } from '../statistics.ts';
import type { SkinMetric } from './skin-metric.ts';

const REGIONS = ['rightCheek', 'leftCheek', 'forehead'] as const;
/** Read from the calmest part of the skin, so that single spots and lines do not count as texture. */
const CALM_QUANTILE = 0.25;

/**
 * Mid-frequency contrast with the noise removed, hundredths of a point. The middle one of the regions: what lies on the
 * forehead alone is lines or a fringe.
 */
export const texture: SkinMetric = {
  regions: REGIONS,
  weight: 0.22,
  reliability: 0.9,
  detail: 'fine',
  source: 'doi 10.1016/j.jvcir.2017.03.003',
  measure: ({ maps, mattPixels }) => {
    const values = REGIONS.map((name) => {
      const pixels = mattPixels([name]);
      const calm = (plane: SkinPlane) =>
        quantile(
          pick(pixels, (i) => valueAt(plane, i)),
          CALM_QUANTILE,
        );
      const noise = WHITE_NOISE_TEXTURE_RATIO * calm(maps.noise);
      return 100 * Math.sqrt(Math.max(0, calm(maps.texture) ** 2 - noise ** 2));
    });
    return orNull(median(Float32Array.from(values.filter((value) => !Number.isNaN(value)))));
  },
  overlay: { range: [0.5, 3.3], values: (maps) => maps.texture.data },
};
