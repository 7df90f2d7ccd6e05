/** Whatever points an engine may hand over, also of no face at all: numbers come out, none of them NaN. */
import { FACE_SHAPES } from '#functions/vocabulary.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageToCrop } from '#domain/face/crop.ts';
import { cuesFromLandmarks, nameExpression } from '#domain/face/expression.ts';
import { scoreFeatures } from '#domain/score/features.ts';
import { rankProbabilities } from '#domain/face/face-shape.ts';
import { CONTOUR_FEATURES, contourFeatures } from '#domain/face/shape-features.ts';
import { boundingBox } from '#domain/face/landmarks.ts';
import { noseWidening } from '#domain/capture/lens.ts';
import { frontalise } from '#domain/face/frontal.ts';
import { cameraDistanceCm, interocularDistance } from '#domain/face/distances.ts';
import { measureGeometry } from '#domain/face/proportions.ts';
import { estimatePose, poseFromMatrix } from '#domain/face/pose.ts';
import { between } from '../arbitraries.ts';
import { faceMesh, moved } from '../face-mesh.ts';

/** Numbers anywhere inside a value that are no numbers, by their place. */
function unsound(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} = ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unsound(inner, `${path}/${key}`));
}

/** From a face with tired points to points thrown anywhere, in pixels of a photo. */
const anyPoints = fc
  .record({
    seed: fc.integer(),
    /** 0 is a face, 2,000 has nothing to do with one. */
    throwing: fc.constantFrom(0, 3, 60, 2_000),
    scale: between(0.2, 6),
  })
  .map(({ seed, throwing, scale }) => {
    const random = fc.sample(between(-1, 1), { seed, numRuns: 97 });
    let at = 0;
    const jitter = () => throwing * (random[(at = (at + 1) % random.length)] ?? 0);
    return moved(faceMesh(), (x, y, z) => [x * scale + jitter(), y * scale + jitter(), z * scale + jitter()]);
  });

describe('any 468 points', () => {
  it('have a pose, proportions, a contour and an expression, in range', () => {
    fc.assert(
      fc.property(anyPoints, (landmarks) => {
        const pose = estimatePose(landmarks);
        const frontal = frontalise(landmarks, pose);
        const geometry = measureGeometry(frontal);
        const contour = contourFeatures(frontal, pose);
        const cues = cuesFromLandmarks(frontal);
        const features = scoreFeatures(cues, null);
        const all = { pose, frontal: [...frontal], geometry, contour, cues, features };
        expect(unsound({ ...all, crop: imageToCrop(landmarks), box: boundingBox(landmarks) })).toEqual([]);
        expect(contour).toHaveLength(CONTOUR_FEATURES);
        for (const score of Object.values(features)) {
          expect(score === null || (score >= 0 && score <= 100)).toBe(true);
        }
        expect(nameExpression(cues, null)).toBeTypeOf('string');
        expect(interocularDistance(landmarks)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('without iris points tell no distance', () => {
    fc.assert(
      fc.property(anyPoints, between(1, 5_000), (landmarks, focal) => {
        expect(cameraDistanceCm(landmarks, focal)).toBeNull();
      }),
    );
  });
});

describe('what has collapsed into one point', () => {
  const dot = (x: number) => moved(faceMesh(), () => [x, x, 0]);

  it('is no reason to throw', () => {
    fc.assert(
      fc.property(between(0, 4_000), (x) => {
        const pose = estimatePose(dot(x));
        expect(unsound(pose)).toEqual([]);
        expect(() => measureGeometry(frontalise(dot(x), pose))).not.toThrow();
        // Such a face has no eye distance, and never gets past the gates.
        expect(interocularDistance(dot(x))).toBe(0);
      }),
    );
  });
});

it('any matrix of sixteen numbers gives angles', () => {
  fc.assert(
    fc.property(fc.array(between(-5, 5), { minLength: 16, maxLength: 16 }), (matrix) => {
      const pose = poseFromMatrix(matrix);
      expect(unsound(pose)).toEqual([]);
      for (const angle of Object.values(pose)) expect(Math.abs(angle)).toBeLessThanOrEqual(180);
    }),
  );
});

it('any five outputs of a network rank as probabilities, highest first', () => {
  fc.assert(
    fc.property(fc.array(between(0, 1), { minLength: 5, maxLength: 5 }), (outputs) => {
      const ranked = rankProbabilities(FACE_SHAPES, outputs);
      expect(unsound(ranked)).toEqual([]);
      expect(ranked.map(({ probability }) => probability)).toEqual(
        ranked.map(({ probability }) => probability).toSorted((a, b) => b - a),
      );
    }),
  );
});

it('any distance widens a nose by a finite, never shrinking factor', () => {
  fc.assert(
    fc.property(between(5, 500), (cm) => {
      expect(unsound({ by: noseWidening(cm) })).toEqual([]);
      expect(noseWidening(cm)).toBeGreaterThanOrEqual(0);
    }),
  );
});
