/**
 * Whether both eyes lie behind something opaque, as dark and mirrored glasses are. A bare eye has whites, and is darker
 * than the skin under it; that skin is of the cheek's colour. Behind a lens none of the three holds.
 */
import { pointAt, STRIDE, type CropPixels, type Landmarks } from '#domain/face/landmarks.ts';
import { regionPolygons } from '#domain/face/regions.ts';
import type { RegionCoverage } from '#domain/face/report.ts';
import { LEFT_EYE, MESH_POINTS_WITH_IRIS, RIGHT_EYE } from '#domain/face/topology.ts';
import { bytePlane, fillPolygon, positions } from '#domain/geometry/polygon.ts';
import type { Point } from '#domain/geometry/points.ts';
import { logColour } from '#domain/skin/log-colour.ts';
import { SKIN_MAP_SIZE, type MapPixels } from '#domain/skin/maps.ts';
import { whitesOfBoth } from './eyes.ts';
import { medianInside, toMap } from './light-map.ts';

export interface CoverSigns {
  /** How much lighter the white is than the iris, ln light, in the eye where less so. */
  readonly whites: number;
  /** Light within the eye over that of the skin under it, ln, mean of both eyes: well below 0 in a bare one. */
  readonly eyes: number;
  /** How unlike the cheek the skin under the eye is, ln light and ln chromaticity together, mean of both sides. */
  readonly unlike: number;
}

/** Colour tells more than light: a shadow is dark, too. */
const COLOUR_WEIGHT = 3;

const SIDES = [
  { eye: RIGHT_EYE, under: 'rightUnderEye', cheek: 'rightCheek' },
  { eye: LEFT_EYE, under: 'leftUnderEye', cheek: 'leftCheek' },
] as const;

/** Chosen on the shared faces, real and painted glasses, and held against others (lab/notes/moment.md, "Covered eyes"). */
const COVERED = { whitesBelow: 0.2, eyesAbove: -0.85, unlikeAbove: 1.2 } as const;

export const areCovered = ({ whites, eyes, unlike }: CoverSigns): boolean =>
  whites < COVERED.whitesBelow && eyes > COVERED.eyesAbove && unlike > COVERED.unlikeAbove;

/**
 * @param crop 512 × 512 RGBA, sRGB, as the photo has it
 * @param light ln light of the same (`SkinRegions.light`)
 * @returns false, too, where the engine has no irises
 */
export function areEyesCovered(
  crop: Uint8ClampedArray,
  landmarks: Landmarks<CropPixels>,
  light: Float32Array,
): boolean {
  if (landmarks.length < MESH_POINTS_WITH_IRIS * STRIDE) return false;
  const sides = SIDES.map(({ eye, under, cheek }) => ({
    eye: eye.map((index) => pointAt(landmarks, index)),
    under: regionPolygons(landmarks, under).flat(),
    cheek: regionPolygons(landmarks, cheek).flat(),
  }));
  const { rg, gb } = colourWithin(
    crop,
    sides.flatMap(({ under, cheek }) => [under, cheek]),
  );
  const signs = sides.map(({ eye, under, cheek }) => {
    const apart = (plane: Float32Array) => medianInside(plane, under) - medianInside(plane, cheek);
    return {
      eye: medianInside(light, eye) - medianInside(light, under),
      unlike: Math.hypot(apart(light), COLOUR_WEIGHT * apart(rg), COLOUR_WEIGHT * apart(gb)),
    };
  });
  const mean = (sign: 'eye' | 'unlike') => signs.reduce((sum, one) => sum + one[sign], 0) / signs.length;
  return areCovered({ whites: whitesOfBoth(light, landmarks), eyes: mean('eye'), unlike: mean('unlike') });
}

function colourWithin(crop: Uint8ClampedArray, polygons: readonly (readonly Point<CropPixels>[])[]) {
  const inside = bytePlane<MapPixels>(SKIN_MAP_SIZE, SKIN_MAP_SIZE);
  for (const polygon of polygons) fillPolygon(inside, polygon.map(toMap), 1);
  return logColour(crop, positions(inside.data));
}

/** What dark glasses hide: of these regions nothing is measured. */
export const withoutEyes = (coverage: RegionCoverage): RegionCoverage => ({
  ...coverage,
  rightUnderEye: 0,
  leftUnderEye: 0,
  rightEyeCorner: 0,
  leftEyeCorner: 0,
});
