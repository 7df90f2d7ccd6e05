import { describe, expect, it } from 'vitest';
import { CONTOUR_FEATURES, POSE_FEATURES, SHAPE_FEATURES } from '#domain/face/shape-features.ts';
import { GRADIENT_FEATURES } from '#domain/face/shape-gradients.ts';
import { gaussian, seededRandom } from '#lab/evaluate/random.ts';
import { featuresOf } from '#lab/face-shape/cross-validate.ts';
import type { Sample } from '#lab/face-shape/dataset.ts';
import { fit } from '#lab/face-shape/fit.ts';
import { logitsOf } from '#lab/face-shape/linear.ts';

const random = seededRandom('fit');
const noise = (length: number) => Array.from({ length }, () => gaussian(random));
const OUTLINE = CONTOUR_FEATURES - POSE_FEATURES;
const NOT_MOVED = { mediapipe: [], lite: [] };
/** The first five numbers of a contour carry the label; the second look lies five units higher in all of them. */
const samples = Array.from({ length: 100 }, (_, i): Sample => {
  const label = i % 5;
  const look = () => noise(CONTOUR_FEATURES).map((value, j) => value + (j === label ? 6 : 0));
  const looks = () => [look(), look().map((value) => value + 5)];
  const gradients = noise(GRADIENT_FEATURES);
  return { id: `${i}`, label, group: i, looks: { mediapipe: looks(), lite: looks() }, gradients };
});

const hits = (model: ReturnType<typeof fit>, of: readonly Sample[], engine: 'mediapipe' | 'lite') =>
  of.filter((sample) => {
    const logits = logitsOf(model, featuresOf(sample, engine));
    return logits.indexOf(Math.max(...logits)) === sample.label;
  }).length;

describe('fit', () => {
  const model = fit({ samples, wobbles: [], expressions: NOT_MOVED });

  it('has a weight for every number that the network reads', () => {
    expect(model.weights).toHaveLength(SHAPE_FEATURES);
    for (const row of model.weights) expect(row).toHaveLength(5);
  });

  it.each(['mediapipe', 'lite'] as const)(
    '%s: judges the photo as it judges the mean of both looks',
    (engine) => {
      expect(hits(model, samples, engine)).toBeGreaterThan(85);
    },
  );

  it('hardly looks where an expression moves the contour', () => {
    // The first number moves with the expression, and says nothing any more about the first shape.
    const moves = Array.from({ length: CONTOUR_FEATURES }, (_, i) =>
      Array.from({ length: CONTOUR_FEATURES }, (_, j) => (i === 0 && j === 0 ? 1e4 : 0)),
    );
    const steady = fit({ samples, wobbles: [], expressions: { ...NOT_MOVED, mediapipe: moves } });
    const size = (fitted: ReturnType<typeof fit>) => Math.hypot(...(fitted.weights[0] ?? []));
    expect(size(steady)).toBeLessThan(0.05 * size(model));
  });

  it('takes most of what goes with the pose out of the contour, and holds no pose for evidence', () => {
    // Shapes are photographed from different heights, and the pose moves every number within a shape.
    const posed = samples.map((sample): Sample => {
      const { label } = sample;
      const pitch = gaussian(random) + 3 * label;
      const look = noise(OUTLINE).map((value, j) => value + (j === label ? 6 : 0) + 2 * pitch);
      const contour = [...look, Math.abs(gaussian(random)), pitch, pitch * pitch];
      return { ...sample, looks: { mediapipe: [contour], lite: [contour] } };
    });
    const fitted = fit({ samples: posed, wobbles: [], expressions: NOT_MOVED });
    const answer = (pitch: number) => {
      const contour = [...Array.from({ length: OUTLINE }, () => 2 * pitch), 0, pitch, 0];
      const looks = { mediapipe: [contour], lite: [] };
      const [one = 0, two = 0] = logitsOf(
        fitted,
        featuresOf({ id: '', label: 0, group: 0, looks, gradients: [] }, 'mediapipe'),
      );
      return one - two;
    };
    expect(hits(fitted, posed, 'mediapipe')).toBeGreaterThan(85);
    expect(Math.abs(answer(1) - answer(0))).toBeLessThan(6);
  });
});
