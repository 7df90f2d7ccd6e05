/** The trained judge as an ONNX file: features → probabilities of FACE_SHAPES, and where the answers begin. */
import type { EngineName } from '#functions/vocabulary.ts';
import type { ShapeLimits } from '#domain/face/face-shape.ts';
import { CONTOUR_FEATURES, PLACE_FEATURES, SHAPE_ENGINES } from '#domain/face/shape-features.ts';
import { createGraph } from '../skin-maps/graph.ts';
import type { Linear } from './linear.ts';

/** Rises with every newly trained model. */
export const FACE_SHAPE_VERSION = 4;

/** @param limits of each engine, in the order of `ShapeLimits` */
export function buildFaceShape(
  { weights, bias }: Linear,
  temperature: number,
  limits: Readonly<Record<EngineName, ShapeLimits>>,
): Uint8Array {
  const g = createGraph();
  const features = g.input('features', 'float', [1, weights.length]);
  const scaled = weights.flatMap((row) => row.map((value) => value / temperature));
  const product = g.op('MatMul', [features, g.floats(scaled, [weights.length, bias.length])]);
  const offsets = g.floats(
    bias.map((value) => value / temperature),
    [1, bias.length],
  );
  const logits = g.op('Add', [product, offsets]);
  g.output('probabilities', g.op('Softmax', [logits], { axis: 1 }), [1, bias.length]);
  // The 1 behind an engine's contour chooses its limits.
  const chosen = weights.map(() => [0, 0]);
  SHAPE_ENGINES.forEach((engine, i) => {
    const { together, second } = limits[engine];
    chosen[i * PLACE_FEATURES + CONTOUR_FEATURES] = [together, second];
  });
  const own = g.op('MatMul', [features, g.floats(chosen.flat(), [weights.length, 2])]);
  g.output('limits', own, [1, 2]);
  return g.finish({
    name: 'face-shape',
    version: FACE_SHAPE_VERSION,
    doc: 'Five face shapes from contour and gradients of an aligned face. See models/face-shape.md. MIT.',
  });
}
