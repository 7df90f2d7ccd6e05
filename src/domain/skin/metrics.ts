/**
 * From skin maps and regions to the eight skin metrics, each relative to the person's own skin.
 * A metric whose regions cannot be read is null: never guessed.
 *
 * The maps come from the crop in canonical tone (canonical-tone.ts): "points" and Δ below are those of
 * a medium skin in median light, whatever the person's complexion and lamp.
 *
 * | metric      | raw value, unit                                                           | more is |
 * |-------------|---------------------------------------------------------------------------|---------|
 * | evenness    | spread of colour between patches within the cheeks, points                 | less even |
 * | spots       | mean contrast of dark or red blobs on cheeks, forehead and chin, hundredths of a point | more spots |
 * | redness     | Δa* of nose and cheeks against chin and beside the mouth, in matt light    | redder |
 * | texture     | mid-frequency contrast of cheeks and forehead, noise removed, hundredths of a point | rougher |
 * | pores       | mean contrast of fine dark dots on nose and cheeks, hundredths of a point  | more visible |
 * | lines       | contrast of ridges, forehead, eye corners, beside the mouth: 10 ln(1 + c/C) | more lines |
 * | shine       | specular share of forehead and nose, %                                     | shinier |
 * | darkCircles | ΔL*, Δb* between under-eye and cheek where the under-eye is darker         | darker |
 *
 * Spots, texture and pores are what remains when each other's share is taken out (unmix.ts).
 * Sources stand in ARCHITECTURE.md, "What is measured".
 */
import type { SkinMetricName } from '#functions/vocabulary.ts';
import { REGION_NAMES } from '#domain/face/regions.ts';
import type { RegionName } from '#domain/face/report.ts';
import type { BytePlane } from '#domain/geometry/polygon.ts';
import { WHITE_NOISE_TEXTURE_RATIO, type SkinMaps, type SkinPlane } from './maps.ts';
import { patchSpread } from './patches.ts';
import { erode } from './erode.ts';
import { shineMap, type OwnSkin } from './shine.ts';
import type { SkinRegions } from './skin-regions.ts';
import { mean, median, quantile, smoothstep } from './statistics.ts';
import { unmix, type RawSkinMetrics } from './unmix.ts';

/** Below this share of readable pixels a region is not measured. */
export const MIN_COVERAGE = 0.5;
/** Texture is read from the calmest part of the skin, so that single spots and lines do not count as texture. */
const TEXTURE_QUANTILE = 0.25;
/** Map pixels from hair, a frame or a feature within which a dark ridge is none of the skin's. */
const LINE_RIM = 3;
/** Share of the readable pixels that has to lie away from the rim, and in matt light. */
const MIN_INNER = 0.15;
/** Mean contrast of the faintest lines that one sees, hundredths of a point. */
const FAINT_LINE = 4;
/** How much a point of texture takes off a spot's contrast. */
const ROUGH_SHARE = 0.5;
/** Gloss from here on hides the colour and the relief of the skin. */
const GLOSSY = 0.05;

/** Where each metric is read; the overlays show the same places and no others. */
export const METRIC_REGIONS = {
  evenness: ['rightCheek', 'leftCheek'],
  spots: ['rightCheek', 'leftCheek', 'forehead', 'chin'],
  redness: ['nose', 'rightCheek', 'leftCheek', 'forehead', 'chin', 'mouthArea'],
  texture: ['rightCheek', 'leftCheek', 'forehead'],
  pores: ['nose', 'rightCheek', 'leftCheek'],
  lines: ['forehead', 'rightEyeCorner', 'leftEyeCorner', 'mouthArea'],
  shine: ['forehead', 'nose'],
  darkCircles: ['rightUnderEye', 'leftUnderEye'],
} as const satisfies Readonly<Record<SkinMetricName, readonly RegionName[]>>;

/** Forehead, eyes and mouth alike; one corner alone is half of what the eyes say, so hair over the other moves little. */
const LINE_WEIGHTS: Readonly<Record<(typeof METRIC_REGIONS.lines)[number], number>> = {
  forehead: 1,
  rightEyeCorner: 0.5,
  leftEyeCorner: 0.5,
  mouthArea: 1,
};

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
  const out = new Float32Array(pixels.length);
  // `Float32Array.from` walks an iterator: more than ten times slower on the pixels of a face.
  for (let i = 0; i < out.length; i++) out[i] = value(pixels[i] ?? 0);
  return out;
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

/** The person's own skin: medians over the cheeks; over the forehead, or the mean light, where those cannot be read. */
export function ownSkin(maps: SkinMaps, regions: SkinRegions): OwnSkin {
  const cheeks = measurablePixels(regions, ['rightCheek', 'leftCheek']);
  const pixels = cheeks.length > 0 ? cheeks : measurablePixels(regions, ['forehead']);
  const middle = (plane: SkinPlane) => median(pick(pixels, (i) => plane.data[i] ?? 0));
  if (pixels.length === 0) return { lightness: regions.skinLightness, a: 12, b: 16 };
  return { lightness: middle(maps.lightness), a: middle(maps.a), b: middle(maps.b) };
}

/** 1 where lines are read: readable skin away from its rim, where hair and frames draw lines of their own. */
export const lineSkin = ({ readable }: SkinRegions): BytePlane => erode(readable, LINE_RIM);

/** All raw metrics of one aligned crop, each for its own defect. */
export function measureSkin(maps: SkinMaps, regions: SkinRegions): RawSkinMetrics {
  return unmix(answers(maps, regions));
}

/** What the filters answer, before the shares of spots, texture and pores in each other are taken out. */
export function answers(maps: SkinMaps, regions: SkinRegions): RawSkinMetrics {
  const own = ownSkin(maps, regions);
  const inner = lineSkin(regions).data;
  const on = (names: readonly RegionName[]) => measurablePixels(regions, names);
  const at = (plane: SkinPlane, i: number) => plane.data[i] ?? 0;
  const gloss = shineMap(maps, own, regions.labels.data);
  const matt = (names: readonly RegionName[]) => on(names).filter((i) => (gloss[i] ?? 0) < GLOSSY);

  /** Matts 2007: how uniform the colour is, light left out; on the cheeks, which hardly ever shine. */
  const evenness = () => {
    const cheeks = METRIC_REGIONS.evenness.map((name) => {
      const pixels = on([name]);
      const dark = patchSpread(pixels, (i) => at(maps.melanin, i));
      return orNull(
        Math.hypot(
          dark,
          patchSpread(pixels, (i) => at(maps.erythema, i)),
        ),
      );
    });
    return meanOf(cheeks);
  };

  /** The map holds only what stands out from the skin nearby, and on rough skin a spot stands out less. */
  const spots = () =>
    orNull(
      100 *
        mean(
          pick(on(METRIC_REGIONS.spots), (i) => at(maps.spots, i) / (1 + ROUGH_SHARE * at(maps.texture, i))),
        ),
    );

  /**
   * Yamamoto & Takiwaki 2008: the places that flush against those that do not, away from gloss. The jaw
   * is what does not; the forehead, which shines, stands in for it under a beard.
   */
  const redness = () => {
    const red = (names: readonly RegionName[]) => median(pick(matt(names), (i) => at(maps.a, i)));
    const jaw = red(['chin', 'mouthArea']);
    return orNull(red(['nose', 'rightCheek', 'leftCheek']) - (Number.isNaN(jaw) ? red(['forehead']) : jaw));
  };

  /** The middle one of the regions: what lies on the forehead alone is lines or a fringe. */
  const texture = () => {
    const regionTextures = METRIC_REGIONS.texture.map((name) => {
      const pixels = matt([name]);
      const of = (plane: SkinPlane) =>
        quantile(
          pick(pixels, (i) => at(plane, i)),
          TEXTURE_QUANTILE,
        );
      const noise = WHITE_NOISE_TEXTURE_RATIO * of(maps.noise);
      return 100 * Math.sqrt(Math.max(0, of(maps.texture) ** 2 - noise ** 2));
    });
    return orNull(median(Float32Array.from(regionTextures.filter((value) => !Number.isNaN(value)))));
  };

  /** Beside a spot a fine dot is its detail and no pore of its own. */
  const pores = () => {
    const values = pick(on(METRIC_REGIONS.pores), (i) => at(maps.pores, i) / (1 + at(maps.spots, i)));
    return orNull(100 * mean(values));
  };

  /**
   * Away from the rim of what is skin, where hair and frames draw lines of their own, and as far as gloss
   * does not hide them. Logarithmic, as lines are graded by eye: one deep fold does not outweigh a
   * forehead; and forehead, eyes and mouth count alike, however many pixels each has.
   */
  const lineContrast = (name: RegionName) => {
    const all = on([name]);
    let sum = 0;
    let weights = 0;
    for (const i of all) {
      if (inner[i] !== 1) continue;
      const weight = 1 - (gloss[i] ?? 0);
      sum += weight * at(maps.lines, i);
      weights += weight;
    }
    return weights > MIN_INNER * all.length ? 10 * Math.log1p((100 * sum) / weights / FAINT_LINE) : null;
  };
  const lines = () => {
    const parts = METRIC_REGIONS.lines.flatMap((name) => {
      const value = lineContrast(name);
      return value === null ? [] : [{ value, weight: LINE_WEIGHTS[name] }];
    });
    const total = parts.reduce((sum, { weight }) => sum + weight, 0);
    return orNull(parts.reduce((sum, { weight, value }) => sum + weight * value, 0) / total);
  };

  const shine = () => {
    const pixels = measurablePixels(regions, METRIC_REGIONS.shine, 'skin');
    return orNull(100 * mean(pick(pixels, (i) => gloss[i] ?? 0)));
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
