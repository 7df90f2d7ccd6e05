import { describe, expect, it } from 'vitest';
import { CONTOUR_FEATURES } from '#domain/face/shape-contour.ts';
import { SHAPE_FEATURES } from '#domain/face/shape-features.ts';
import { GRADIENT_FEATURES } from '#domain/face/shape-gradients.ts';
import { gaussian, seededRandom } from '#scripts/evaluate/random.ts';
import { featuresOf } from '#scripts/face-shape/cross-validate.ts';
import type { Sample } from '#scripts/face-shape/dataset.ts';
import { fit } from '#scripts/face-shape/fit.ts';
import { logitsOf } from '#scripts/face-shape/linear.ts';

const random = seededRandom('fit');
const noise = (length: number) => Array.from({ length }, () => gaussian(random));
/** The first five numbers of a contour carry the label; the second look lies five units higher in all of them. */
const samples = Array.from({ length: 100 }, (_, i): Sample => {
  const label = i % 5;
  const look = () => noise(CONTOUR_FEATURES).map((value, j) => value + (j === label ? 6 : 0));
  const looks = () => [look(), look().map((value) => value + 5)];
  const gradients = noise(GRADIENT_FEATURES);
  return { id: `${i}`, label, group: i, looks: { mediapipe: looks(), lite: looks() }, gradients };
});

describe('fit', () => {
  const model = fit({ samples, wobbles: [] });

  it('has a weight for every number that the network reads', () => {
    expect(model.weights).toHaveLength(SHAPE_FEATURES);
    for (const row of model.weights) expect(row).toHaveLength(5);
  });

  it.each(['mediapipe', 'lite'] as const)('%s: judges one look as it judges two', (engine) => {
    const hits = (looks: number) =>
      samples.filter((sample) => {
        const logits = logitsOf(model, featuresOf(sample, engine, looks));
        return logits.indexOf(Math.max(...logits)) === sample.label;
      }).length;
    expect(hits(2)).toBeGreaterThan(95);
    expect(hits(1)).toBeGreaterThan(85);
    const mean = (looks: number) =>
      samples.reduce((sum, sample) => {
        return sum + (logitsOf(model, featuresOf(sample, engine, looks))[2] ?? 0) / samples.length;
      }, 0);
    expect(mean(1)).toBeCloseTo(mean(2), 1);
  });
});
