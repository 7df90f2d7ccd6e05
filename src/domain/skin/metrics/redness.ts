import type { RegionName } from '#domain/face/report.ts';
import type { SkinMaps } from '../maps.ts';
import { medianOver, meanOf, orNull, valueAt } from '../skin-reading.ts';
import type { SkinRegions } from '../skin-regions.ts';
import { median, pick } from '../statistics.ts';
import type { SkinMetric } from './skin-metric.ts';

/** What flushes, and what does not. */
const FLUSHING = ['nose', 'rightCheek', 'leftCheek'] as const;
const CALM = ['chin', 'mouthArea', 'forehead'] as const;

/** Mean of the regions' medians of those that can be read; each counts alike, however many pixels it shows. */
const meanOfMedians = (names: readonly RegionName[], medianOf: (name: RegionName) => number): number | null =>
  meanOf(names.map((name) => orNull(medianOf(name))));

/** How much redder than what does not flush, in Δa*: what the metric compares, gloss included. */
function rednessMap(maps: SkinMaps, regions: SkinRegions): Float32Array {
  const calm = meanOfMedians(CALM, (name) => medianOver(maps.a, regions, [name]));
  return maps.a.data.map((a) => a - (calm ?? Number.NaN));
}

/**
 * Δa* of the places that flush (nose and cheeks) against those that do not, away from gloss. Of each the regions'
 * medians are averaged: pooled, the pixels that a lamp happens to leave readable would choose the region that speaks.
 * The forehead stands beside the jaw, so that neither a beard nor a lamp from below or above moves all that is compared.
 */
export const redness: SkinMetric = {
  regions: [...FLUSHING, ...CALM],
  weight: 0.18,
  reliability: 0.7,
  detail: 'coarse',
  source: 'Yamamoto & Takiwaki 2008, Skin Res Technol 14:26',
  measure: ({ maps, mattPixels }) => {
    const medianOf = (name: RegionName) => median(pick(mattPixels([name]), (i) => valueAt(maps.a, i)));
    const [red, calm] = [meanOfMedians(FLUSHING, medianOf), meanOfMedians(CALM, medianOf)];
    return red === null || calm === null ? null : red - calm;
  },
  overlay: { range: [2, 14], values: rednessMap },
};
