/** Stage "regions": the crop in canonical tone, and where on it is skin that can be read. */
import { areEyesCovered, withoutEyes } from '#domain/moment/covered-eyes.ts';
import { measureTone, toCanonicalTone } from '#domain/skin/canonical-tone.ts';
import { lampScaleOf, reliefScaleOf } from '#domain/skin/lamp-scale.ts';
import type { SeenSkin } from '#domain/skin/measure-skin.ts';
import { findSkin, labelRegions, type SkinRegions } from '#domain/skin/skin-regions.ts';
import { similarityScale } from '#domain/geometry/similarity.ts';
import { showsRelief, softnessOf } from '#domain/skin/softness.ts';
import type { AlignedCrop } from './align.ts';

export interface ReadSkin {
  /** The aligned crop as all skin is measured on it: the same picture whatever the complexion. */
  readonly canonical: Uint8ClampedArray;
  readonly skin: SkinRegions;
  readonly seen: SeenSkin;
  /** How soft the photo is, crop pixels² (softness.ts). */
  readonly softness: number;
  /** `PhotoQuality.lightHardness` */
  readonly lightHardness: number;
}

export function readSkin({ pixels, landmarks, toCrop }: AlignedCrop): ReadSkin {
  const labels = labelRegions(landmarks);
  const softness = softnessOf(pixels, similarityScale(toCrop));
  const tone = measureTone(pixels, labels);
  const canonical = tone === null ? pixels : toCanonicalTone(pixels, tone);
  const skin = findSkin(canonical, landmarks, pixels, labels);
  const covered = areEyesCovered(pixels, landmarks, skin.light);
  return {
    canonical,
    skin: covered ? { ...skin, coverage: withoutEyes(skin.coverage) } : skin,
    seen: {
      reliefScale: tone === null ? 1 : reliefScaleOf(tone),
      lampScale: tone === null ? 1 : lampScaleOf(tone),
      hasRelief: showsRelief(softness),
    },
    softness,
    lightHardness: tone?.steadyContrast ?? 0,
  };
}
