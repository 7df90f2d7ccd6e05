import { WHITE_NOISE_TEXTURE_RATIO, type SkinPlane } from '../maps.ts';
import { pick, valueAt } from '../skin-reading.ts';
import { quantile } from '../statistics.ts';
import type { SkinMetric } from './skin-metric.ts';

const REGIONS = ['rightCheek', 'leftCheek', 'forehead'] as const;
/** Read from the calmest part of the skin, so that single spots and lines do not count as texture. */
const CALM_QUANTILE = 0.25;

/** What is left when noise is all there is, hundredths of a point: the logarithm needs a floor. */
const LEAST = 1;

/** Mid-frequency contrast with the noise removed, hundredths of a point: geometric mean of the regions. */
export const texture: SkinMetric = {
  regions: REGIONS,
  weight: 0.16,
  detail: 'fine',
  source: 'doi 10.1016/j.jvcir.2017.03.003',
  measure: ({ maps, mattPixels }) => {
    const logs = REGIONS.flatMap((name) => {
      const pixels = mattPixels([name]);
      if (pixels.length === 0) return [];
      const calm = (plane: SkinPlane) =>
        quantile(
          pick(pixels, (i) => valueAt(plane, i)),
          CALM_QUANTILE,
        );
      const noise = WHITE_NOISE_TEXTURE_RATIO * calm(maps.noise);
      const contrast = 100 * Math.sqrt(Math.max(0, calm(maps.texture) ** 2 - noise ** 2));
      return [Math.log(Math.max(LEAST, contrast))];
    });
    return logs.length === 0 ? null : Math.exp(logs.reduce((a, b) => a + b, 0) / logs.length);
  },
};
