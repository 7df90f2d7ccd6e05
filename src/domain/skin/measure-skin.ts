/**
 * From skin maps and regions to the skin metrics (metrics/list.ts), each relative to the person's own skin. A metric
 * whose regions cannot be read is null: never guessed.
 *
 * The maps come from the crop in canonical tone (canonical-tone.ts): "points" and Δ are those of a medium skin in
 * median light, whatever the person's complexion and lamp. Spots, texture and pores are what remains when each other's
 * share is taken out (unmix.ts).
 */
import { recordOf, SKIN_METRICS } from '#functions/vocabulary.ts';
import type { SkinMaps } from './maps.ts';
import { METRICS } from './metrics/list.ts';
import { readSkin } from './skin-reading.ts';
import type { SkinRegions } from './skin-regions.ts';
import { unmix, type RawSkinMetrics } from './unmix.ts';

/**
 * All raw metrics of one aligned crop, each for its own defect.
 *
 * @param reliefScale canonical-tone.ts, `reliefScaleOf`
 */
export function measureSkin(maps: SkinMaps, regions: SkinRegions, reliefScale: number): RawSkinMetrics {
  const raw = unmix(filterResponses(maps, regions));
  return { ...raw, texture: raw.texture === null ? null : raw.texture * reliefScale };
}

/** The raw responses of the filters, before the shares of spots, texture and pores in each other are taken out. */
export function filterResponses(maps: SkinMaps, regions: SkinRegions): RawSkinMetrics {
  const skin = readSkin(maps, regions);
  return recordOf(SKIN_METRICS, (name) => METRICS[name].measure(skin));
}
