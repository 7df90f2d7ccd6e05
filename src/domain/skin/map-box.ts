/** The part of the crop that a face needs, about three quarters of it: the network's filters run on it alone. */
import { SKIN_MAP_SIZE } from './maps.ts';

/** A rectangle of map pixels; `right` and `bottom` are the first ones past it. */
export interface MapBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The whole crop. */
export const WHOLE_MAP: MapBox = { left: 0, top: 0, right: SKIN_MAP_SIZE, bottom: SKIN_MAP_SIZE };

/** Map pixels around what is read, for filters to reach into: 3 σ of the texture's window (σ 8 px of the crop). */
const MARGIN = 12;
/** The network averages what is "nearby" over cells of so many map pixels: a box that keeps to their grid moves none. */
const CELL = 8;

/**
 * The box around these map pixels with the margin that the filters need, on the network's grid.
 *
 * @param pixels indices of map pixels, in ascending order; none: the whole map
 */
export function boxAround(pixels: Int32Array): MapBox {
  if (pixels.length === 0) return WHOLE_MAP;
  let [left, right] = [SKIN_MAP_SIZE, 0];
  for (let n = 0; n < pixels.length; n++) {
    const x = (pixels[n] ?? 0) % SKIN_MAP_SIZE;
    if (x < left) left = x;
    if (x > right) right = x;
  }
  const rowOf = (index: number | undefined) => Math.floor((index ?? 0) / SKIN_MAP_SIZE);
  return {
    left: gridBefore(left),
    top: gridBefore(rowOf(pixels[0])),
    right: gridAfter(right),
    bottom: gridAfter(rowOf(pixels[pixels.length - 1])),
  };
}

const gridBefore = (first: number): number => Math.max(0, Math.floor((first - MARGIN) / CELL) * CELL);
const gridAfter = (last: number): number =>
  Math.min(SKIN_MAP_SIZE, Math.ceil((last + 1 + MARGIN) / CELL) * CELL);
