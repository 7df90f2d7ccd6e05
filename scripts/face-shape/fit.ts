/**
 * The judge of all features: a judge of the contour for each engine, and one of the gradients, summed. No
 * random start, no number of rounds: the same numbers give the same model every time.
 */
import type { EngineName } from '#functions/vocabulary.ts';
import { meanContour, SHAPE_ENGINES } from '#domain/face/shape-features.ts';
import type { Sample, TrainingSet } from './dataset.ts';
import { fitDiscriminant, fitRidge, times, type Linear } from './linear.ts';
import { columnMeans, minus, type Rows } from './matrix.ts';

/** What a label's worth of the regression weighs beside the discriminant's log odds. */
const GRADIENT_WEIGHT = 3.5;

/** Weights in the order of `shapeFeatures`. */
export function fit({ samples, wobbles }: TrainingSet): Linear {
  const contourWobbles = wobbles.map(({ contour }) => contour);
  const places = SHAPE_ENGINES.flatMap((engine) => fitPlace(samples, engine, contourWobbles));
  const gradients = fitRidge(
    samples.map((sample) => sample.gradients),
    samples.map(({ label }) => label),
    wobbles.map((wobble) => wobble.gradients),
  );
  const weighed = (row: readonly number[]) => row.map((value) => value * GRADIENT_WEIGHT);
  return { weights: [...places, ...gradients.weights.map(weighed)], bias: weighed(gradients.bias) };
}

/** The weights of one engine's place: of the contour, of the 1 behind it, and of having looked twice. */
function fitPlace(samples: readonly Sample[], engine: EngineName, wobbles: Rows): number[][] {
  const seen = samples.filter(({ looks }) => looks[engine].length > 0);
  const rows = seen.map(({ looks }) => meanContour(looks[engine]));
  const judge = fitDiscriminant(
    rows,
    seen.map(({ label }) => label),
    wobbles,
  );
  const firstLook = columnMeans(seen.map(({ looks }) => looks[engine][0] ?? []));
  const drift = times(judge.weights, minus(columnMeans(rows), firstLook));
  // One look alone is moved by the usual difference to the mean of two, so that both mean the same.
  const alone = judge.bias.map((value, c) => value + (drift[c] ?? 0));
  return [...judge.weights.map((row) => [...row]), alone, drift.map((value) => -value)];
}
