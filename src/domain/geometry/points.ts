/** Plain 2-D points and the small vector arithmetic the measurements need. */

/** A point in pixels of some image; y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Landmarks as x, y, z triples in pixels of the decoded image; see engines/engine.ts. */
export type Landmarks = Float32Array;

/** Number of values per landmark in `Landmarks`. */
export const STRIDE = 3;

/** The landmark's x and y in pixels. Indices beyond the list give NaN, which no caller may let through. */
export function pointAt(landmarks: Landmarks, index: number): Point {
  return { x: landmarks[index * STRIDE] ?? Number.NaN, y: landmarks[index * STRIDE + 1] ?? Number.NaN };
}

/** Mean of the named landmarks. */
export function centroid(landmarks: Landmarks, indices: readonly number[]): Point {
  let x = 0;
  let y = 0;
  for (const index of indices) {
    const point = pointAt(landmarks, index);
    x += point.x;
    y += point.y;
  }
  return { x: x / indices.length, y: y / indices.length };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The point `t` of the way from a to b; t may lie outside 0…1. */
export function lerp(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

export function midpoint(a: Point, b: Point): Point {
  return lerp(a, b, 0.5);
}

/** Unsigned angle at `corner` between the rays to a and b, in degrees 0…180. */
export function angleDeg(a: Point, corner: Point, b: Point): number {
  const ux = a.x - corner.x;
  const uy = a.y - corner.y;
  const vx = b.x - corner.x;
  const vy = b.y - corner.y;
  return (Math.abs(Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy)) * 180) / Math.PI;
}

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}
