/** Reading the ln light of the aligned crop (`SkinRegions.light`, 256 × 256) at points of the crop. */
import { CROP_SIZE } from '#domain/face/crop.ts';
import type { CropPixels } from '#domain/face/landmarks.ts';
import { bytePlane, fillPolygon, positions } from '#domain/geometry/polygon.ts';
import { clamp, type Point } from '#domain/geometry/points.ts';
import { SKIN_MAP_SIZE, type MapPixels } from '#domain/skin/maps.ts';
import { median, pick } from '#domain/skin/statistics.ts';

/** Map pixels per crop pixel. */
export const CROP_TO_MAP = SKIN_MAP_SIZE / CROP_SIZE;

export const toMap = ({ x, y }: Point<CropPixels>): Point<MapPixels> => ({
  x: x * CROP_TO_MAP,
  y: y * CROP_TO_MAP,
});

/**
 * Mean of the square around a point, ln light; NaN outside the crop.
 *
 * @param reach half the side in map pixels
 */
export function meanAround(light: Float32Array, point: Point<CropPixels>, reach: number): number {
  const { x, y } = toMap(point);
  let sum = 0;
  let n = 0;
  for (let row = Math.floor(y - reach); row <= y + reach; row++) {
    for (let column = Math.floor(x - reach); column <= x + reach; column++) {
      if (row < 0 || column < 0 || row >= SKIN_MAP_SIZE || column >= SKIN_MAP_SIZE) continue;
      sum += light[row * SKIN_MAP_SIZE + column] ?? 0;
      n++;
    }
  }
  return sum / n;
}

/** Median inside the polygon, ln light; NaN where none of it lies in the crop. */
export function medianInside(light: Float32Array, polygon: readonly Point<CropPixels>[]): number {
  const points = polygon.map(toMap);
  const bottom = Math.max(...points.map(({ y }) => y));
  // No more rows than the polygon reaches down to.
  const plane = bytePlane<MapPixels>(SKIN_MAP_SIZE, clamp(Math.ceil(bottom) + 1, 0, SKIN_MAP_SIZE));
  fillPolygon(plane, points, 1);
  return median(pick(positions(plane.data), (at) => light[at] ?? 0));
}
