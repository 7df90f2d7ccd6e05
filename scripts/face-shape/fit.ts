/**
 * Two linear judges and their sum. The contour is judged by a discriminant analysis whose covariance is
 * shrunk; the gradients, of which there are as many as photos, by ridge regression on the labels. Both
 * are closed forms: no random start, no number of rounds, the same model every time.
 */
import { SHAPE_NAMES } from '#domain/face/face-shape.ts';
import type { Sample } from './dataset.ts';
import { columnMeans, dot, meanProducts, solve, type Rows } from './matrix.ts';

/** logit[c] = bias[c] + Σ weights[feature][c] · features[feature]. */
export interface Linear {
  readonly weights: readonly (readonly number[])[];
  readonly bias: readonly number[];
}

/** Share of the total in the within-class covariance (Friedman 1989, regularised discriminant analysis). */
const SHRINKAGE = 0.15;
const JITTER = 1e-3;
/** Ridge in units of the gradients' mean square length. */
const RIDGE = 3;
/** What a label's worth of the regression weighs beside the discriminant's log odds. */
const GRADIENT_WEIGHT = 3.5;

const SHAPES = SHAPE_NAMES.length;

export function fit(samples: readonly Sample[]): Linear {
  const contour = fitDiscriminant(
    samples.flatMap(({ contours }) => contours),
    samples.flatMap(({ contours, label }) => contours.map(() => label)),
  );
  const gradients = fitRidge(
    samples.map((sample) => sample.gradients),
    samples.map(({ label }) => label),
  );
  return {
    weights: [
      ...contour.weights,
      ...gradients.weights.map((row) => row.map((value) => value * GRADIENT_WEIGHT)),
    ],
    bias: contour.bias.map((value, c) => value + GRADIENT_WEIGHT * (gradients.bias[c] ?? 0)),
  };
}

/** Linear discriminant analysis under equal priors. */
export function fitDiscriminant(rows: Rows, labels: readonly number[]): Linear {
  const mean = columnMeans(rows);
  const deviation = mean.map((m, j) => {
    const squares = rows.reduce((sum, row) => sum + ((row[j] ?? 0) - m) ** 2, 0);
    return Math.sqrt(squares / rows.length) || 1;
  });
  const scaled = rows.map((row) => row.map((value, j) => (value - (mean[j] ?? 0)) / (deviation[j] ?? 1)));
  const centres = Array.from({ length: SHAPES }, (_, c) =>
    columnMeans(scaled.filter((_, i) => labels[i] === c)),
  );
  const residuals = scaled.map((row, i) => {
    const centre = centres[labels[i] ?? 0] ?? [];
    return row.map((value, j) => value - (centre[j] ?? 0));
  });
  const within = meanProducts(residuals);
  const total = meanProducts(scaled);
  const covariance = within.map((row, i) =>
    row.map(
      (value, j) => (1 - SHRINKAGE) * value + SHRINKAGE * (total[i]?.[j] ?? 0) + (i === j ? JITTER : 0),
    ),
  );
  const directions = solve(covariance, transpose(centres));
  const weights = directions.map((row, j) => row.map((value) => value / (deviation[j] ?? 1)));
  const bias = centres.map((centre, c) => {
    const direction = directions.map((row) => row[c] ?? 0);
    return (
      -dot(centre, direction) / 2 -
      dot(
        mean,
        weights.map((row) => row[c] ?? 0),
      )
    );
  });
  return { weights, bias };
}

/** Ridge regression of the centred one-hot labels, solved between samples (fewer than features). */
export function fitRidge(rows: Rows, labels: readonly number[]): Linear {
  const mean = columnMeans(rows);
  const centred = rows.map((row) => row.map((value, j) => value - (mean[j] ?? 0)));
  const scale = centred.reduce((sum, row) => sum + dot(row, row), 0) / rows.length;
  const gram = centred.map((a, i) => centred.map((b, j) => dot(a, b) / scale + (i === j ? RIDGE : 0)));
  const targets = labels.map((label) =>
    Array.from({ length: SHAPES }, (_, c) => (c === label ? 1 : 0) - 1 / SHAPES),
  );
  const duals = solve(gram, targets);
  const weights = mean.map((_, j) =>
    Array.from(
      { length: SHAPES },
      (_, c) => centred.reduce((sum, row, i) => sum + (row[j] ?? 0) * (duals[i]?.[c] ?? 0), 0) / scale,
    ),
  );
  return {
    weights,
    bias:
      targets[0]?.map(
        (_, c) =>
          -dot(
            mean,
            weights.map((row) => row[c] ?? 0),
          ),
      ) ?? [],
  };
}

const transpose = (rows: Rows): number[][] => (rows[0] ?? []).map((_, j) => rows.map((row) => row[j] ?? 0));

/** Log odds of the shapes up to a common constant. */
export function logitsOf({ weights, bias }: Linear, features: readonly number[]): number[] {
  return bias.map((value, c) =>
    features.reduce((sum, feature, j) => sum + feature * (weights[j]?.[c] ?? 0), value),
  );
}
