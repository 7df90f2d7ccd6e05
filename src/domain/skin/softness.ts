/**
 * How soft a photo is on the scale of the face, and what it takes until every face is equally soft.
 *
 * A photo from nearer, or by a better camera, shows relief that another one cannot: measured as it is, the same skin
 * looks calmer the poorer the photo. So the skin of each is measured at the sharpness of a poor one. How sharp a photo is
 * the eyes tell: lids, lashes and iris are edges on every face, and skin is not asked for what is to be measured on it.
 * An edge blurred to σ² has a mean squared slope in proportion to 1/σ, so two further blurs a and b tell σ²:
 *
 *     (slope² at a / slope² at b)² = (σ² + b) / (σ² + a)
 *
 * Noise and compression hardly touch it (lab/notes/measuring.md, "One resolution for all").
 */
import { CROP_SIZE } from '#domain/face/crop.ts';

/** Variances of the blurs under which slopes are looked at, crop pixels²; between them the logarithm is linear. */
const LADDER: readonly number[] = [0.49, 1, 1.8, 3, 4.5, 6.5, 9];
/** The two blurs that are compared, crop pixels². */
const [NEAR, FAR] = [0.49, 4];
/** Around eyes and brows, where the crop has them; both ends: left, top, right, bottom in crop pixels. */
const EYES = [
  [115, 145, 225, 212],
  [287, 145, 397, 212],
] as const;
/** Pixels around them that the blurs reach into. */
const RIM = 12;

/**
 * The blur that all skin is measured at, crop pixels² by the eyes: of a photo with 75 px between the eyes that is not quite
 * sharp. More takes relief off everybody, less leaves what poor photos lack.
 */
export const COMMON_SOFTNESS = 1.7;
/** Most that is added, crop pixels². */
const MOST_ADDED = 4.5;
const STEP = 0.05;

/** Mean squared slopes of the eyes under each blur of the ladder. */
function slopeLadder(crop: Uint8ClampedArray): number[] {
  const sums = LADDER.map(() => 0);
  for (const [left, top, right, bottom] of EYES) {
    let plane = greyOf(crop, left - RIM, top - RIM, right + RIM, bottom + RIM);
    let variance = 0;
    LADDER.forEach((wanted, level) => {
      plane = blurred(plane, Math.sqrt(wanted - variance));
      variance = wanted;
      sums[level] = (sums[level] ?? 0) + meanSquaredSlope(plane);
    });
  }
  return sums;
}

interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** Mean of the channels, weighted as Rec. 601 luma, of a part of the crop. */
function greyOf(crop: Uint8ClampedArray, left: number, top: number, right: number, bottom: number): Plane {
  const [width, height] = [right - left, bottom - top];
  const data = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    let at = 4 * ((top + y) * CROP_SIZE + left);
    for (let x = 0; x < width; x++, i++, at += 4) {
      data[i] = 0.299 * (crop[at] ?? 0) + 0.587 * (crop[at + 1] ?? 0) + 0.114 * (crop[at + 2] ?? 0);
    }
  }
  return { width, height, data };
}

/** Gaussian blur; what lies outside has no weight. The rim is wide enough that it does not matter. */
function blurred({ width, height, data }: Plane, sigma: number): Plane {
  const radius = Math.ceil(3 * sigma);
  const taps = Float32Array.from({ length: 2 * radius + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)),
  );
  const sum = taps.reduce((a, b) => a + b, 0);
  const across = new Float32Array(data.length);
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = radius; x < width - radius; x++) {
      let value = 0;
      const first = y * width + x - radius;
      for (let k = 0; k < taps.length; k++) value += (taps[k] ?? 0) * (data[first + k] ?? 0);
      across[y * width + x] = value / sum;
    }
  }
  for (let y = radius; y < height - radius; y++) {
    for (let x = 0; x < width; x++) {
      let value = 0;
      for (let k = 0, at = (y - radius) * width + x; k < taps.length; k++, at += width) {
        value += (taps[k] ?? 0) * (across[at] ?? 0);
      }
      out[y * width + x] = value / sum;
    }
  }
  return { width, height, data: out };
}

/** Of central differences, rim left out. */
function meanSquaredSlope({ width, height, data }: Plane): number {
  let sum = 0;
  for (let y = RIM; y < height - RIM; y++) {
    for (let x = RIM; x < width - RIM; x++) {
      const i = y * width + x;
      const across = (data[i + 1] ?? 0) - (data[i - 1] ?? 0);
      const down = (data[i + width] ?? 0) - (data[i - width] ?? 0);
      sum += across * across + down * down;
    }
  }
  return sum / 4;
}

/** ln slope² at this variance. */
function logSlope(ladder: readonly number[], variance: number): number {
  let level = 1;
  while (level < LADDER.length - 1 && (LADDER[level] ?? 0) < variance) level++;
  const [low, high] = [Math.log(LADDER[level - 1] ?? 1), Math.log(LADDER[level] ?? 1)];
  const [from, to] = [Math.log(ladder[level - 1] ?? 1), Math.log(ladder[level] ?? 1)];
  return from + ((Math.log(variance) - low) / (high - low)) * (to - from);
}

/** Blur of the edges when `added` is added to it, crop pixels². */
function softnessAt(ladder: readonly number[], added: number): number {
  const ratio = Math.exp(2 * (logSlope(ladder, NEAR + added) - logSlope(ladder, FAR + added)));
  return (FAR - ratio * NEAR) / (ratio - 1);
}

export interface Softness {
  /** Blur of the eyes' edges as the photo has it, crop pixels²; about 0 (sharp, 150 px between the eyes) to 4. */
  readonly own: number;
  /** Variance of the blur after which the eyes are as soft as COMMON_SOFTNESS, crop pixels²; 0 where they are softer. */
  readonly toAdd: number;
}

/**
 * @param crop 512 × 512 RGBA, sRGB, as the photo has it
 */
export function measureSoftness(crop: Uint8ClampedArray): Softness {
  const ladder = slopeLadder(crop);
  const own = softnessAt(ladder, 0);
  let toAdd = 0;
  let before = own;
  // A plane without any edge is NaN here, and nothing is added to it.
  while (before < COMMON_SOFTNESS && toAdd < MOST_ADDED) {
    const next = softnessAt(ladder, toAdd + STEP);
    if (next >= COMMON_SOFTNESS) {
      toAdd += (STEP * (COMMON_SOFTNESS - before)) / (next - before);
      break;
    }
    toAdd += STEP;
    before = next;
  }
  return { own, toAdd };
}
