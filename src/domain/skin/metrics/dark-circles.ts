import type { RegionName } from '#domain/face/report.ts';
import type { SkinPlane } from '../maps.ts';
import { meanOf, orNull, pick, valueAt, type SkinReading } from '../skin-reading.ts';
import { median } from '../statistics.ts';
import type { SkinMetric } from './skin-metric.ts';

/** ΔL* and Δb* move against each other when a smile lifts the cheek's light: in this sum most of that cancels. */
const DARKER = 0.8;
const BLUER = 1;

function besideCheek({ maps, pixels }: SkinReading, eye: RegionName, cheek: RegionName): number | null {
  const [eyePixels, cheekPixels] = [pixels([eye]), pixels([cheek])];
  const difference = (plane: SkinPlane) =>
    median(pick(cheekPixels, (i) => valueAt(plane, i))) - median(pick(eyePixels, (i) => valueAt(plane, i)));
  return orNull(DARKER * difference(maps.lightness) + BLUER * difference(maps.b));
}

/**
 * How much darker and bluer the under-eye is than the cheek below it; negative where it is lighter. Of ΔE*ab, Δa* is
 * left out: a flush is no circle.
 */
export const darkCircles: SkinMetric = {
  regions: ['rightUnderEye', 'leftUnderEye'],
  weight: 0.15,
  detail: 'coarse',
  source: 'PMC7898348',
  measure: (skin) =>
    meanOf([
      besideCheek(skin, 'rightUnderEye', 'rightCheek'),
      besideCheek(skin, 'leftUnderEye', 'leftCheek'),
    ]),
};
