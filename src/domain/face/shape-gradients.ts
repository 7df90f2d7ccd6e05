/**
 * Where hair, brow line, jaw and neck draw edges around a face: a histogram of oriented gradients (Dalal
 * & Triggs, CVPR 2005) over a crop that holds the hairline, averaged with its own mirror image. The mesh
 * guesses forehead and outline under hair; this sees what the photo shows. It knows no colour, and a
 * change of light scales all gradients of a place alike and cancels.
 */
import type { Similarity } from '#domain/geometry/similarity.ts';
import { CROP_INTEROCULAR, imageToCrop } from './crop.ts';
import type { ImagePixels, Landmarks } from './landmarks.ts';

/** Pixels of the crop that is read here. */
export interface ShapeCropPixels {
  readonly shapeCrop: true;
}

/** The crop in pixels: the eyes a little under the middle, 21 px apart. */
export const SHAPE_CROP = { width: 96, height: 120 } as const;
const EYE_DISTANCE = 21;
const EYES_AT = { x: 48, y: 62 } as const;
/** Middle of the eyes in the aligned crop of crop.ts. */
const CROP_EYES_AT = { x: 256, y: 180 } as const;

/** Grey level outside the photo, where there is nothing to see. */
export const SHAPE_CROP_FILL = 128;

const CELL = 12;
const COLUMNS = SHAPE_CROP.width / CELL;
const ROWS = SHAPE_CROP.height / CELL;
const ORIENTATIONS = 8;
/** Keeps an empty background from dividing by nothing, grey levels a pixel. */
const GRAIN = 0.03;
/** A cell that outdoes its surroundings counts no more than this: an earring is no jaw. */
const CEILING = 1;

/** How many numbers `gradientFeatures` gives: the left half of the cells, eight directions each. */
export const GRADIENT_FEATURES = ROWS * (COLUMNS / 2) * ORIENTATIONS;

/** The similarity that takes image pixels to pixels of the crop. */
export function imageToShapeCrop(
  landmarks: Landmarks<ImagePixels>,
): Similarity<ImagePixels, ShapeCropPixels> {
  const { a, b, tx, ty } = imageToCrop(landmarks);
  const scale = EYE_DISTANCE / CROP_INTEROCULAR;
  return {
    a: a * scale,
    b: b * scale,
    tx: (tx - CROP_EYES_AT.x) * scale + EYES_AT.x,
    ty: (ty - CROP_EYES_AT.y) * scale + EYES_AT.y,
  };
}

/** Mean of red, green and blue of RGBA bytes. */
function grey(rgba: Uint8ClampedArray): Float32Array {
  const out = new Float32Array(rgba.length / 4);
  for (let i = 0; i < out.length; i++) {
    out[i] = ((rgba[4 * i] ?? 0) + (rgba[4 * i + 1] ?? 0) + (rgba[4 * i + 2] ?? 0)) / 3;
  }
  return out;
}

/** Mean gradient of each cell by direction; a gradient between two directions counts for both. */
function histograms(light: Float32Array): Float32Array {
  const { width, height } = SHAPE_CROP;
  const cells = new Float32Array(ROWS * COLUMNS * ORIENTATIONS);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      // Sobel's operator: differences of weighted means over three pixels.
      const [above, below] = [at - width, at + width];
      const main = (light[below + 1] ?? 0) - (light[above - 1] ?? 0);
      const cross = (light[above + 1] ?? 0) - (light[below - 1] ?? 0);
      const gx = (main + cross + 2 * ((light[at + 1] ?? 0) - (light[at - 1] ?? 0))) / 8;
      const gy = (main - cross + 2 * ((light[below] ?? 0) - (light[above] ?? 0))) / 8;
      const strength = Math.sqrt(gx * gx + gy * gy) / (CELL * CELL);
      if (strength === 0) continue;
      const turn = ((Math.atan2(gy, gx) + Math.PI) / Math.PI) * ORIENTATIONS;
      const low = Math.floor(turn);
      const cell = (Math.floor(y / CELL) * COLUMNS + Math.floor(x / CELL)) * ORIENTATIONS;
      const [first, second] = [cell + (low % ORIENTATIONS), cell + ((low + 1) % ORIENTATIONS)];
      cells[first] = (cells[first] ?? 0) + strength * (1 - (turn - low));
      cells[second] = (cells[second] ?? 0) + strength * (turn - low);
    }
  }
  return cells;
}

/** Length of the mean histogram of the 3 × 3 cells around each; the border repeats its cells. */
function surroundings(cells: Float32Array): Float32Array {
  const inside = (value: number, size: number) => Math.min(size - 1, Math.max(0, value));
  return Float32Array.from({ length: ROWS * COLUMNS }, (_, cell) => {
    let squares = 0;
    for (let direction = 0; direction < ORIENTATIONS; direction++) {
      let sum = 0;
      for (const dy of [-1, 0, 1]) {
        for (const dx of [-1, 0, 1]) {
          const row = inside(Math.floor(cell / COLUMNS) + dy, ROWS);
          const near = row * COLUMNS + inside((cell % COLUMNS) + dx, COLUMNS);
          sum += cells[near * ORIENTATIONS + direction] ?? 0;
        }
      }
      squares += (sum / 9) ** 2;
    }
    return Math.sqrt(squares);
  });
}

/**
 * @param rgba the crop, 96 × 120 RGBA bytes, sRGB
 * @returns 320 numbers from 0 to 1
 * @throws RangeError when the crop has another size
 */
export function gradientFeatures(rgba: Uint8ClampedArray): Float32Array {
  const expected = SHAPE_CROP.width * SHAPE_CROP.height * 4;
  if (rgba.length !== expected) throw new RangeError(`${rgba.length} bytes instead of ${expected}`);
  const cells = histograms(grey(rgba));
  const around = surroundings(cells);
  const value = (row: number, column: number, direction: number) => {
    const cell = row * COLUMNS + column;
    return (cells[cell * ORIENTATIONS + direction] ?? 0) / ((around[cell] ?? 0) + GRAIN);
  };
  const half = COLUMNS / 2;
  return Float32Array.from({ length: GRADIENT_FEATURES }, (_, i) => {
    const direction = i % ORIENTATIONS;
    const column = Math.floor(i / ORIENTATIONS) % half;
    const row = Math.floor(i / ORIENTATIONS / half);
    // In the mirror a direction turns the other way round.
    const mirrored = (ORIENTATIONS - direction) % ORIENTATIONS;
    const mean = (value(row, column, direction) + value(row, COLUMNS - 1 - column, mirrored)) / 2;
    return Math.min(CEILING, mean);
  });
}
