/**
 * Face shape, first version: how close the proportions lie to those of the five shapes. Each shape is
 * a Gaussian around its prototype with spreads shared by all; the probabilities are the posterior under
 * equal priors. A trained model takes this place later behind the same function.
 */
import type { FaceGeometry, FaceShapeName } from './report.ts';
import { PROTOTYPES, SHARED_SPREAD, TEMPERATURE, type ShapeFeature } from './face-shape-prototypes.ts';

export interface RankedShape {
  readonly name: FaceShapeName;
  readonly probability: number;
}

/** The five shapes, most likely first; probabilities sum to 1. */
export function rankFaceShapes(geometry: FaceGeometry): RankedShape[] {
  const features = Object.keys(SHARED_SPREAD) as ShapeFeature[];
  const logits = Object.entries(PROTOTYPES).map(([name, prototype]): [FaceShapeName, number] => {
    const squares = features.map((f) => ((geometry[f] - prototype[f]) / SHARED_SPREAD[f]) ** 2);
    return [name as FaceShapeName, -squares.reduce((a, b) => a + b, 0) / 2 / TEMPERATURE];
  });
  const top = Math.max(...logits.map(([, logit]) => logit));
  const total = logits.reduce((sum, [, logit]) => sum + Math.exp(logit - top), 0);
  return logits
    .map(([name, logit]) => ({ name, probability: Math.exp(logit - top) / total }))
    .sort((a, b) => b.probability - a.probability);
}
