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

// Weighted absolute orientation: the rotation, scale and shift that take one set of 3-D points onto
// another with the least weighted squared error. Closed form by unit quaternions.
// Source: B. K. P. Horn, J. Opt. Soc. Am. A 4 (1987) 629, doi 10.1364/JOSAA.4.000629.

/** Row-major 3 × 3. */
export type Matrix3 = readonly [number, number, number, number, number, number, number, number, number];

export interface Orientation {
  /** Proper rotation (determinant 1), row-major, for column vectors: target ≈ scale · rotation · source + shift. */
  readonly rotation: Matrix3;
  readonly scale: number;
}

/** Sums of w·a·bᵀ over the points, with the weighted centroids taken out, row-major. */
function crossCovariance(source: readonly number[], target: readonly number[], weights: readonly number[]) {
  const total = weights.reduce((sum, w) => sum + w, 0);
  const centre = (points: readonly number[], axis: number) =>
    weights.reduce((sum, w, i) => sum + w * (points[3 * i + axis] ?? 0), 0) / total;
  const s0 = [0, 1, 2].map((axis) => centre(source, axis));
  const t0 = [0, 1, 2].map((axis) => centre(target, axis));
  const cross = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  let sourceSpread = 0;
  weights.forEach((w, i) => {
    for (let a = 0; a < 3; a++) {
      const s = (source[3 * i + a] ?? 0) - (s0[a] ?? 0);
      sourceSpread += w * s * s;
      for (let b = 0; b < 3; b++) {
        const t = (target[3 * i + b] ?? 0) - (t0[b] ?? 0);
        cross[3 * a + b] = (cross[3 * a + b] ?? 0) + w * s * t;
      }
    }
  });
  return { cross: cross as unknown as Matrix3, sourceSpread };
}

/**
 * Eigenvector of the largest eigenvalue of a symmetric 4 × 4 (row-major), by Jacobi rotations:
 * always converges, needs no start value, and is the same on every machine.
 */
function dominantEigenvector(symmetric: readonly number[]): readonly [number, number, number, number] {
  const a = Float64Array.from(symmetric);
  const v = Float64Array.from([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
  const at = (m: Float64Array, r: number, c: number) => m[4 * r + c] ?? 0;
  for (let sweep = 0; sweep < 32; sweep++) {
    let off = 0;
    for (let p = 0; p < 3; p++) for (let q = p + 1; q < 4; q++) off += at(a, p, q) ** 2;
    const size = a.reduce((sum, x) => sum + x * x, 0);
    if (off <= 1e-28 * size) break;
    for (let p = 0; p < 3; p++) {
      for (let q = p + 1; q < 4; q++) {
        const apq = at(a, p, q);
        if (apq === 0) continue;
        const theta = (at(a, q, q) - at(a, p, p)) / (2 * apq);
        const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        const cos = 1 / Math.sqrt(t * t + 1);
        const sin = t * cos;
        for (let k = 0; k < 4; k++) {
          const [kp, kq] = [at(a, k, p), at(a, k, q)];
          a[4 * k + p] = cos * kp - sin * kq;
          a[4 * k + q] = sin * kp + cos * kq;
        }
        for (let k = 0; k < 4; k++) {
          const [pk, qk] = [at(a, p, k), at(a, q, k)];
          a[4 * p + k] = cos * pk - sin * qk;
          a[4 * q + k] = sin * pk + cos * qk;
          const [vp, vq] = [at(v, k, p), at(v, k, q)];
          v[4 * k + p] = cos * vp - sin * vq;
          v[4 * k + q] = sin * vp + cos * vq;
        }
      }
    }
  }
  let best = 0;
  for (let i = 1; i < 4; i++) if (at(a, i, i) > at(a, best, best)) best = i;
  return [at(v, 0, best), at(v, 1, best), at(v, 2, best), at(v, 3, best)];
}

function rotationOf([w, x, y, z]: readonly [number, number, number, number]): Matrix3 {
  return [
    w * w + x * x - y * y - z * z,
    2 * (x * y - w * z),
    2 * (x * z + w * y),
    2 * (x * y + w * z),
    w * w - x * x + y * y - z * z,
    2 * (y * z - w * x),
    2 * (x * z - w * y),
    2 * (y * z + w * x),
    w * w - x * x - y * y + z * z,
  ];
}

/**
 * Fits `target` ≈ scale · rotation · `source` + shift.
 *
 * @param source x, y, z per point; not all on one line
 * @param target the same points elsewhere, as many
 * @param weights one positive number a point
 */
export function fitOrientation(
  source: readonly number[],
  target: readonly number[],
  weights: readonly number[],
): Orientation {
  const { cross, sourceSpread } = crossCovariance(source, target, weights);
  const [xx, xy, xz, yx, yy, yz, zx, zy, zz] = cross;
  const rotation = rotationOf(
    // oxfmt-ignore
    dominantEigenvector([
      xx + yy + zz, yz - zy, zx - xz, xy - yx,
      yz - zy, xx - yy - zz, xy + yx, zx + xz,
      zx - xz, xy + yx, yy - xx - zz, yz + zy,
      xy - yx, zx + xz, yz + zy, zz - xx - yy,
    ]),
  );
  const [a, b, c, d, e, f, g, h, i] = rotation;
  const along = a * xx + b * yx + c * zx + (d * xy + e * yy + f * zy) + (g * xz + h * yz + i * zz);
  return { rotation, scale: along / sourceSpread };
}
