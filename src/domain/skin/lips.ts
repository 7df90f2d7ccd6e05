/** How dry the lips look: chapped lips show fine dark ridges and flakes inside their outline. */
import { CROP_SIZE } from '#domain/face/crop.ts';
import { LIPS_INNER, LIPS_OUTER } from '#domain/face/topology.ts';
import { pointAt, type CropPixels, type Landmarks } from '#domain/face/landmarks.ts';
import type { Point } from '#domain/geometry/points.ts';
import { bytePlane, fillPolygon, positions, scalePolygon } from '#domain/geometry/polygon.ts';
import { SKIN_MAP_SIZE, type MapPixels } from './maps.ts';
import { pick, robustSpread } from './statistics.ts';

const MIN_PIXELS = 150;
/** Half the sides of the two squares whose means are compared, map pixels: ridges of 1 to 5 mm. */
const FINE = 1;
const COARSE = 3;

/** Mean of the plane over a square, as far as it lies inside. */
function squareMean(plane: Float32Array, x: number, y: number, half: number): number {
  let sum = 0;
  let n = 0;
  for (let v = Math.max(0, y - half); v <= Math.min(SKIN_MAP_SIZE - 1, y + half); v++) {
    for (let u = Math.max(0, x - half); u <= Math.min(SKIN_MAP_SIZE - 1, x + half); u++) {
      sum += plane[v * SKIN_MAP_SIZE + u] ?? 0;
      n++;
    }
  }
  return sum / n;
}

/**
 * Contrast of fine relief inside the lips over the contrast of the lips' own form, about 0.05 to 0.5:
 * a ratio, so that neither lamp nor lip colour nor the skin beside them changes it. Null when the lips
 * are hidden.
 *
 * @param light mean ln light per map pixel
 */
export function lipRoughness(light: Float32Array, cropLandmarks: Landmarks<CropPixels>): number | null {
  const outline = (indices: readonly number[]): Point<MapPixels>[] =>
    indices.map((index) => {
      const p = pointAt(cropLandmarks, index);
      return { x: (p.x * SKIN_MAP_SIZE) / CROP_SIZE, y: (p.y * SKIN_MAP_SIZE) / CROP_SIZE };
    });
  const lips = bytePlane<MapPixels>(SKIN_MAP_SIZE, SKIN_MAP_SIZE);
  // The rim and the line between the lips are edges of colour, not of texture.
  fillPolygon(lips, scalePolygon(outline(LIPS_OUTER), 0.8), 1);
  fillPolygon(lips, scalePolygon(outline(LIPS_INNER), 1.25), 0);
  const pixels = positions(lips.data);
  if (pixels.length < MIN_PIXELS) return null;
  const relief = pick(pixels, (i) => {
    const x = i % SKIN_MAP_SIZE;
    const y = (i - x) / SKIN_MAP_SIZE;
    return squareMean(light, x, y, FINE) - squareMean(light, x, y, COARSE);
  });
  const form = robustSpread(pick(pixels, (i) => light[i] ?? 0));
  return robustSpread(relief) / Math.max(0.02, form);
}
