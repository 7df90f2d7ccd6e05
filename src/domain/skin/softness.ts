/**
 * How soft a photo is on the scale of the face, and what it takes until every face is equally soft.
 *
 * A nearer or a better camera shows relief that another one cannot: measured as it is, the same skin looks calmer the
 * poorer the photo. So the skin of each is measured as a poor photo shows it. How soft a photo is, its pixels tell, and
 * beyond them the eyes: lids, lashes and iris are edges on every face, and the skin is not asked for what is to be
 * measured on it. An edge that is blurred to a variance v has a mean squared slope in proportion to 1/√v, so the slopes
 * under two more blurs a and b tell v:
 *
 *     (slope² under a / slope² under b)² = (v + b) / (v + a)
 *
 * Noise and compression hardly move it. All constants below are fitted to copies of photos of known softness
 * (lab/notes/measuring.md, "One sharpness for all").
 */
import { CROP_SIZE } from '#domain/face/crop.ts';

/**
 * The softness at which all skin is measured, crop pixels²: that of a photo with 75 px between the eyes that is not quite
 * sharp. More takes relief off everybody, less leaves a difference to poor photos.
 */
const COMMON = 2.8;
/** Softer photos show no relief, whatever the skin: what is read from it is not measurable. Crop pixels². */
const MOST_LEGIBLE = 6;

/** Variances of the two blurs that are compared, crop pixels². */
const [NEAR, FAR] = [0.49, 4];
/** Around eyes and brows, where the crop has them, crop pixels. */
const EYES = [
  { left: 115, top: 145, right: 225, bottom: 212 },
  { left: 287, top: 145, right: 397, bottom: 212 },
] as const;
/** Pixels around them that the blurs reach into. */
const RIM = 10;

/** What sampling alone costs: variance in squared pixels of the photo. */
const OF_A_PIXEL = 0.13;
/** The eyes of a sharp photo: their variance at one crop pixel a pixel of the photo is −0.02, and rises with its square. */
const [SHARP_OFFSET, SHARP_SLOPE] = [-0.136, 0.119];
/** Lashes and make-up move the eyes' answer so much: less is no sign of a soft photo. */
const DOUBT = 0.3;
/** Eyes hold lines, too, which a blur takes away: edges alone would answer with 1. */
const PER_EYES = 1.35;

interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** Rec. 601 luma, as coded, of a part of the crop. */
function luma(crop: Uint8ClampedArray, left: number, top: number, width: number, height: number): Plane {
  const data = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    let at = 4 * ((top + y) * CROP_SIZE + left);
    for (let x = 0; x < width; x++, i++, at += 4) {
      data[i] = 0.299 * (crop[at] ?? 0) + 0.587 * (crop[at + 1] ?? 0) + 0.114 * (crop[at + 2] ?? 0);
    }
  }
  return { width, height, data };
}

/** Gaussian blur, as far as the plane holds all that it reaches; 0 at the rim. */
function blurred(plane: Plane, variance: number): Plane {
  const { width, height, data } = plane;
  const radius = Math.ceil(3 * Math.sqrt(variance));
  const weights = Float32Array.from({ length: 2 * radius + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * variance)),
  );
  const sum = weights.reduce((a, b) => a + b, 0);
  const taps = weights.map((weight) => weight / sum);
  const along = (from: Float32Array, step: number): Float32Array => {
    const out = new Float32Array(from.length);
    const reach = radius * step;
    for (let i = reach; i < from.length - reach; i++) {
      let value = 0;
      for (let k = 0, at = i - reach; k < taps.length; k++, at += step) {
        value += (taps[k] ?? 0) * (from[at] ?? 0);
      }
      out[i] = value;
    }
    return out;
  };
  return { width, height, data: along(along(data, 1), width) };
}

/** Sum of the squared slopes, by central differences, within the rim. */
function squaredSlopes({ width, height, data }: Plane): number {
  let sum = 0;
  for (let y = RIM; y < height - RIM; y++) {
    for (let i = y * width + RIM; i < (y + 1) * width - RIM; i++) {
      const across = (data[i + 1] ?? 0) - (data[i - 1] ?? 0);
      const down = (data[i + width] ?? 0) - (data[i - width] ?? 0);
      sum += across * across + down * down;
    }
  }
  return sum;
}

/** Variance to which the eyes' edges are blurred, crop pixels²; NaN where there are none. */
function softnessOfEyes(crop: Uint8ClampedArray): number {
  let [near, far] = [0, 0];
  for (const { left, top, right, bottom } of EYES) {
    const size = [right - left + 2 * RIM, bottom - top + 2 * RIM] as const;
    const once = blurred(luma(crop, left - RIM, top - RIM, ...size), NEAR);
    near += squaredSlopes(once);
    far += squaredSlopes(blurred(once, FAR - NEAR));
  }
  const ratio = (near / far) ** 2;
  return (FAR - ratio * NEAR) / (ratio - 1);
}

/**
 * Variance of the blur that the photo's pixels and its camera leave on the face, crop pixels²: about 0.1 (sharp, 172 px
 * between the eyes or more), 0.7 (sharp, 75 px), 3 and more (soft).
 *
 * @param crop 512 × 512 RGBA, sRGB, as the photo has it
 * @param scale crop pixels a pixel of the photo
 */
export function softnessOf(crop: Uint8ClampedArray, scale: number): number {
  const eyes = softnessOfEyes(crop) - (SHARP_OFFSET + SHARP_SLOPE * scale ** 2);
  return OF_A_PIXEL * scale ** 2 + PER_EYES * (eyes > DOUBT ? eyes - DOUBT : 0);
}

/** Variance of the blur that makes a face of this softness as soft as all are measured, crop pixels²; 0…2.8. */
export const softenBy = (softness: number): number => Math.max(0, COMMON - softness);

/** Whether a face of this softness shows relief of a millimetre at all. */
export const showsRelief = (softness: number): boolean => softness <= MOST_LEGIBLE;
