/** Spread between patches of skin: fine grain averages out inside a patch, blotches remain. */
import { SKIN_MAP_SIZE } from './maps.ts';
import { robustSpread } from './statistics.ts';

/** Side of a patch in map pixels: about 6 mm on the face. */
const PATCH = 8;
const PATCHES_PER_ROW = SKIN_MAP_SIZE / PATCH;
/** Fewer patches than this say nothing. */
const MIN_PATCHES = 8;

/**
 * Robust standard deviation of the patch means, NaN when too few patches are at least half readable.
 *
 * @param pixels map pixels to read
 * @param value of a map pixel
 */
export function patchSpread(pixels: Int32Array, value: (index: number) => number): number {
  const sums = new Float64Array(PATCHES_PER_ROW * PATCHES_PER_ROW);
  const counts = new Int32Array(sums.length);
  for (const i of pixels) {
    const x = i % SKIN_MAP_SIZE;
    const y = (i - x) / SKIN_MAP_SIZE;
    const patch = Math.floor(y / PATCH) * PATCHES_PER_ROW + Math.floor(x / PATCH);
    sums[patch] = (sums[patch] ?? 0) + value(i);
    counts[patch] = (counts[patch] ?? 0) + 1;
  }
  const means: number[] = [];
  sums.forEach((sum, patch) => {
    const count = counts[patch] ?? 0;
    if (count >= (PATCH * PATCH) / 2) means.push(sum / count);
  });
  return means.length < MIN_PATCHES ? Number.NaN : robustSpread(Float32Array.from(means));
}
