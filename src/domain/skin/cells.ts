/** A coarse grid over the aligned crop, for what is as large as the face's form. */

/** Cells per side; each covers 8 × 8 crop pixels, about 3 mm. */
export const CELLS = 64;

/** A rectangle of cells, both ends included. */
export interface CellBox {
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
