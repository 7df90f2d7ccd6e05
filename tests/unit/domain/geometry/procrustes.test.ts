import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitOrientation } from '#domain/geometry/procrustes.ts';

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
