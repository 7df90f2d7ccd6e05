import { FACE_SHAPES } from '#functions/vocabulary.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROTOTYPES } from '#domain/face/face-shape-prototypes.ts';
import { isCloseCall, rankFaceShapes, rankProbabilities } from '#domain/face/face-shape.ts';
import { measureGeometry } from '#domain/face/proportions.ts';
import { anyGeometry } from '../arbitraries.ts';
import { faceMesh } from '../face-mesh.ts';

const geometry = measureGeometry(faceMesh());

describe('rankFaceShapes', () => {
  it('gives each of the five shapes a probability, sorted, that sum to 1', () => {
    fc.assert(
      fc.property(anyGeometry, fc.double({ min: 60, max: 179, noNaN: true }), (random, jawAngleDeg) => {
        const ranked = rankFaceShapes({ ...random, jawAngleDeg });
        expect(ranked.map(({ name }) => name).sort()).toEqual([...FACE_SHAPES].sort());
        const probabilities = ranked.map(({ probability }) => probability);
        expect(probabilities.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
        expect(probabilities).toEqual([...probabilities].sort((a, b) => b - a));
        for (const p of probabilities) expect(p >= 0 && p <= 1).toBe(true);
      }),
    );
  });

  it.each([...FACE_SHAPES])('names %s for its own prototype', (name) => {
    expect(rankFaceShapes({ ...geometry, ...PROTOTYPES[name] })[0]?.name).toBe(name);
  });

  it('does not look at what says nothing about the outline', () => {
    const other = {
      ...geometry,
      lipFullness: 9,
      eyeAspect: 9,
      noseToFace: 9,
      canthalTiltDeg: 9,
      asymmetry: 9,
    };
    expect(rankFaceShapes(other)).toEqual(rankFaceShapes(geometry));
  });
});

describe('rankProbabilities', () => {
  it('names the shapes in the order of the network, most likely first', () => {
    const classes = ['round', 'oval', 'heart', 'square', 'oblong'] as const;
    const ranked = rankProbabilities(classes, [0.1, 0.2, 0.05, 0.25, 0.4]);
    expect(ranked.map(({ name }) => name)).toEqual(['oblong', 'square', 'oval', 'round', 'heart']);
  });

  it.each([[[]], [[1, 0, 0, 0]], [[Number.NaN, 0, 0, 0, 1]]])('refuses %j', (values) => {
    expect(() => rankProbabilities(FACE_SHAPES, values)).toThrow(RangeError);
  });
});

describe('isCloseCall', () => {
  it.each([
    ['far ahead', [0.7, 0.1, 0.1, 0.05, 0.05], false],
    ['only a little more likely', [0.4, 0.3, 0.1, 0.1, 0.1], true],
  ])('the first %s: %j is close: %s', (_, probabilities, close) => {
    expect(isCloseCall(rankProbabilities(FACE_SHAPES, probabilities))).toBe(close);
  });
});
