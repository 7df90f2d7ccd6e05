/** How rough the lips are against the person's own cheeks: chapped lips show as fine contrast. */
import { LIPS_INNER, LIPS_OUTER } from '#domain/face/topology.ts';
import { CROP_SIZE } from '#domain/face/crop.ts';
import { pointAt, type Landmarks, type Point } from '#domain/geometry/points.ts';
import { bytePlane, fillPolygon, scalePolygon } from '#domain/geometry/polygon.ts';
import { SKIN_MAP_SIZE, type SkinMaps } from './maps.ts';
import { median } from './statistics.ts';

const MIN_PIXELS = 150;

/**
 * Lip texture over cheek texture, about 1 to 5; null when the lips are hidden.
 *
 * @param cropLandmarks landmarks in crop pixels
 * @param cheekTexture raw texture metric in points, null when the cheeks could not be read
 */
export function lipRoughness(
  maps: SkinMaps,
  cropLandmarks: Landmarks,
  cheekTexture: number | null,
): number | null {
  if (cheekTexture === null) return null;
  const outline = (indices: readonly number[]): Point[] =>
    indices.map((index) => {
      const p = pointAt(cropLandmarks, index);
      return { x: (p.x * SKIN_MAP_SIZE) / CROP_SIZE, y: (p.y * SKIN_MAP_SIZE) / CROP_SIZE };
    });
  const lips = bytePlane(SKIN_MAP_SIZE, SKIN_MAP_SIZE);
  // The rim of the lips is an edge of colour, not of texture.
  fillPolygon(lips, scalePolygon(outline(LIPS_OUTER), 0.85), 1);
  fillPolygon(lips, scalePolygon(outline(LIPS_INNER), 1.15), 0);
  const values = maps.texture.data.filter((_, i) => lips.data[i] === 1);
  if (values.length < MIN_PIXELS) return null;
  return median(values) / Math.max(0.5, cheekTexture);
}
