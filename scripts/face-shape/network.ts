/** The trained judge as an ONNX file: features → probabilities of FACE_SHAPES. */
import { createGraph } from '../skin-maps/graph.ts';
import type { Linear } from './linear.ts';

/** Rises with every newly trained model. */
export const FACE_SHAPE_VERSION = 2;

export function buildFaceShape({ weights, bias }: Linear, temperature: number): Uint8Array {
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
  return g.finish({
    name: 'face-shape',
    version: FACE_SHAPE_VERSION,
    doc: 'Five face shapes from contour and gradients of an aligned face. See models/face-shape.md. MIT.',
  });
}
