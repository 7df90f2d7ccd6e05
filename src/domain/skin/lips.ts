/** How dry the lips look: chapped lips show fine dark ridges and flakes inside their outline. */
import { CROP_SIZE } from '#domain/face/crop.ts';
import { LIPS_INNER, LIPS_OUTER } from '#domain/face/topology.ts';
import { pointAt, type Landmarks, type Point } from '#domain/geometry/points.ts';
import { bytePlane, fillPolygon, scalePolygon } from '#domain/geometry/polygon.ts';
import { SKIN_MAP_SIZE, type SkinMaps } from './maps.ts';

const MIN_PIXELS = 150;

/**
 * Mean contrast of fine ridges and dots inside the lips, points; null when the lips are hidden.
 *
 * @param cropLandmarks landmarks in crop pixels
 */
export function lipRoughness(maps: SkinMaps, cropLandmarks: Landmarks): number | null {
  const outline = (indices: readonly number[]): Point[] =>
    indices.map((index) => {
      const p = pointAt(cropLandmarks, index);
      return { x: (p.x * SKIN_MAP_SIZE) / CROP_SIZE, y: (p.y * SKIN_MAP_SIZE) / CROP_SIZE };
    });
  const lips = bytePlane(SKIN_MAP_SIZE, SKIN_MAP_SIZE);
  // The rim and the line between the lips are edges of colour, not of texture.
  fillPolygon(lips, scalePolygon(outline(LIPS_OUTER), 0.8), 1);
  fillPolygon(lips, scalePolygon(outline(LIPS_INNER), 1.25), 0);
  let sum = 0;
  let n = 0;
  for (let i = 0; i < lips.data.length; i++) {
    if (lips.data[i] !== 1) continue;
    sum += (maps.lines.data[i] ?? 0) + (maps.pores.data[i] ?? 0);
    n++;
  }
  return n < MIN_PIXELS ? null : sum / n;
}
