/**
 * Where something is painted and how strongly: a plane over the aligned 512 × 512 crop, at twice its
 * resolution so that a line of two crop pixels keeps its profile. All coordinates are crop pixels, so
 * that a defect has the same size on the face whatever the size of the photo.
 */
import { CROP_SIZE } from '#domain/face/crop.ts';
import type { Point } from '#domain/geometry/points.ts';
import { bytePlane, fillPolygon, scalePolygon } from '#domain/geometry/polygon.ts';

/** Field pixels per crop pixel. */
export const OVERSAMPLING = 2;
export const FIELD_SIZE = CROP_SIZE * OVERSAMPLING;

/** Row-major, FIELD_SIZE². */
export type Field = Float32Array;

export function emptyField(): Field {
  return new Float32Array(FIELD_SIZE * FIELD_SIZE);
}

/** Crop coordinates of a field pixel's centre. */
export function xOfField(index: number): number {
  return ((index % FIELD_SIZE) + 0.5) / OVERSAMPLING;
}

export function yOfField(index: number): number {
  return (Math.floor(index / FIELD_SIZE) + 0.5) / OVERSAMPLING;
}

/** 1 inside any of the polygons, 0 outside. */
export function polygonField(polygons: readonly (readonly Point[])[]): Field {
  const plane = bytePlane(FIELD_SIZE, FIELD_SIZE);
  for (const polygon of polygons) {
    const scaled = polygon.map((p) => ({ x: p.x * OVERSAMPLING, y: p.y * OVERSAMPLING }));
    fillPolygon(plane, scaled, 1);
  }
  return Float32Array.from(plane.data);
}

export interface SkinFieldShape {
  /** The outline is grown (> 1) or shrunk (< 1) by this. */
  readonly outline: number;
  /** And so is each feature. */
  readonly feature: number;
  /** Softness of all edges, crop pixels. */
  readonly sigma: number;
}

/** The face's outline without the features (eyes, brows, lips). */
export function skinField(
  outline: readonly Point[],
  features: readonly (readonly Point[])[],
  shape: SkinFieldShape,
): Field {
  const face = polygonField([scalePolygon(outline, shape.outline)]);
  const holes = polygonField(features.map((feature) => scalePolygon(feature, shape.feature)));
  for (let i = 0; i < face.length; i++) face[i] = (face[i] ?? 0) * (1 - (holes[i] ?? 0));
  return blurField(face, shape.sigma);
}

/**
 * Adds `profile` (crop coordinates → value) inside a box around a point.
 *
 * @param reach half the box's side in crop pixels
 */
export function addProfile(
  field: Field,
  centre: Point,
  reach: number,
  profile: (x: number, y: number) => number,
): void {
  const low = (value: number) => Math.max(0, Math.floor((value - reach) * OVERSAMPLING));
  const high = (value: number) => Math.min(FIELD_SIZE - 1, Math.ceil((value + reach) * OVERSAMPLING));
  for (let j = low(centre.y); j <= high(centre.y); j++) {
    for (let i = low(centre.x); i <= high(centre.x); i++) {
      const at = j * FIELD_SIZE + i;
      field[at] = (field[at] ?? 0) + profile((i + 0.5) / OVERSAMPLING, (j + 0.5) / OVERSAMPLING);
    }
  }
}

/** Passes of the running mean; three are within 3 % of a Gaussian. */
const PASSES = 3;

/**
 * Radii of the running means whose variances add up to `variance` most nearly: the nearest two whole
 * radii, mixed (Kovesi, DICTA 2010). A mean over 2r + 1 pixels has variance r(r + 1)/3.
 */
function radii(variance: number): number[] {
  const each = variance / PASSES;
  const small = Math.max(0, Math.floor((Math.sqrt(12 * each + 1) - 1) / 2));
  const spread = (radius: number) => (radius * (radius + 1)) / 3;
  const share = (each - spread(small)) / (spread(small + 1) - spread(small));
  const large = Math.round(PASSES * share);
  return Array.from({ length: PASSES }, (_, pass) => (pass < large ? small + 1 : small));
}

/** Gaussian blur by running means (Wells, PAMI 8 (1986) 234). Outside counts as 0. @param sigma crop pixels */
export function blurField(field: Field, sigma: number): Field {
  const now = field.slice();
  const next = emptyField();
  for (const radius of radii((sigma * OVERSAMPLING) ** 2)) {
    runningMean(now, next, radius, 1, FIELD_SIZE);
    runningMean(next, now, radius, FIELD_SIZE, 1);
  }
  return now;
}

/** One running mean along `step`, on every line that `lineStep` leads to. */
function runningMean(from: Field, to: Field, radius: number, step: number, lineStep: number): void {
  const width = 2 * radius + 1;
  for (let line = 0; line < FIELD_SIZE; line++) {
    const start = line * lineStep;
    let sum = 0;
    for (let i = 0; i < radius; i++) sum += from[start + i * step] ?? 0;
    for (let i = 0; i < FIELD_SIZE; i++) {
      if (i + radius < FIELD_SIZE) sum += from[start + (i + radius) * step] ?? 0;
      to[start + i * step] = sum / width;
      if (i >= radius) sum -= from[start + (i - radius) * step] ?? 0;
    }
  }
}

/** Bilinear; 0 outside. @param x crop pixels @param y crop pixels */
export function sampleField(field: Field, x: number, y: number): number {
  const fx = x * OVERSAMPLING - 0.5;
  const fy = y * OVERSAMPLING - 0.5;
  const i = Math.floor(fx);
  const j = Math.floor(fy);
  if (i < 0 || j < 0 || i + 1 >= FIELD_SIZE || j + 1 >= FIELD_SIZE) return 0;
  const at = j * FIELD_SIZE + i;
  const [tx, ty] = [fx - i, fy - j];
  const top = (field[at] ?? 0) * (1 - tx) + (field[at + 1] ?? 0) * tx;
  const bottom = (field[at + FIELD_SIZE] ?? 0) * (1 - tx) + (field[at + FIELD_SIZE + 1] ?? 0) * tx;
  return top * (1 - ty) + bottom * ty;
}

/** The box in crop pixels outside of which the field is 0; empty (left > right) where it is 0 everywhere. */
export function fieldBounds(field: Field) {
  let [left, top, right, bottom] = [FIELD_SIZE, FIELD_SIZE, -1, -1];
  for (let j = 0; j < FIELD_SIZE; j++) {
    for (let i = 0; i < FIELD_SIZE; i++) {
      if (field[j * FIELD_SIZE + i] === 0) continue;
      if (i < left) left = i;
      if (i > right) right = i;
      if (j < top) top = j;
      bottom = j;
    }
  }
  const crop = (index: number) => index / OVERSAMPLING;
  return { left: crop(left), top: crop(top), right: crop(right + 1), bottom: crop(bottom + 1) };
}
