import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Detection } from '#analysis/worker/engines/lite/find-faces.ts';
import { overlap, suppress } from '#analysis/worker/engines/lite/find-faces.ts';

const face = (x: number, y: number, size: number, score = 0.9): Detection => ({
  score,
  x,
  y,
  width: size,
  height: size,
  rightEye: [x - size / 4, y],
  leftEye: [x + size / 4, y],
});

const anyFace = fc
  .record({
    x: fc.double({ min: 0, max: 200, noNaN: true }),
    y: fc.double({ min: 0, max: 200, noNaN: true }),
    size: fc.double({ min: 5, max: 100, noNaN: true }),
    score: fc.double({ min: 0.5, max: 1, noNaN: true }),
  })
  .map(({ x, y, size, score }) => face(x, y, size, score));

describe('overlap', () => {
  it('is 1 for the same box, 0 for boxes apart, one third for half a box shared', () => {
    expect(overlap(face(5, 5, 10), face(5, 5, 10))).toBe(1);
    expect(overlap(face(5, 5, 10), face(16, 5, 10))).toBe(0);
    expect(overlap(face(5, 5, 10), face(10, 5, 10))).toBeCloseTo(1 / 3, 9);
    expect(overlap(face(5, 5, 0), face(5, 5, 0))).toBe(0);
  });

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(anyFace, anyFace, (a, b) => {
        expect(overlap(a, b)).toBeCloseTo(overlap(b, a), 9);
      }),
    );
  });
});

describe('suppress', () => {
  it('averages guesses of one face by confidence and keeps the best confidence', () => {
    const [found, ...more] = suppress([face(104, 100, 40, 0.5), face(100, 100, 40, 1)], 0.3);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ score: 1, y: 100, width: 40 });
    expect(found?.x).toBeCloseTo((100 * 1 + 104 * 0.5) / 1.5, 9);
    expect(found?.rightEye[0]).toBeCloseTo((90 * 1 + 94 * 0.5) / 1.5, 9);
  });

  it('keeps faces apart, most confident first', () => {
    const found = suppress([face(50, 50, 30, 0.6), face(150, 50, 30, 0.8)], 0.3);
    expect(found.map(({ score }) => score)).toEqual([0.8, 0.6]);
  });

  it('leaves no more faces than guesses, and none of nothing', () => {
    expect(suppress([], 0.3)).toEqual([]);
    fc.assert(
      fc.property(fc.array(anyFace, { minLength: 1, maxLength: 20 }), (faces) => {
        const found = suppress(faces, 0.3);
        expect(found.length).toBeGreaterThan(0);
        expect(found.length).toBeLessThanOrEqual(faces.length);
        expect(found[0]?.score).toBe(Math.max(...faces.map(({ score }) => score)));
      }),
    );
  });
});
