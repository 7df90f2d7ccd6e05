/**
 * From skin maps and regions to the eight skin metrics, each relative to the person's own skin.
 * A metric whose regions cannot be read is null: never guessed.
 *
 * The maps come from the crop in canonical tone (canonical-tone.ts): "points" and Δ below are those of
 * a medium skin in median light, whatever the person's complexion and lamp.
 *
 * | metric      | raw value, unit                                                           | more is |
 * |-------------|---------------------------------------------------------------------------|---------|
 * | evenness    | spread of colour between patches within cheeks and forehead, points        | less even |
 * | spots       | mean contrast of dark or red blobs on cheeks, forehead and chin, hundredths of a point | more spots |
 * | redness     | Δa* of nose and cheeks against forehead, chin and beside the mouth         | redder |
 * | texture     | mid-frequency contrast of cheeks and forehead, noise removed, hundredths of a point | rougher |
 * | pores       | mean contrast of fine dark dots on nose and cheeks, hundredths of a point  | more visible |
 * | lines       | mean contrast of ridges, forehead, eye corners, beside the mouth, same     | more lines |
 * | shine       | specular share of forehead and nose, %                                     | shinier |
 * | darkCircles | ΔL*, Δb* between under-eye and cheek where the under-eye is darker         | darker |
 *
 * Spots, texture and pores are what remains when each other's share is taken out (unmix.ts).
 * Sources stand in ARCHITECTURE.md, "What is measured".
 */
import { REGION_NAMES } from '#domain/face/regions.ts';
import type { RegionName, SkinMetricName } from '#domain/face/report.ts';
import { WHITE_NOISE_TEXTURE_RATIO, type SkinMaps, type SkinPlane } from './maps.ts';
import { patchSpread } from './patches.ts';
import { shineAt, type OwnSkin } from './shine.ts';
import type { SkinRegions } from './skin-regions.ts';
import { mean, median, quantile, smoothstep } from './statistics.ts';
import { unmix, type RawSkinMetrics } from './unmix.ts';

/** Below this share of readable pixels a region is not measured. */
export const MIN_COVERAGE = 0.5;
/** Texture is read from the calmest part of the skin, so that single spots and lines do not count as texture. */
const TEXTURE_QUANTILE = 0.25;
/** Gloss from here on hides the colour of the skin. */
const GLOSSY = 0.1;

/** Where each metric is read; the overlays show the same places and no others. */
export const METRIC_REGIONS = {
  evenness: ['rightCheek', 'leftCheek', 'forehead'],
  spots: ['rightCheek', 'leftCheek', 'forehead', 'chin'],
  redness: ['nose', 'rightCheek', 'leftCheek', 'forehead', 'chin', 'mouthArea'],
  texture: ['rightCheek', 'leftCheek', 'forehead'],
  pores: ['nose', 'rightCheek', 'leftCheek'],
  lines: ['forehead', 'rightEyeCorner', 'leftEyeCorner', 'mouthArea'],
  shine: ['forehead', 'nose'],
  darkCircles: ['rightUnderEye', 'leftUnderEye'],
} as const satisfies Readonly<Record<SkinMetricName, readonly RegionName[]>>;

export type { RawSkinMetrics } from './unmix.ts';

/** Map pixels of the named regions, as far as those are measurable; empty when none is. */
export function measurablePixels(
  regions: SkinRegions,
  names: readonly RegionName[],
  mask: 'readable' | 'skin' = 'readable',
): Int32Array {
  const wanted = new Uint8Array(REGION_NAMES.length + 1);
  for (const name of names) {
    if (regions.coverage[name] >= MIN_COVERAGE) wanted[REGION_NAMES.indexOf(name) + 1] = 1;
  }
  const labels = regions.labels.data;
  const use = regions[mask].data;
  const out = new Int32Array(labels.length);
  let n = 0;
  for (let i = 0; i < labels.length; i++) {
    if (wanted[labels[i] ?? 0] === 1 && use[i] === 1) out[n++] = i;
  }
  return out.subarray(0, n);
}

function pick(pixels: Int32Array, value: (index: number) => number): Float32Array {
  return Float32Array.from(pixels, value);
}

/** NaN (nothing measurable) becomes null. */
function orNull(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

/** Mean of what could be measured. */
function meanOf(parts: readonly (number | null)[]): number | null {
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? null : known.reduce((a, b) => a + b, 0) / known.length;
}

/** The person's own skin: medians over cheeks and forehead, the mean light where those cannot be read. */
export function ownSkin(maps: SkinMaps, regions: SkinRegions): OwnSkin {
  const pixels = measurablePixels(regions, METRIC_REGIONS.evenness);
  const middle = (plane: SkinPlane) => median(pick(pixels, (i) => plane.data[i] ?? 0));
  if (pixels.length === 0) return { lightness: regions.skinLightness, a: 12, b: 16 };
  return { lightness: middle(maps.lightness), a: middle(maps.a), b: middle(maps.b) };
}

/** All raw metrics of one aligned crop, each for its own defect. */
export function measureSkin(maps: SkinMaps, regions: SkinRegions): RawSkinMetrics {
  return unmix(answers(maps, regions));
}

/** What the filters answer, before the shares of spots, texture and pores in each other are taken out. */
export function answers(maps: SkinMaps, regions: SkinRegions): RawSkinMetrics {
  const own = ownSkin(maps, regions);
  const on = (names: readonly RegionName[]) => measurablePixels(regions, names);
  const at = (plane: SkinPlane, i: number) => plane.data[i] ?? 0;
  const matt = (names: readonly RegionName[]) => on(names).filter((i) => shineAt(maps, own, i) < GLOSSY);

  /** Matts 2007: how uniform the colour is, light and gloss left out. Redness counts double: there is less of it. */
  const evenness = () => {
    const regionSpreads = METRIC_REGIONS.evenness.map((name) => {
      const pixels = matt([name]);
      const dark = patchSpread(pixels, (i) => at(maps.melanin, i));
      return orNull(Math.hypot(dark, 2 * patchSpread(pixels, (i) => at(maps.erythema, i))));
    });
    return meanOf(regionSpreads);
  };

  /** The map holds only what stands out from the skin nearby; its mean needs no threshold. */
  const spots = () => orNull(100 * mean(pick(on(METRIC_REGIONS.spots), (i) => at(maps.spots, i))));

  /** Yamamoto & Takiwaki 2008: the places that flush against those that do not, away from gloss. */
  const redness = () => {
    const red = (names: readonly RegionName[]) => median(pick(matt(names), (i) => at(maps.a, i)));
    return orNull(red(['nose', 'rightCheek', 'leftCheek']) - red(['forehead', 'chin', 'mouthArea']));
  };

  const texture = () => {
    const pixels = on(METRIC_REGIONS.texture);
    const band = quantile(
      pick(pixels, (i) => at(maps.texture, i)),
      TEXTURE_QUANTILE,
    );
    const noise = quantile(
      pick(pixels, (i) => at(maps.noise, i)),
      TEXTURE_QUANTILE,
    );
    return orNull(100 * Math.sqrt(Math.max(0, band * band - (WHITE_NOISE_TEXTURE_RATIO * noise) ** 2)));
  };

  /** Beside a spot, or in rough skin, a fine dot is their detail and no pore of its own. */
  const pores = () => {
    const values = pick(
      on(METRIC_REGIONS.pores),
      (i) => at(maps.pores, i) / (1 + at(maps.spots, i) + at(maps.texture, i)),
    );
    return orNull(100 * mean(values));
  };

  /** Forehead, eyes and mouth count alike, however many pixels each has. */
  const lines = () =>
    meanOf(
      ([['forehead'], ['rightEyeCorner', 'leftEyeCorner'], ['mouthArea']] as const).map((names) =>
        orNull(100 * mean(pick(on(names), (i) => at(maps.lines, i)))),
      ),
    );

  const shine = () => {
    const pixels = measurablePixels(regions, METRIC_REGIONS.shine, 'skin');
    return orNull(100 * mean(pick(pixels, (i) => shineAt(maps, own, i))));
  };

  /**
   * The under-eye against the cheek below it, counting only what is darker (PMC7898348). Of ΔE*ab, Δa*
   * is left out: a flushed cheek is no dark circle.
   */
  const darkCircle = (eye: RegionName, cheek: RegionName) => {
    const [eyePixels, cheekPixels] = [on([eye]), on([cheek])];
    const difference = (plane: SkinPlane) =>
      median(pick(cheekPixels, (i) => at(plane, i))) - median(pick(eyePixels, (i) => at(plane, i)));
    const darker = difference(maps.lightness);
    // Blue counts as far as the under-eye is darker at all: a paler under-eye is no dark circle.
    return orNull(Math.hypot(Math.max(0, darker), difference(maps.b) * smoothstep(darker, -2, 4)));
  };

  return {
    evenness: evenness(),
    spots: spots(),
    redness: redness(),
    texture: texture(),
    pores: pores(),
    lines: lines(),
    shine: shine(),
    darkCircles: meanOf([darkCircle('rightUnderEye', 'rightCheek'), darkCircle('leftUnderEye', 'leftCheek')]),
  };
}
