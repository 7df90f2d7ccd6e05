import type { RegionName } from '#domain/face/report.ts';
import { lineSkin, orNull, valueAt, type SkinReading } from '../skin-reading.ts';
import type { SkinMetric } from './skin-metric.ts';

const REGIONS = ['forehead', 'rightEyeCorner', 'leftEyeCorner', 'mouthArea'] as const;
/**
 * A smile folds the mouth and the eye corners: between two photos of a person the lines of the forehead agree with an
 * ICC of .86, those of the corners with .51, beside the mouth with .40 (lab/notes/measuring.md).
 */
const REGION_WEIGHTS: Readonly<Record<(typeof REGIONS)[number], number>> = {
  forehead: 1,
  rightEyeCorner: 0.25,
  leftEyeCorner: 0.25,
  mouthArea: 0.3,
};
/** Share of a region's readable pixels that has to lie away from the rim, and in matt light. */
const MIN_INNER = 0.15;
/** Mean contrast of the faintest lines that one sees, hundredths of a point. */
const FAINT_LINE = 4;

/** 10 ln(1 + contrast / faintest): logarithmic, as lines are graded by eye. */
function contrastIn({ maps, gloss, lineMask, pixels }: SkinReading, name: RegionName): number | null {
  const all = pixels([name]);
  let sum = 0;
  let weights = 0;
  for (const i of all) {
    if (lineMask[i] !== 1) continue;
    const weight = 1 - (gloss[i] ?? 0);
    sum += weight * valueAt(maps.lines, i);
    weights += weight;
  }
  return weights > MIN_INNER * all.length ? 10 * Math.log1p((100 * sum) / weights / FAINT_LINE) : null;
}

/**
 * Contrast of ridges, away from the rim of what is skin, where hair and frames draw lines of their own, and as far as
 * gloss does not hide them. One deep fold does not outweigh a forehead: each region counts by its weight, however many
 * pixels it has.
 */
export const lines: SkinMetric = {
  regions: REGIONS,
  weight: 0.12,
  reliability: 0.8,
  detail: 'fine',
  source: 'Ng 2015, Hybrid Hessian Filter',
  measure: (skin) => {
    const parts = REGIONS.flatMap((name) => {
      const value = contrastIn(skin, name);
      return value === null ? [] : [{ value, weight: REGION_WEIGHTS[name] }];
    });
    const total = parts.reduce((sum, { weight }) => sum + weight, 0);
    return orNull(parts.reduce((sum, { weight, value }) => sum + weight * value, 0) / total);
  },
  overlay: { range: [1, 5], values: (maps) => maps.lines.data, readOn: lineSkin },
};
