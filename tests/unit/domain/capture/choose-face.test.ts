import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundingBox, imageLandmarks } from '#domain/face/landmarks.ts';
import { chooseFace, largestFace } from '#domain/capture/choose-face.ts';
import { between } from '../arbitraries.ts';

/** Four landmarks at the corners of a box; z is far outside, which must not matter. */
const face = (x: number, y: number, width: number, height = width) => ({
  landmarks: imageLandmarks(
    Float32Array.from(
      [
        [x, y],
        [x + width, y],
        [x, y + height],
        [x + width, y + height],
      ].flatMap(([px = 0, py = 0]) => [px, py, -9999]),
    ),
  ),
});

it('boxes the landmarks in the image, depth aside', () => {
  expect(boundingBox(face(10, 20, 30, 40).landmarks)).toEqual({ x: 10, y: 20, width: 30, height: 40 });
});

describe('chooseFace', () => {
  it('finds no face, or the only one', () => {
    const alone = face(0, 0, 3);
    expect(chooseFace([])).toBe('no-face');
    expect(chooseFace([alone])).toBe(alone);
  });

  it('does not guess between two of a size, and takes one that is twice as large', () => {
    const [small, same, large] = [face(0, 0, 100), face(300, 0, 100), face(300, 0, 100, 201)];
    expect(chooseFace([small, same])).toBe('several-faces');
    expect(chooseFace([small, face(300, 0, 100, 190)])).toBe('several-faces');
    expect(chooseFace([small, large])).toBe(large);
    expect(chooseFace([large, small])).toBe(large);
    expect(chooseFace([small, large, same])).toBe(large);
    expect(chooseFace([small, large, face(700, 0, 100, 190)])).toBe('several-faces');
  });

  it('does not depend on the order, and only ever picks the largest', () => {
    const anyFace = fc
      .tuple(between(0, 900), between(0, 900), between(1, 500))
      .map(([x, y, w]) => face(x, y, w));
    fc.assert(
      fc.property(fc.array(anyFace, { minLength: 1, maxLength: 4 }), (faces) => {
        const chosen = chooseFace(faces);
        const area = (f: (typeof faces)[number]) => {
          const box = boundingBox(f.landmarks);
          return box.width * box.height;
        };
        const areas = faces.map(area).sort((a, b) => b - a);
        if (typeof chosen !== 'string') expect(area(chosen)).toBe(areas[0]);
        expect(typeof chooseFace([...faces].reverse())).toBe(typeof chosen);
        expect(area(largestFace(faces) ?? face(0, 0, 0))).toBe(areas[0]);
      }),
    );
    expect(largestFace([])).toBeNull();
  });
});
