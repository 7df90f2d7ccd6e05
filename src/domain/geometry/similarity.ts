/** Similarity transforms (rotation, uniform scale, shift) and their least-squares fit. */
import type { In, Point } from './points.ts';

/** x' = a·x − b·y + tx, y' = b·x + a·y + ty: takes points of the one picture to those of the other. */
export interface Similarity<From = unknown, To = unknown> extends Partial<In<readonly [From, To]>> {
  readonly a: number;
  readonly b: number;
  readonly tx: number;
  readonly ty: number;
}

export function applySimilarity<From, To>(t: Similarity<From, To>, p: Point<From>): Point<To> {
  return { x: t.a * p.x - t.b * p.y + t.tx, y: t.b * p.x + t.a * p.y + t.ty };
}

/** Factor by which lengths grow. */
export function similarityScale(t: Similarity): number {
  return Math.hypot(t.a, t.b);
}

export function invertSimilarity<From, To>(t: Similarity<From, To>): Similarity<To, From> {
  const n = t.a * t.a + t.b * t.b;
  const a = t.a / n;
  const b = -t.b / n;
  return { a, b, tx: -(a * t.tx - b * t.ty), ty: -(b * t.tx + a * t.ty) };
}

/**
 * Least-squares similarity that takes `from` to `to` (Umeyama 1991 without reflection, in two
 * dimensions a closed form). Both lists have the same length ≥ 2 and `from` is not a single point.
 */
export function fitSimilarity<From, To>(
  from: readonly Point<From>[],
  to: readonly Point<To>[],
): Similarity<From, To> {
  const n = from.length;
  let fx = 0;
  let fy = 0;
  let gx = 0;
  let gy = 0;
  from.forEach((f, i) => {
    const g = to[i] ?? f;
    fx += f.x / n;
    fy += f.y / n;
    gx += g.x / n;
    gy += g.y / n;
  });
  let dot = 0;
  let cross = 0;
  let norm = 0;
  from.forEach((f, i) => {
    const g = to[i] ?? f;
    const ux = f.x - fx;
    const uy = f.y - fy;
    const vx = g.x - gx;
    const vy = g.y - gy;
    dot += ux * vx + uy * vy;
    cross += ux * vy - uy * vx;
    norm += ux * ux + uy * uy;
  });
  const a = dot / norm;
  const b = cross / norm;
  return { a, b, tx: gx - (a * fx - b * fy), ty: gy - (b * fx + a * fy) };
}
