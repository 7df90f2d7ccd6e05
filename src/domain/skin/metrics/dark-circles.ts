import type { RegionName } from '#domain/face/report.ts';
import type { SkinPlane } from '../maps.ts';
import { meanOf, orNull, pick, valueAt, type SkinReading } from '../skin-reading.ts';
import { median, smoothstep } from '../statistics.ts';
import type { SkinMetric } from './skin-metric.ts';

function besideCheek({ maps, pixels }: SkinReading, eye: RegionName, cheek: RegionName): number | null {
  const [eyePixels, cheekPixels] = [pixels([eye]), pixels([cheek])];
  const difference = (plane: SkinPlane) =>
    median(pick(cheekPixels, (i) => valueAt(plane, i))) - median(pick(eyePixels, (i) => valueAt(plane, i)));
  const darker = difference(maps.lightness);
  // Blue counts as far as the under-eye is darker at all: a paler under-eye is no dark circle.
  return orNull(Math.hypot(Math.max(0, darker), difference(maps.b) * smoothstep(darker, -2, 4)));
}

/** ΔL* and Δb* of the cheek against the under-eye above it, where that is darker. Of ΔE*ab, Δa* is left out: a flush is no circle. */
export const darkCircles: SkinMetric = {
  regions: ['rightUnderEye', 'leftUnderEye'],
  weight: 0.18,
  detail: 'coarse',
  source: 'PMC7898348',
  measure: (skin) =>
    meanOf([
      besideCheek(skin, 'rightUnderEye', 'rightCheek'),
      besideCheek(skin, 'leftUnderEye', 'leftCheek'),
    ]),
};
