/**
 * The same face with lighter or darker skin: its pixels are moved along the path that human skin takes
 * through CIELAB, to a given individual typology angle.
 *
 * Two ways, because a photo does not show which is the true one:
 * - additive: every skin pixel's L* and b* are shifted by the same amount, so that each keeps its
 *   deviation from the mean in CIELAB; a* stays.
 * - melanin: every skin pixel's linear light is multiplied by one gain a channel (an absorbing layer in
 *   front: Beer and Lambert), chosen so that the mean arrives at the same L*, a*, b*.
 */
import { labOfLinear, linearOfLab, LINEAR_OF_BYTE, triple, typologyAngle, type Triple } from './colour.ts';
import { polygonField, skinField, xOfField, yOfField, type Field } from './field.ts';
import type { RgbImage } from './image.ts';
import { paint } from './paint.ts';
import { gridInside, type Placement } from './placement.ts';
import { scalePolygon } from '#domain/geometry/polygon.ts';
import { applySimilarity, invertSimilarity } from '#domain/geometry/similarity.ts';

/** Degrees, from very light to dark (Chardon 1991; Del Bino & Bernerd, Br J Dermatol 169 s3 (2013) 33). */
export const TONE_ANGLES: readonly number[] = [60, 45, 30, 15, -10, -40];
export const TONE_METHODS = ['additive', 'melanin'] as const;
export type ToneMethod = (typeof TONE_METHODS)[number];

/**
 * [ITA°, b*] of human faces: medians over the forehead and cheek records within ±4° of each angle in the
 * International Skin Spectra Archive (Yan et al., Scientific Data 2025, doi 10.1038/s41597-025-04857-5,
 * CC BY 4.0; 4,603 facial records). L* follows from the angle: 50 + b*·tan(ITA), within 1 of its median.
 */
const SKIN_PATH: readonly (readonly [ita: number, b: number])[] = [
  [62, 10.2],
  [50, 13.4],
  [38, 15.7],
  [25, 17.9],
  [12, 18.9],
  [0, 19],
  [-15, 18.1],
  [-30, 16],
  [-45, 13],
  [-60, 9.6],
];

/** Realistic L* and b* at this angle, linear between the medians. @param ita degrees, −60 to 62 */
export function skinAtAngle(ita: number): { lightness: number; b: number } {
  let [previous] = SKIN_PATH;
  for (const knot of SKIN_PATH) {
    if (previous && ita >= knot[0]) {
      const t = previous[0] === knot[0] ? 0 : (previous[0] - ita) / (previous[0] - knot[0]);
      const b = previous[1] + t * (knot[1] - previous[1]);
      return { lightness: 50 + b * Math.tan((ita * Math.PI) / 180), b };
    }
    previous = knot;
  }
  throw new RangeError(`No human skin is known at an ITA of ${ita}°.`);
}

/** Linear RGB of skin pixels, three values each. */
type Sample = Float64Array;

/** Crop pixels between the samples of the mean. */
const GRID = 4;

/** Skin pixels of the face, evenly spread, without hair, frames and features. */
function sampleSkin(image: RgbImage, face: Placement): Sample {
  const toImage = invertSimilarity(face.toCrop);
  const names = ['forehead', 'rightCheek', 'leftCheek', 'nose', 'chin'] as const;
  const values = names
    .flatMap((name) => face.polygons(name))
    .flatMap((polygon) => gridInside(polygon, GRID))
    .filter((p) => face.isSkin(p.x, p.y))
    .flatMap((p) => {
      const { x, y } = applySimilarity(toImage, p);
      const [i, j] = [Math.floor(x), Math.floor(y)];
      if (i < 0 || j < 0 || i >= image.width || j >= image.height) return [];
      const at = 3 * (j * image.width + i);
      return [0, 1, 2].map((c) => LINEAR_OF_BYTE[image.data[at + c] ?? 0] ?? 0);
    });
  return Float64Array.from(values);
}

/** Mean L*, a*, b* after per-channel gains, clipped as a photo is. */
function meanLab(sample: Sample, gains: Triple): Triple {
  const mean = triple();
  const pixel = triple();
  const n = sample.length / 3;
  for (let i = 0; i < sample.length; i += 3) {
    for (let c = 0; c < 3; c++) pixel[c] = Math.min(1, (sample[i + c] ?? 0) * (gains[c] ?? 1));
    labOfLinear(pixel, pixel);
    for (let c = 0; c < 3; c++) mean[c] = (mean[c] ?? 0) + (pixel[c] ?? 0) / n;
  }
  return mean;
}

/** Rounds of correction; the third already moves less than 0.1. */
const ROUNDS = 6;

/** Gains that take the sample's mean colour to `target` (L*, a*, b*), by fixed-point correction. */
export function gainsTowards(sample: Sample, target: Triple): Triple {
  const gains = triple(1, 1, 1);
  const [wanted, is] = [triple(), triple()];
  for (let round = 0; round < ROUNDS; round++) {
    linearOfLab(meanLab(sample, gains), is);
    linearOfLab(target, wanted);
    for (let c = 0; c < 3; c++) gains[c] = ((gains[c] ?? 1) * (wanted[c] ?? 0)) / (is[c] ?? 1);
  }
  return gains;
}

/** Everything about a face that all its tones share. */
export interface ToneBase {
  readonly image: RgbImage;
  readonly face: Placement;
  /** ITA of the face as it is, degrees. */
  readonly ita: number;
  readonly mean: Triple;
  readonly sample: Sample;
  readonly mask: Field;
}

/** The rims lie outside of what is measured: outside the outline, and inside eyes and lips. */
const MASK = { outline: 1.06, feature: 0.92, sigma: 2 } as const;
/** Brow polygons grown by this hold all of the brow. */
const BROW_GROWTH = 1.3;

/** The skin of the face. Skin shows between the hairs of a brow: there, its lightness decides. */
function skinMask(face: Placement): Field {
  const field = skinField(face.outline, face.notSkin, MASK);
  const brows = polygonField(face.brows.map((brow) => scalePolygon(brow, BROW_GROWTH)));
  for (let i = 0; i < field.length; i++) {
    if (brows[i] === 1) field[i] = (field[i] ?? 0) * face.notHair(xOfField(i), yOfField(i));
  }
  return field;
}

/** Null when the face shows no skin. */
export function prepareTone(image: RgbImage, face: Placement): ToneBase | null {
  const sample = sampleSkin(image, face);
  if (sample.length === 0) return null;
  const mean = meanLab(sample, triple(1, 1, 1));
  return {
    image,
    face,
    ita: typologyAngle(mean[0] ?? 0, mean[2] ?? 0),
    mean,
    sample,
    mask: skinMask(face),
  };
}

/** The face at another typology angle (degrees). */
export function changeTone(base: ToneBase, ita: number, method: ToneMethod): RgbImage {
  const { lightness, b } = skinAtAngle(ita);
  const target = triple(lightness, base.mean[1] ?? 0, b);
  const apply = method === 'additive' ? shift(base.mean, target) : filter(gainsTowards(base.sample, target));
  return paint(base.image, base.face.toCrop, [{ field: base.mask, apply }]);
}

function shift(mean: Triple, target: Triple) {
  const lab = triple();
  return (rgb: Triple, weight: number): void => {
    labOfLinear(rgb, lab);
    for (let c = 0; c < 3; c++) lab[c] = (lab[c] ?? 0) + weight * ((target[c] ?? 0) - (mean[c] ?? 0));
    linearOfLab(lab, rgb);
  };
}

function filter(gains: Triple) {
  return (rgb: Triple, weight: number): void => {
    for (let c = 0; c < 3; c++) rgb[c] = (rgb[c] ?? 0) * (gains[c] ?? 1) ** weight;
  };
}
