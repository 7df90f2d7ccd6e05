/**
 * Takes a face out of its own skin tone: the aligned crop as if every face had one mean colour and one
 * contrast of form, so that all later stages see the same picture whatever the complexion.
 *
 * Each channel is shifted and scaled in cube-root light, the space of CIE L*. A shift there undoes a
 * uniform move through CIELAB; a scale undoes an absorbing layer (melanin: Beer and Lambert), an
 * exposure or a lamp, all of which multiply light and hence its cube root. Which of the two a darker
 * skin is cannot be told from a photo; after this step it makes no difference.
 *
 * The scale is the face's own contrast at the sizes of its form (3 to 30 mm), because relief, marks and
 * form are seen in the same light: a lamp that hardens all shadows hardens the pores too.
 */
import { CROP_SIZE } from '#domain/face/crop.ts';
import { REGION_NAMES } from '#domain/face/regions.ts';
import type { RegionName } from '#domain/face/report.ts';
import { type BytePlane, positions } from '#domain/geometry/polygon.ts';
import { SKIN_MAP_SIZE } from './maps.ts';
import { median, pick, quantile, robustSpread } from './statistics.ts';

// A coarse grid over the aligned crop, for what is as large as the face's form.

/** Cells per side; each covers 8 × 8 crop pixels, about 3 mm. */
export const CELLS = 64;

/** A rectangle of cells, both ends included. */
interface CellBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const WHOLE: CellBox = { left: 0, top: 0, right: CELLS - 1, bottom: CELLS - 1 };

/** The smallest box around these cells (indices into the grid); of none, an empty one. */
export function boxOf(cells: Int32Array): CellBox {
  let [left, top, right, bottom] = [CELLS, CELLS, -1, -1];
  for (const cell of cells) {
    const x = cell % CELLS;
    const y = (cell - x) / CELLS;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

/**
 * Gaussian blur of a CELLS × CELLS plane; outside counts as 0.
 *
 * @param sigma cells
 * @param box outside of it the plane is taken for 0, and the answer is 0
 */
export function blurCells(plane: Float32Array, sigma: number, box: CellBox = WHOLE): Float32Array {
  const radius = Math.ceil(2.5 * sigma);
  const weights = Float32Array.from({ length: 2 * radius + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)),
  );
  const across = new Float32Array(plane.length);
  const out = new Float32Array(plane.length);
  for (let y = box.top; y <= box.bottom; y++) {
    blurLine(plane, across, weights, { start: y * CELLS, step: 1, from: box.left, to: box.right });
  }
  for (let x = box.left; x <= box.right; x++) {
    blurLine(across, out, weights, { start: x, step: CELLS, from: box.top, to: box.bottom });
  }
  return out;
}

interface Line {
  /** Index of the line's first cell, and from one cell to the next. */
  readonly start: number;
  readonly step: number;
  /** The stretch of the line that counts, both ends included. */
  readonly from: number;
  readonly to: number;
}

function blurLine(
  plane: Float32Array,
  out: Float32Array,
  weights: Float32Array,
  { start, step, from, to }: Line,
): void {
  const radius = (weights.length - 1) / 2;
  for (let i = from; i <= to; i++) {
    const first = Math.max(from, i - radius);
    const last = Math.min(to, i + radius);
    let sum = 0;
    let at = start + first * step;
    for (let k = first - i + radius; k <= last - i + radius; k++, at += step) {
      sum += (weights[k] ?? 0) * (plane[at] ?? 0);
    }
    out[start + i * step] = sum;
  }
}

/** Cube-root light per channel of a medium skin, and the contrast of form that a median photo shows. */
export const MEAN: readonly number[] = [0.8, 0.665, 0.6];
export const FORM_CONTRAST = 0.022;
/** Widths of the blurs between which form is measured, cells of 8 crop pixels. */
const FORM_SIGMAS: readonly number[] = [1, 2, 4];
/** Less is taken for this much: the flattest light is not taken for the darkest skin. */
const LEAST_CONTRAST = 0.005;
/** Where neither gloss (forehead, nose) nor a fringe nor a beard changes the contrast of form. */
const FORM_REGIONS = [
  'rightCheek',
  'leftCheek',
  'mouthArea',
  'rightUnderEye',
  'leftUnderEye',
  'rightEyeCorner',
  'leftEyeCorner',
] as const satisfies readonly RegionName[];
/**
 * Where a smile changes the contrast of form least. Gloss lies on forehead and nose, and lightens: here only the
 * darker half of each band counts.
 */
const STEADY_REGIONS = [
  ...FORM_REGIONS.filter((name) => name !== 'mouthArea'),
  'forehead',
  'nose',
] as const satisfies readonly RegionName[];
/** Less of a cell than this in a skin region, and it is left out. */
const MIN_CELL_SHARE = 0.5;
/** Cells this many robust deviations from the middle are hair or a frame. */
const OUTLIER = 3;

/** sRGB byte → cube root of linear light. */
const ROOT_OF_BYTE = Float32Array.from({ length: 256 }, (_, byte) => {
  const s = byte / 255;
  return Math.cbrt(s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4);
});

/** Cube root of linear light → sRGB byte, unrounded; the array it goes into clips. */
function byteOfRoot(root: number): number {
  const light = Math.max(0, root) ** 3;
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
}

/** The face's own tone in cube-root light, per channel. */
export interface OwnTone {
  readonly mean: readonly number[];
  /** Contrast of form, about 0.005 (flat light) to 0.06 (hard light). */
  readonly contrast: readonly number[];
  /** The same where an expression hardly moves it, over all channels. */
  readonly steadyContrast: number;
}

/** The part of a band's samples that its spread is read from, as quantiles, and what a normal sample has there. */
interface Reach {
  readonly from: number;
  readonly to: number;
  readonly deviations: number;
}
const BOTH_SIDES: Reach = { from: 0.1, to: 0.9, deviations: 2.56 };
const DARKER_HALF: Reach = { from: 0.1, to: 0.5, deviations: 1.28 };

interface Cells {
  /** Share of each cell that lies in a skin region, 0 where the cell is not used. */
  readonly weight: Float32Array;
  readonly channels: readonly Float32Array[];
  readonly used: Int32Array;
  /** Around the used cells. */
  readonly box: CellBox;
}

/**
 * Means of these skin regions over cells of 8 × 8 crop pixels.
 *
 * @param labelled the map pixels of all regions
 */
function skinCells(
  crop: Uint8ClampedArray,
  labels: BytePlane,
  labelled: Int32Array,
  regions: readonly RegionName[],
): Cells {
  const wanted = Uint8Array.from({ length: REGION_NAMES.length + 1 });
  for (const name of regions) wanted[REGION_NAMES.indexOf(name) + 1] = 1;
  const count = new Float32Array(CELLS * CELLS);
  const channels = [0, 1, 2].map(() => new Float32Array(CELLS * CELLS));
  const [red = count, green = count, blue = count] = channels;
  const shift = Math.log2(SKIN_MAP_SIZE / CELLS);
  for (let n = 0; n < labelled.length; n++) {
    const pixel = labelled[n] ?? 0;
    if (wanted[labels.data[pixel] ?? 0] !== 1) continue;
    const x = pixel % SKIN_MAP_SIZE;
    const y = (pixel - x) / SKIN_MAP_SIZE;
    const cell = (y >> shift) * CELLS + (x >> shift);
    // Two of the four crop pixels, across: the mean over a cell needs no more.
    for (let at = 8 * (y * CROP_SIZE + x), k = 0; k < 2; k++, at += 4 * (CROP_SIZE + 1)) {
      red[cell] = (red[cell] ?? 0) + (ROOT_OF_BYTE[crop[at] ?? 0] ?? 0);
      green[cell] = (green[cell] ?? 0) + (ROOT_OF_BYTE[crop[at + 1] ?? 0] ?? 0);
      blue[cell] = (blue[cell] ?? 0) + (ROOT_OF_BYTE[crop[at + 2] ?? 0] ?? 0);
    }
    count[cell] = (count[cell] ?? 0) + 2;
  }
  const whole = 2 * 4 ** shift;
  const weight = count.map((n) => (n / whole >= MIN_CELL_SHARE ? n / whole : 0));
  for (const channel of channels) {
    for (let i = 0; i < channel.length; i++) channel[i] = (channel[i] ?? 0) / Math.max(1, count[i] ?? 0);
  }
  const inside = positions(weight);
  const light = pick(inside, (i) => green[i] ?? 0);
  const limit = OUTLIER * robustSpread(light);
  const middle = median(light);
  const used = inside.filter((i) => Math.abs((green[i] ?? 0) - middle) <= limit);
  const kept = new Float32Array(weight.length);
  for (const i of used) kept[i] = weight[i] ?? 0;
  return { weight: kept, channels, used, box: boxOf(used) };
}

/** Geometric mean of the robust contrasts of all bands of form. */
function formContrast(
  channel: Float32Array,
  cells: Cells,
  smoothWeights: readonly Float32Array[],
  { from, to, deviations }: Reach,
): number {
  const { used, weight, box } = cells;
  const weighted = new Float32Array(channel.length);
  for (const i of used) weighted[i] = (channel[i] ?? 0) * (weight[i] ?? 0);
  const levels = FORM_SIGMAS.map((sigma, level) => {
    const blurred = blurCells(weighted, sigma, box);
    const weights = smoothWeights[level];
    return pick(used, (i) => (blurred[i] ?? 0) / Math.max(1e-6, weights?.[i] ?? 0));
  });
  const ladder = [pick(used, (i) => channel[i] ?? 0), ...levels];
  const logs = ladder.map((finer, level) => {
    const coarser = ladder[level + 1];
    const band = finer.map((value, n) => value - (coarser?.[n] ?? 0));
    const spread = (quantile(band, to) - quantile(band, from)) / deviations;
    return Math.log(Math.max(1e-4, spread));
  });
  return Math.max(LEAST_CONTRAST, Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length));
}

const contrastsOf = (cells: Cells, reach: Reach): number[] => {
  const smoothWeights = FORM_SIGMAS.map((sigma) => blurCells(cells.weight, sigma, cells.box));
  return cells.channels.map((channel) => formContrast(channel, cells, smoothWeights, reach));
};

export const meanOf = (values: readonly number[]): number =>
  values.reduce((a, b) => a + b, 0) / values.length;

/**
 * @param crop 512 × 512 RGBA, sRGB
 * @param labels region labels, 256 × 256, 0 outside of all regions
 * @returns null where the crop shows no skin region
 */
export function measureTone(crop: Uint8ClampedArray, labels: BytePlane): OwnTone | null {
  const labelled = positions(labels.data);
  const cells = skinCells(crop, labels, labelled, FORM_REGIONS);
  if (cells.used.length === 0) return null;
  return {
    mean: cells.channels.map((channel) => median(pick(cells.used, (i) => channel[i] ?? 0))),
    contrast: contrastsOf(cells, BOTH_SIDES),
    steadyContrast: meanOf(contrastsOf(skinCells(crop, labels, labelled, STEADY_REGIONS), DARKER_HALF)),
  };
}

const OPAQUE = 0xff << 24;

/** What each byte of a channel (red 0, green 1, blue 2) becomes, at its place in the pixel. */
function channelTable(tone: OwnTone, channel: number): Int32Array {
  const scale = FORM_CONTRAST / (tone.contrast[channel] ?? FORM_CONTRAST);
  const [from, to] = [tone.mean[channel] ?? 0, MEAN[channel] ?? 0];
  const bytes = Uint8ClampedArray.from(ROOT_OF_BYTE, (root) => byteOfRoot(to + scale * (root - from)));
  return Int32Array.from(bytes, (byte) => byte << (8 * channel));
}

/** The crop in canonical tone; a new array. */
export function toCanonicalTone(crop: Uint8ClampedArray, tone: OwnTone): Uint8ClampedArray {
  const [red, green, blue] = [channelTable(tone, 0), channelTable(tone, 1), channelTable(tone, 2)];
  // Four bytes at once: the pixel as a number, red lowest.
  const pixels = new Int32Array(crop.buffer, crop.byteOffset, crop.length / 4);
  const out = new Int32Array(pixels.length);
  for (let i = 0; i < out.length; i++) {
    const pixel = pixels[i] ?? 0;
    out[i] =
      (red[pixel & 0xff] ?? 0) |
      (green[(pixel >> 8) & 0xff] ?? 0) |
      (blue[(pixel >> 16) & 0xff] ?? 0) |
      OPAQUE;
  }
  return new Uint8ClampedArray(out.buffer);
}
