/**
 * Face shapes, ranked: from the trained network's probabilities (models/face-shape.md), or, where it
 * cannot run, by how close the proportions lie to those of the five shapes. There each shape is a
 * Gaussian around its prototype with spreads shared by all, and the probabilities are the posterior
 * under equal priors.
 */
import { FACE_SHAPES, type FaceShapeName } from '#functions/vocabulary.ts';
import type { FaceGeometry } from './report.ts';
import { PROTOTYPES, SHARED_SPREAD, TEMPERATURE, type ShapeFeature } from './face-shape-prototypes.ts';

export interface RankedShape {
  readonly name: FaceShapeName;
  readonly probability: number;
}

/**
 * @param classes the network's, in its order
 * @param probabilities one for each class
 * @returns most likely first
 * @throws RangeError when there is not one finite number for each class
 */
export function rankProbabilities(
  classes: readonly FaceShapeName[],
  probabilities: ArrayLike<number>,
): RankedShape[] {
  const ranked = classes.map((name, index) => ({
    name,
    probability: probabilities[index] ?? Number.NaN,
  }));
  if (
    probabilities.length !== ranked.length ||
    !ranked.every(({ probability }) => Number.isFinite(probability))
  ) {
    throw new RangeError(
      `Not the probabilities of ${ranked.length} shapes: ${Array.from(probabilities).join(' ')}`,
    );
  }
  return ranked.sort((a, b) => b.probability - a.probability);
}

/**
 * How much more likely the first shape must be than the second, as a ratio of odds, for the first look to
 * be the last. Chance of one look (tilt, place in the frame, side) moves the odds by this much or less.
 */
const CLEAR = 3;

/** Whether chance may have chosen between the first two. @param ranked most likely first */
export function isCloseCall(ranked: readonly RankedShape[]): boolean {
  return (ranked[0]?.probability ?? 0) < CLEAR * (ranked[1]?.probability ?? 0);
}

/** The five shapes by their proportions alone, most likely first; probabilities sum to 1. */
export function rankFaceShapes(geometry: FaceGeometry): RankedShape[] {
  const features = Object.keys(SHARED_SPREAD) as ShapeFeature[];
  const logits = FACE_SHAPES.map((name): [FaceShapeName, number] => {
    const squares = features.map((f) => ((geometry[f] - PROTOTYPES[name][f]) / SHARED_SPREAD[f]) ** 2);
    return [name, -squares.reduce((a, b) => a + b, 0) / 2 / TEMPERATURE];
  });
  const top = Math.max(...logits.map(([, logit]) => logit));
  const total = logits.reduce((sum, [, logit]) => sum + Math.exp(logit - top), 0);
  return logits
    .map(([name, logit]) => ({ name, probability: Math.exp(logit - top) / total }))
    .sort((a, b) => b.probability - a.probability);
}
