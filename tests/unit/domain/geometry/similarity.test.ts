import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '#domain/geometry/points.ts';
import {
  applySimilarity,
  fitOrientation,
  fitSimilarity,
  invertSimilarity,
  type Similarity,
  similarityScale,
} from '#domain/geometry/similarity.ts';
import { between } from '../arbitraries.ts';

const TETRAHEDRON = [0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3];
/** The entry, or NaN, which no expectation accepts. */
const at = (list: readonly number[], i: number) => list[i] ?? Number.NaN;

describe('fitOrientation', () => {
  it('recovers rotations up to half a turn, scale and any shift', () => {
    const axis = fc.tuple(
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.double({ min: -1, max: 1, noNaN: true }),
    );
    fc.assert(
      fc.property(
        axis,
        fc.double({ min: -3.14, max: 3.14, noNaN: true }),
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        ([u, v], angle, scale) => {
          // Rodrigues' formula about the unit axis (x, y, z).
          const length = Math.hypot(u, v, 1);
          const [x, y, z] = [u / length, v / length, 1 / length];
          const [c, s] = [Math.cos(angle), Math.sin(angle)];
          // oxfmt-ignore
          const wanted = [
            c + x * x * (1 - c), x * y * (1 - c) - z * s, x * z * (1 - c) + y * s,
            y * x * (1 - c) + z * s, c + y * y * (1 - c), y * z * (1 - c) - x * s,
            z * x * (1 - c) - y * s, z * y * (1 - c) + x * s, c + z * z * (1 - c),
          ];
          const target = TETRAHEDRON.map((_, i) => {
            const [p, row] = [i - (i % 3), i % 3];
            return (
              7 +
              scale * [0, 1, 2].reduce((sum, k) => sum + at(wanted, 3 * row + k) * at(TETRAHEDRON, p + k), 0)
            );
          });
          const fit = fitOrientation(TETRAHEDRON, target, [1, 2, 3, 4]);
          expect(fit.scale / scale).toBeCloseTo(1, 6);
          fit.rotation.forEach((value, i) => expect(value).toBeCloseTo(at(wanted, i), 6));
        },
      ),
    );
  });

  it('never answers with a mirror image', () => {
    const mirrored = TETRAHEDRON.map((value, i) => (i % 3 === 0 ? -value : value));
    const [a, b, c, d, e, f, g, h, i] = fitOrientation(TETRAHEDRON, mirrored, [1, 1, 1, 1]).rotation;
    expect(a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)).toBeCloseTo(1, 9);
  });

  it('lets heavier points decide', () => {
    const target = [...TETRAHEDRON];
    target[3] = 1.5;
    const light = fitOrientation(TETRAHEDRON, target, [1, 1e-6, 1, 1]);
    const heavy = fitOrientation(TETRAHEDRON, target, [1, 1, 1, 1]);
    expect(Math.abs(light.scale - 1)).toBeLessThan(1e-5);
    expect(heavy.scale).toBeGreaterThan(1.01);
  });
});

const anyPoint = fc.record({ x: between(-2000, 2000), y: between(-2000, 2000) });
const anySimilarity = fc
  .record({
    scale: between(0.05, 20),
    angle: between(-Math.PI, Math.PI),
    tx: between(-3000, 3000),
    ty: between(-3000, 3000),
  })
  .map(({ scale, angle, tx, ty }) => ({ a: scale * Math.cos(angle), b: scale * Math.sin(angle), tx, ty }));

const FACE: readonly Point[] = [
  { x: 310, y: 400 },
  { x: 520, y: 380 },
  { x: 430, y: 610 },
];

/** Sum of squared distances that a transform leaves. */
const residual = (t: Similarity, from: readonly Point[], to: readonly Point[]) =>
  from.reduce((sum, p, i) => {
    const q = applySimilarity(t, p);
    return sum + (q.x - (to[i]?.x ?? Number.NaN)) ** 2 + (q.y - (to[i]?.y ?? Number.NaN)) ** 2;
  }, 0);

it('recovers any rotation, scale and shift from the points it moved', () => {
  fc.assert(
    fc.property(anySimilarity, fc.array(anyPoint, { maxLength: 5 }), (truth, more) => {
      const from = [...FACE, ...more];
      const found = fitSimilarity(
        from,
        from.map((p) => applySimilarity(truth, p)),
      );
      for (const key of ['a', 'b'] as const) {
        expect(Math.abs(found[key] - truth[key]) / similarityScale(truth)).toBeLessThan(1e-8);
      }
      for (const key of ['tx', 'ty'] as const) expect(found[key]).toBeCloseTo(truth[key], 4);
    }),
  );
});

it('turns clockwise in the image for b > 0: right becomes down', () => {
  expect(applySimilarity({ a: 0, b: 1, tx: 0, ty: 0 }, { x: 1, y: 0 })).toEqual({ x: 0, y: 1 });
});

it('is least squares: no neighbour fits points that were moved unevenly any better', () => {
  const nudge = between(-40, 40);
  fc.assert(
    fc.property(
      anySimilarity,
      fc.tuple(nudge, nudge, nudge, nudge, nudge, nudge),
      fc.tuple(between(-1, 1), between(-1, 1), between(-1, 1), between(-1, 1)),
      (truth, noise, [da, db, dx, dy]) => {
        const to = FACE.map((p, i) => {
          const q = applySimilarity(truth, p);
          return { x: q.x + (noise[2 * i] ?? 0), y: q.y + (noise[2 * i + 1] ?? 0) };
        });
        const best = fitSimilarity(FACE, to);
        const other = { a: best.a + da / 50, b: best.b + db / 50, tx: best.tx + dx, ty: best.ty + dy };
        expect(residual(best, FACE, to)).toBeLessThanOrEqual(residual(other, FACE, to) + 1e-6);
      },
    ),
  );
});

it('never answers with a mirror image', () => {
  const flipped = FACE.map(({ x, y }) => ({ x: -x, y }));
  expect(residual(fitSimilarity(FACE, flipped), FACE, flipped)).toBeGreaterThan(1000);
});

it('inverts: there and back is where it began', () => {
  fc.assert(
    fc.property(anySimilarity, anyPoint, (t, p) => {
      const back = applySimilarity(invertSimilarity(t), applySimilarity(t, p));
      expect(Math.hypot(back.x - p.x, back.y - p.y)).toBeLessThan(1e-6);
      expect(similarityScale(invertSimilarity(t)) * similarityScale(t)).toBeCloseTo(1, 9);
    }),
  );
});

it('scales every distance by its scale', () => {
  fc.assert(
    fc.property(anySimilarity, anyPoint, anyPoint, (t, p, q) => {
      const [u, v] = [applySimilarity(t, p), applySimilarity(t, q)];
      expect(Math.hypot(u.x - v.x, u.y - v.y)).toBeCloseTo(
        similarityScale(t) * Math.hypot(p.x - q.x, p.y - q.y),
        5,
      );
    }),
  );
});
