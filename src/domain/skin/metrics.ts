/**
 * From skin maps and regions to the eight skin metrics, each relative to the person's own skin.
 * A metric whose regions cannot be read is null: never guessed.
 *
 * | metric      | raw value, unit                                                        | more is |
 * |-------------|------------------------------------------------------------------------|---------|
 * | evenness    | spread of colour between patches of cheeks and forehead, ΔE-like points | less even |
 * | spots       | share of cheeks, forehead and chin under dark or red blobs, %            | more spots |
 * | redness     | Δa* of nose and cheeks against forehead and chin                         | redder |
 * | texture     | mid-frequency contrast, noise floor removed, points                      | rougher |
 * | pores       | density of fine dark dots on nose and inner cheeks, points               | more visible |
 * | lines       | density of ridges on forehead, eye corners and beside the mouth, points  | more lines |
 * | shine       | specular share of forehead and nose, %                                   | shinier |
 * | darkCircles | ΔE*ab between under-eye and cheek where the under-eye is darker          | darker |
 *
 * Sources stand in ARCHITECTURE.md, "What is measured".
 */
import { REGION_NAMES } from '#domain/face/regions.ts';
import type { RegionName, SkinMetricName } from '#domain/face/report.ts';
import { WHITE_NOISE_TEXTURE_RATIO, type SkinMaps, type SkinPlane } from './maps.ts';
import type { SkinRegions } from './skin-regions.ts';
import { mean, median, robustSpread, smoothstep } from './statistics.ts';

/** Below this share of readable pixels a region is not measured. */
export const MIN_COVERAGE = 0.5;
/** Side of the patches that evenness compares, in map pixels (about 6 mm on the face). */
const PATCH = 8;
/** A spot of this contrast begins to count, and counts whole; points. */
const SPOT_FROM = 2.5;
const SPOT_FULL = 7;

/** Where each metric is read; the overlays show the same places and no others. */
export const METRIC_REGIONS = {
  evenness: ['rightCheek', 'leftCheek', 'forehead'],
  spots: ['rightCheek', 'leftCheek', 'forehead', 'chin'],
  redness: ['nose', 'rightCheek', 'leftCheek', 'forehead', 'chin'],
  texture: ['rightCheek', 'leftCheek', 'forehead'],
  pores: ['nose', 'rightCheek', 'leftCheek'],
  lines: ['forehead', 'rightEyeCorner', 'leftEyeCorner', 'mouthArea'],
  shine: ['forehead', 'nose'],
  darkCircles: ['rightUnderEye', 'leftUnderEye'],
} as const satisfies Readonly<Record<SkinMetricName, readonly RegionName[]>>;

export type RawSkinMetrics = Readonly<Record<SkinMetricName, number | null>>;

type Mask = 'readable' | 'skin';

/** Values of a plane on the named regions, as far as they are measurable; empty when none is. */
function valuesOn(
  plane: SkinPlane,
  regions: SkinRegions,
  names: readonly RegionName[],
  mask: Mask = 'readable',
): Float32Array {
  const wanted = new Uint8Array(REGION_NAMES.length + 1);
  for (const name of names) {
    if (regions.coverage[name] >= MIN_COVERAGE) wanted[REGION_NAMES.indexOf(name) + 1] = 1;
  }
  const labels = regions.labels.data;
  const use = regions[mask].data;
  const out = new Float32Array(labels.length);
  let n = 0;
  for (let i = 0; i < labels.length; i++) {
    if (wanted[labels[i] ?? 0] === 1 && use[i] === 1) out[n++] = plane.data[i] ?? 0;
  }
  return out.subarray(0, n);
}

/** NaN (nothing measurable) becomes null. */
function orNull(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

/** Mean over both sides where both can be read, one side where only one can; null where neither. */
function bothSides(right: number | null, left: number | null): number | null {
  if (right === null) return left;
  return left === null ? right : (right + left) / 2;
}

/** Robust spread between patches: fine grain averages out inside a patch, blotches remain. */
function patchSpread(plane: SkinPlane, regions: SkinRegions, names: readonly RegionName[]): number {
  const wanted = new Set(
    names.filter((n) => regions.coverage[n] >= MIN_COVERAGE).map((n) => REGION_NAMES.indexOf(n) + 1),
  );
  const { width, height, data } = plane;
  const patches: number[] = [];
  for (let py = 0; py + PATCH <= height; py += PATCH) {
    for (let px = 0; px + PATCH <= width; px += PATCH) {
      let sum = 0;
      let n = 0;
      for (let y = py; y < py + PATCH; y++) {
        for (let i = y * width + px; i < y * width + px + PATCH; i++) {
          if (regions.readable.data[i] === 1 && wanted.has(regions.labels.data[i] ?? 0)) {
            sum += data[i] ?? 0;
            n++;
          }
        }
      }
      if (n >= (PATCH * PATCH) / 2) patches.push(sum / n);
    }
  }
  return patches.length < 8 ? Number.NaN : robustSpread(Float32Array.from(patches));
}

/** Matts 2007: how uniform the colour of the skin is. Light-free planes, so that the lamp is not judged. */
function evenness(maps: SkinMaps, regions: SkinRegions): number | null {
  const where = METRIC_REGIONS.evenness;
  const dark = patchSpread(maps.melanin, regions, where);
  const red = patchSpread(maps.erythema, regions, where);
  return orNull(Math.hypot(dark, red));
}

function spots(maps: SkinMaps, regions: SkinRegions): number | null {
  const values = valuesOn(maps.spots, regions, METRIC_REGIONS.spots);
  let share = 0;
  for (const value of values) share += smoothstep(value, SPOT_FROM, SPOT_FULL);
  return orNull((100 * share) / values.length);
}

/** Yamamoto & Takiwaki 2008: redness of the places that flush against those that do not. */
function redness(maps: SkinMaps, regions: SkinRegions): number | null {
  const flush = median(valuesOn(maps.a, regions, ['nose', 'rightCheek', 'leftCheek']));
  const calm = median(valuesOn(maps.a, regions, ['forehead', 'chin']));
  return orNull(flush - calm);
}

function texture(maps: SkinMaps, regions: SkinRegions): number | null {
  const where = METRIC_REGIONS.texture;
  const band = median(valuesOn(maps.texture, regions, where));
  const noise = WHITE_NOISE_TEXTURE_RATIO * median(valuesOn(maps.noise, regions, where));
  return orNull(Math.sqrt(Math.max(0, band * band - noise * noise)));
}

function pores(maps: SkinMaps, regions: SkinRegions): number | null {
  return orNull(mean(valuesOn(maps.pores, regions, METRIC_REGIONS.pores)));
}

function lines(maps: SkinMaps, regions: SkinRegions): number | null {
  const forehead = orNull(mean(valuesOn(maps.lines, regions, ['forehead'])));
  const eyes = orNull(mean(valuesOn(maps.lines, regions, ['rightEyeCorner', 'leftEyeCorner'])));
  const mouth = orNull(mean(valuesOn(maps.lines, regions, ['mouthArea'])));
  const parts = [forehead, eyes, mouth].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.reduce((a, b) => a + b, 0) / parts.length;
}

function shine(maps: SkinMaps, regions: SkinRegions): number | null {
  return orNull(100 * mean(valuesOn(maps.shine, regions, METRIC_REGIONS.shine, 'skin')));
}

/** ΔE*ab of the under-eye against the cheek below it, counting only what is darker (PMC7898348). */
function darkCircle(maps: SkinMaps, regions: SkinRegions, eye: RegionName, cheek: RegionName): number | null {
  const difference = (plane: SkinPlane) =>
    median(valuesOn(plane, regions, [cheek])) - median(valuesOn(plane, regions, [eye]));
  const darker = difference(maps.lightness);
  const colour = Math.hypot(difference(maps.a), difference(maps.b));
  // Colour counts as far as the under-eye is darker at all: a paler under-eye is no dark circle.
  return orNull(Math.hypot(Math.max(0, darker), colour * smoothstep(darker, -2, 4)));
}

/** All raw metrics of one aligned crop. */
export function measureSkin(maps: SkinMaps, regions: SkinRegions): RawSkinMetrics {
  return {
    evenness: evenness(maps, regions),
    spots: spots(maps, regions),
    redness: redness(maps, regions),
    texture: texture(maps, regions),
    pores: pores(maps, regions),
    lines: lines(maps, regions),
    shine: shine(maps, regions),
    darkCircles: bothSides(
      darkCircle(maps, regions, 'rightUnderEye', 'rightCheek'),
      darkCircle(maps, regions, 'leftUnderEye', 'leftCheek'),
    ),
  };
}
