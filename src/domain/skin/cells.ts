/** A coarse grid over the aligned crop, for what is as large as the face's form. */

/** Cells per side; each covers 8 × 8 crop pixels, about 3 mm. */
export const CELLS = 64;

/** Gaussian blur of a CELLS × CELLS plane; outside counts as 0. @param sigma cells */
export function blurCells(plane: Float32Array, sigma: number): Float32Array {
  const radius = Math.ceil(2.5 * sigma);
  const weights = Float32Array.from({ length: 2 * radius + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)),
  );
  const across = new Float32Array(plane.length);
  const out = new Float32Array(plane.length);
  blurAlong(plane, across, weights, radius, 1, CELLS);
  blurAlong(across, out, weights, radius, CELLS, 1);
  return out;
}

function blurAlong(
  from: Float32Array,
  to: Float32Array,
  weights: Float32Array,
  radius: number,
  step: number,
  lineStep: number,
): void {
  for (let line = 0; line < CELLS; line++) {
    for (let i = 0; i < CELLS; i++) {
      let sum = 0;
      for (let k = Math.max(0, i - radius); k <= Math.min(CELLS - 1, i + radius); k++) {
        sum += (weights[k - i + radius] ?? 0) * (from[line * lineStep + k * step] ?? 0);
      }
      to[line * lineStep + i * step] = sum;
    }
  }
}
