import type { RegionName } from '#domain/face/report.ts';
import type { SkinMaps, SkinPlane } from '../maps.ts';
import { meanOf, measurablePixels, medianOver, orNull, valueAt, type SkinReading } from '../skin-reading.ts';
import type { SkinRegions } from '../skin-regions.ts';
import { median, pick } from '../statistics.ts';
import type { SkinMetric } from './skin-metric.ts';

/**
 * Of ΔL*, a part only: how dark the hollow of the eye is depends on where the lamp stands. Besides, ΔL* and Δb* move
 * against each other when a smile lifts the cheek's light (lab/notes/measuring.md, "Weights by changed lamps").
 */
const DARKER = 0.3;
const BLUER = 1;

function besideCheek({ maps, pixels }: SkinReading, eye: RegionName, cheek: RegionName): number | null {
  const [eyePixels, cheekPixels] = [pixels([eye]), pixels([cheek])];
  const difference = (plane: SkinPlane) =>
    median(pick(cheekPixels, (i) => valueAt(plane, i))) - median(pick(eyePixels, (i) => valueAt(plane, i)));
  return orNull(DARKER * difference(maps.lightness) + BLUER * difference(maps.b));
}

/** Map pixels either way, about 3 mm. */
const SMOOTHING = 4;

/**
 * How much darker than the cheek of the same side, in ΔL*, averaged over the skin nearby: the shadow of a
 * lash is no dark circle.
 */
function darkCirclesMap(maps: SkinMaps, regions: SkinRegions): Float32Array {
  const out = new Float32Array(maps.lightness.data.length);
  for (const [eye, cheek] of [
    ['rightUnderEye', 'rightCheek'],
    ['leftUnderEye', 'leftCheek'],
  ] as const) {
    const light = medianOver(maps.lightness, regions, [cheek]);
    const pixels = measurablePixels(regions, [eye]);
    const own = new Uint8Array(out.length);
    for (const i of pixels) own[i] = 1;
    for (const i of pixels) out[i] = light - averageNear(maps.lightness, i, own);
  }
  return out;
}

/** Mean of the plane where `wanted` is 1, within SMOOTHING of this pixel. */
function averageNear({ data, width }: SkinPlane, index: number, wanted: Uint8Array): number {
  let sum = 0;
  let count = 0;
  for (let dy = -SMOOTHING; dy <= SMOOTHING; dy++) {
    for (let dx = -SMOOTHING; dx <= SMOOTHING; dx++) {
      const near = index + dy * width + dx;
      if (wanted[near] !== 1) continue;
      sum += data[near] ?? 0;
      count += 1;
    }
  }
  return sum / count;
}

/**
 * How much darker and bluer the under-eye is than the cheek below it; negative where it is lighter. Of ΔE*ab, Δa* is
 * left out: a flush is no circle.
 */
export const darkCircles: SkinMetric = {
  regions: ['rightUnderEye', 'leftUnderEye'],
  weight: 0.14,
  reliability: 0.8,
  detail: 'coarse',
  source: 'PMC7898348',
  measure: (skin) =>
    meanOf([
      besideCheek(skin, 'rightUnderEye', 'rightCheek'),
      besideCheek(skin, 'leftUnderEye', 'leftCheek'),
    ]),
  overlay: { range: [2, 12], values: darkCirclesMap },
};
