/** Filling polygons into byte planes without a canvas: exact, and the same in every browser. */
import type { In, Point } from './points.ts';

/** Row-major bytes, `data[y * width + x]`. */
export interface BytePlane<Space = unknown> extends Partial<In<Space>> {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export function bytePlane<Space>(width: number, height: number): BytePlane<Space> {
  return { width, height, data: new Uint8Array(width * height) };
}

/** Indices of all values that are not 0, in ascending order. */
export function positions(data: Uint8Array | Float32Array): Int32Array {
  let n = 0;
  for (let i = 0; i < data.length; i++) if (data[i] !== 0) n++;
  // Counted first: fresh memory for every value would take longer than the second look.
  const out = new Int32Array(n);
  n = 0;
  for (let i = 0; i < data.length; i++) if (data[i] !== 0) out[n++] = i;
  return out;
}

/** x of every edge of the polygon that crosses the line y, in ascending order. */
function crossings(polygon: readonly Point[], y: number): number[] {
  const xs: number[] = [];
  let previous = polygon[polygon.length - 1];
  for (const current of polygon) {
    if (previous !== undefined && previous.y <= y !== current.y <= y) {
      xs.push(previous.x + ((y - previous.y) / (current.y - previous.y)) * (current.x - previous.x));
    }
    previous = current;
  }
  return xs.sort((a, b) => a - b);
}

/**
 * Writes `value` into every pixel whose centre lies inside the polygon (even-odd rule).
 *
 * @param plane changed in place
 * @param polygon vertices in pixels of the plane; a pixel's centre is at +0.5
 * @param value 0…255
 * @param onlyOver when given, only pixels that hold this value are written
 */
export function fillPolygon<Space>(
  plane: BytePlane<Space>,
  polygon: readonly Point<Space>[],
  value: number,
  onlyOver?: number,
): void {
  const ys = polygon.map((p) => p.y);
  const top = Math.max(0, Math.floor(Math.min(...ys)));
  const bottom = Math.min(plane.height - 1, Math.ceil(Math.max(...ys)));
  for (let y = top; y <= bottom; y++) {
    const xs = crossings(polygon, y + 0.5);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const from = Math.max(0, Math.ceil((xs[i] ?? 0) - 0.5));
      const to = Math.min(plane.width - 1, Math.ceil((xs[i + 1] ?? 0) - 0.5) - 1);
      for (let x = from; x <= to; x++) {
        const at = y * plane.width + x;
        if (onlyOver === undefined || plane.data[at] === onlyOver) plane.data[at] = value;
      }
    }
  }
}

/** The polygon about its own centroid, grown (> 1) or shrunk (< 1). */
export function scalePolygon<Space>(polygon: readonly Point<Space>[], factor: number): Point<Space>[] {
  const n = polygon.length;
  const cx = polygon.reduce((sum, p) => sum + p.x, 0) / n;
  const cy = polygon.reduce((sum, p) => sum + p.y, 0) / n;
  return polygon.map((p) => ({ x: cx + (p.x - cx) * factor, y: cy + (p.y - cy) * factor }));
}
