/**
 * The fixed grid of guesses that BlazeFace corrects: two anchors in each cell of a 16 × 16 grid, then
 * six in each cell of an 8 × 8 grid, row by row. All anchors of a cell share its middle; their size is
 * always one, so only the middle is kept.
 * Source: Bazarevsky et al. 2019 (arXiv:1907.05047), the 256-pixel "back" model; grid as in Human,
 * src/face/facemeshutil.ts.
 */

/** Side of the detector's square input in pixels. */
export const DETECTOR_SIZE = 256;

const LAYERS = [
  { stride: 16, perCell: 2 },
  { stride: 32, perCell: 6 },
] as const;

/** x, y of each of the 896 anchors in detector pixels, in the order of the network's output. */
export const ANCHORS: Float32Array = Float32Array.from(
  LAYERS.flatMap(({ stride, perCell }) => {
    const cells = Array.from({ length: DETECTOR_SIZE / stride }, (_, i) => (i + 0.5) * stride);
    return cells.flatMap((y) => cells.flatMap((x) => Array.from({ length: perCell }, () => [x, y]).flat()));
  }),
);
