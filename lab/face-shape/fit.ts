/**
 * The judge of all features: a judge of the contour for each engine, and one of the gradients, summed. No
 * random start, no number of rounds: the same numbers give the same model every time.
 */
import type { EngineName } from '#functions/vocabulary.ts';
import { POSE_FEATURES, SHAPE_ENGINES } from '#domain/face/shape-features.ts';
import type { TrainingSet } from './dataset.ts';
import { fitDiscriminant, fitRidge, times, type Linear } from './linear.ts';
import {
  columnMeans,
  meanProducts,
  minus,
  product,
  scaled,
  solve,
  sum,
  transpose,
  type Rows,
} from './matrix.ts';

/** What a label's worth of the regression weighs beside the discriminant's log odds. */
const GRADIENT_WEIGHT = 4;
/** How many times the wobble of photos is added to the spread of contours within a class, and of gradients. */
const CONTOUR_WOBBLE = 4;
const GRADIENT_WOBBLE = 32;
/** How many times the moves of the expression are added to the spread of contours within a class. */
const EXPRESSION = 1;
/** How much of what goes with the pose within a class is taken out of the contour. */
const POSE_SHARE = 0.65;
/** Keeps the regression on the pose solvable where all poses are alike, as a share of a unit of the pose. */
const POSE_JITTER = 1e-6;

/** Weights in the order of `shapeFeatures`. */
export function fit(set: TrainingSet): Linear {
  const { samples, wobbles } = set;
  const places = SHAPE_ENGINES.flatMap((engine) => fitPlace(set, engine));
  const gradients = fitRidge(
    samples.map((sample) => sample.gradients),
    samples.map(({ label }) => label),
    scaled(meanProducts(wobbles.map((wobble) => wobble.gradients)), GRADIENT_WOBBLE),
  );
  return {
    weights: [...places, ...scaled(gradients.weights, GRADIENT_WEIGHT)],
    bias: gradients.bias.map((value) => value * GRADIENT_WEIGHT),
  };
}

/** The weights of one engine's place: of the contour, and of the 1 behind it. */
function fitPlace({ samples, wobbles, expressions }: TrainingSet, engine: EngineName): number[][] {
  const seen = samples.filter(({ looks }) => looks[engine].length > 0);
  // A photo and its mirror image show one face: their mean holds less chance.
  const rows = seen.map(({ looks }) => columnMeans(looks[engine]));
  const labels = seen.map(({ label }) => label);
  const upright = withoutPose(rows, labels);
  const inNuisance = (products: Rows) => product(transpose(upright), product(products, upright));
  const chance = scaled(meanProducts(wobbles.map(({ contour }) => contour)), CONTOUR_WOBBLE);
  const moves = scaled(expressions[engine], EXPRESSION);
  const nuisance = chance.length === 0 ? moves : moves.length === 0 ? chance : sum(chance, moves);
  const judge = fitDiscriminant(
    product(rows, upright),
    labels,
    nuisance.length === 0 ? [] : inNuisance(nuisance),
  );
  const weights = product(upright, judge.weights);
  // The app looks once: the usual difference of the photo to the mean is taken back.
  const asSeen = columnMeans(seen.map(({ looks }) => looks[engine][0] ?? []));
  const drift = times(weights, minus(columnMeans(rows), asSeen));
  return [...weights, judge.bias.map((value, c) => value + (drift[c] ?? 0))];
}

/**
 * The matrix that takes a contour to its outline, less most of what goes with the pose among faces of one shape: the
 * labelled photos are taken from above, and some shapes more than others. The pose itself is no evidence.
 */
function withoutPose(rows: Rows, labels: readonly number[]): number[][] {
  const centres = new Map(
    [...new Set(labels)].map((c) => [c, columnMeans(rows.filter((_, i) => labels[i] === c))]),
  );
  const within = rows.map((row, i) => minus(row, centres.get(labels[i] ?? -1) ?? []));
  const outline = (rows[0]?.length ?? 0) - POSE_FEATURES;
  const products = meanProducts(within);
  const ofPose = products.slice(outline);
  const slopes = solve(
    ofPose.map((row, i) => row.slice(outline).map((value, j) => value + (i === j ? POSE_JITTER : 0))),
    ofPose.map((row) => row.slice(0, outline)),
  );
  const itself = Array.from({ length: outline }, (_, i) =>
    Array.from({ length: outline }, (_, j) => (i === j ? 1 : 0)),
  );
  return [...itself, ...scaled(slopes, -POSE_SHARE)];
}
