/** The trained judge as an ONNX file: features → probabilities of FACE_SHAPES, and the threshold that rules shapes out. */
import type { EngineName } from '#functions/vocabulary.ts';
import { CONTOUR_FEATURES, PLACE_FEATURES, SHAPE_ENGINES } from '#domain/face/shape-features.ts';
import { createGraph } from '../skin-maps/graph.ts';
import type { Linear } from './linear.ts';

/** Rises with every newly trained model. */
export const FACE_SHAPE_VERSION = 3;

/** @param thresholds of each engine: a less likely shape is ruled out */
export function buildFaceShape(
  { weights, bias }: Linear,
  temperature: number,
  thresholds: Readonly<Record<EngineName, number>>,
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
  // The 1 behind an engine's contour chooses its threshold.
  const chosen = weights.map(() => 0);
  SHAPE_ENGINES.forEach((engine, i) => (chosen[i * PLACE_FEATURES + CONTOUR_FEATURES] = thresholds[engine]));
  const threshold = g.op('MatMul', [features, g.floats(chosen, [weights.length, 1])]);
  g.output('threshold', threshold, [1, 1]);
  return g.finish({
    name: 'face-shape',
    version: FACE_SHAPE_VERSION,
    doc: 'Five face shapes from contour and gradients of an aligned face. See models/face-shape.md. MIT.',
  });
}
