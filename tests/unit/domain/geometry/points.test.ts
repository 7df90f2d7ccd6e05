import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { angleDeg, clamp, distance, lerp, midpoint } from '#domain/geometry/points.ts';
import { between } from '../arbitraries.ts';

const anyPoint = fc.record({ x: between(-1000, 1000), y: between(-1000, 1000) });

it('walks from one point to another', () => {
  fc.assert(
    fc.property(anyPoint, anyPoint, between(0, 1), (a, b, t) => {
      expect(distance(a, lerp(a, b, t))).toBeCloseTo(t * distance(a, b), 6);
      expect(distance(a, midpoint(a, b))).toBeCloseTo(distance(b, midpoint(a, b)), 6);
    }),
  );
});

describe('angleDeg', () => {
  it('measures known corners', () => {
    const at = (degrees: number) => ({
      x: 5 + 3 * Math.cos((degrees * Math.PI) / 180),
      y: 7 + 3 * Math.sin((degrees * Math.PI) / 180),
    });
    fc.assert(
      fc.property(between(-180, 180), between(0, 180), (from, angle) => {
        expect(angleDeg(at(from), { x: 5, y: 7 }, at(from + angle))).toBeCloseTo(angle, 5);
        expect(angleDeg(at(from + angle), { x: 5, y: 7 }, at(from))).toBeCloseTo(angle, 5);
      }),
    );
  });
});

it('clamps', () => {
  expect([-1, 0.4, 7].map((value) => clamp(value, 0, 1))).toEqual([0, 0.4, 1]);
});
