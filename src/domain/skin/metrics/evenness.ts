import { SKIN_MAP_SIZE } from '../maps.ts';
import { meanOf, orNull, valueAt } from '../skin-reading.ts';
import type { SkinMetric } from './skin-metric.ts';

// Spread between patches of skin: fine grain averages out inside a patch, blotches remain.

/** Side of a patch in map pixels: about 6 mm on the face. */
const PATCH = 8;
/** Powers of two: whole numbers shift, where a division would take as long as all the rest. */
const PATCH_BITS = Math.log2(PATCH);
const ROW_BITS = Math.log2(SKIN_MAP_SIZE);
/** One more than fit, for the grids that begin before the edge. */
const PATCHES_PER_ROW = SKIN_MAP_SIZE / PATCH + 1;
/** Fewer patches than this say nothing. */
const MIN_PATCHES = 8;

/** Where the grids of patches begin, map pixels before the edge: what lies on a border in one does not in another. */
const SHIFTS: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [PATCH / 2, 0],
  [0, PATCH / 2],
  [PATCH / 2, PATCH / 2],
];

/**
 * Standard deviation of the patch means, averaged over four grids; NaN when too few patches are at least half readable.
 *
 * @param pixels map pixels to read
 * @param value of a map pixel
 */
export function patchSpread(pixels: Int32Array, value: (index: number) => number): number {
  const spreads = SHIFTS.map((shift) => standardDeviation(patchMeans(pixels, value, shift))).filter(
    Number.isFinite,
  );
  return spreads.reduce((a, b) => a + b, 0) / spreads.length;
}

function patchMeans(
  pixels: Int32Array,
  value: (index: number) => number,
  [shiftX, shiftY]: readonly [x: number, y: number],
): number[] {
  const sums = new Float64Array(PATCHES_PER_ROW * PATCHES_PER_ROW);
  const counts = new Int32Array(sums.length);
  for (const i of pixels) {
    const x = i % SKIN_MAP_SIZE;
    const y = i >> ROW_BITS;
    const patch = ((y + shiftY) >> PATCH_BITS) * PATCHES_PER_ROW + ((x + shiftX) >> PATCH_BITS);
    sums[patch] = (sums[patch] ?? 0) + value(i);
    counts[patch] = (counts[patch] ?? 0) + 1;
  }
  const means: number[] = [];
  sums.forEach((sum, patch) => {
    const count = counts[patch] ?? 0;
    if (count >= (PATCH * PATCH) / 2) means.push(sum / count);
  });
  return means;
}

/** NaN for too few. */
function standardDeviation(means: readonly number[]): number {
  if (means.length < MIN_PATCHES) return Number.NaN;
  const middle = means.reduce((a, b) => a + b, 0) / means.length;
  return Math.sqrt(means.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (means.length - 1));
}

/** Of the spread of melanin, a part only: a lamp from the side spreads it as blotches do (lab/notes/measuring.md). */
const DARK_SHARE = 0.4;

const CHEEKS = ['rightCheek', 'leftCheek'] as const;

/** How uniform the colour is, light left out: spread between patches within the cheeks, which hardly ever shine. Points. */
export const evenness: SkinMetric = {
  regions: CHEEKS,
  weight: 0.18,
  reliability: 0.8,
  detail: 'coarse',
  source: 'Matts 2007, doi 10.1016/j.jaad.2007.07.040',
  measure: ({ maps, pixels }) =>
    meanOf(
      CHEEKS.map((name) => {
        const cheek = pixels([name]);
        const dark = patchSpread(cheek, (i) => valueAt(maps.melanin, i));
        return orNull(
          Math.hypot(
            DARK_SHARE * dark,
            patchSpread(cheek, (i) => valueAt(maps.erythema, i)),
          ),
        );
      }),
    ),
  overlay: null,
};
