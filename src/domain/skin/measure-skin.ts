/**
 * From skin maps and regions to the skin metrics (metrics/list.ts), each relative to the person's own skin. A metric
 * whose regions cannot be read is null: never guessed.
 *
 * The maps come from the crop in canonical tone (canonical-tone.ts): "points" and Δ are those of a medium skin in
 * median light, whatever the person's complexion and lamp. Spots, texture and pores are what remains when each other's
 * share is taken out (`unmix`).
 */
import { recordOf, SKIN_METRICS, type SkinMetricName } from '#functions/vocabulary.ts';
import type { SkinMaps } from './maps.ts';
import { METRICS } from './metrics/list.ts';
import fitted from './mixing.json' with { type: 'json' };
import { readSkin } from './skin-reading.ts';
import type { SkinRegions } from './skin-regions.ts';

/**
 * A spot also roughens the texture map, and rough skin shows blobs and dots: the filters overlap. How
 * much of one answers in another is fitted to painted faces (`npm run lab -- fit-mixing`) and taken out here,
 * so that each metric stands for its own defect.
 */
export type RawSkinMetrics = Readonly<Record<SkinMetricName, number | null>>;

/** Change of the one metric per unit of the other, before unmixing. */
export interface Mixing {
  readonly spotsPerTexture: number;
  readonly texturePerSpots: number;
  readonly poresPerSpots: number;
  readonly poresPerTexture: number;
}

export const MIXING: Mixing = fitted;

/** Metrics each of which moves with its own defect only. One that is missing counts as none of it. */
export function unmix(mixed: RawSkinMetrics, mixing: Mixing = MIXING): RawSkinMetrics {
  const { spotsPerTexture, texturePerSpots, poresPerSpots, poresPerTexture } = mixing;
  const [s, t] = [mixed.spots ?? 0, mixed.texture ?? 0];
  const determinant = 1 - spotsPerTexture * texturePerSpots;
  const spots = (s - spotsPerTexture * t) / determinant;
  const texture = (t - texturePerSpots * s) / determinant;
  return {
    ...mixed,
    spots: mixed.spots === null ? null : spots,
    texture: mixed.texture === null ? null : texture,
    pores: mixed.pores === null ? null : mixed.pores - poresPerSpots * spots - poresPerTexture * texture,
  };
}

/** The inverse of `unmix`: what the filters answered. */
export function mix(unmixed: RawSkinMetrics, mixing: Mixing = MIXING): RawSkinMetrics {
  const { spotsPerTexture, texturePerSpots, poresPerSpots, poresPerTexture } = mixing;
  const [s, t] = [unmixed.spots ?? 0, unmixed.texture ?? 0];
  return {
    ...unmixed,
    spots: unmixed.spots === null ? null : s + spotsPerTexture * t,
    texture: unmixed.texture === null ? null : t + texturePerSpots * s,
    pores: unmixed.pores === null ? null : unmixed.pores + poresPerSpots * s + poresPerTexture * t,
  };
}

/** What of the photo, besides its maps, the metrics depend on. */
export interface SeenSkin {
  /** lamp-scale.ts, `reliefScaleOf` */
  readonly reliefScale: number;
  /** lamp-scale.ts, `lampScaleOf` */
  readonly lampScale: number;
  /** Whether the photo is sharp enough to show relief (softness.ts); where not, what is read from it is null. */
  readonly hasRelief: boolean;
}

/** Not what is a share of light, nor dark circles, which follow where the lamp stands and not how hard it is. */
const CONTRASTS: ReadonlySet<SkinMetricName> = new Set([
  'evenness',
  'spots',
  'redness',
  'texture',
  'pores',
  'lines',
]);

/** All raw metrics of one aligned crop, each for its own defect. */
export function measureSkin(
  maps: SkinMaps,
  regions: SkinRegions,
  { reliefScale, lampScale, hasRelief }: SeenSkin,
): RawSkinMetrics {
  const raw = unmix(filterResponses(maps, regions));
  return recordOf(SKIN_METRICS, (name) => {
    const value = raw[name];
    if (value === null || (METRICS[name].detail === 'fine' && !hasRelief)) return null;
    return value * (CONTRASTS.has(name) ? lampScale : 1) * (name === 'texture' ? reliefScale : 1);
  });
}

/** The raw responses of the filters, before the shares of spots, texture and pores in each other are taken out. */
export function filterResponses(maps: SkinMaps, regions: SkinRegions): RawSkinMetrics {
  const skin = readSkin(maps, regions);
  return recordOf(SKIN_METRICS, (name) => METRICS[name].measure(skin));
}
