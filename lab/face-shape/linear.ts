/**
 * Linear judges in closed form. Both may be told how the features of one face move when only the photo or
 * the expression changes: in these directions they hardly look.
 */
import { FACE_SHAPES } from '#functions/vocabulary.ts';
import { columnMeans, dot, meanProducts, minus, solve, transpose, zeros, type Rows } from './matrix.ts';

/** logit[c] = bias[c] + Σ weights[feature][c] · features[feature]. */
export interface Linear {
  readonly weights: Rows;
  readonly bias: readonly number[];
}

const SHAPES = FACE_SHAPES.length;

/** Share of the total in the within-class covariance (Friedman 1989, regularised discriminant analysis). */
const SHRINKAGE = 0.1;
const JITTER = 1e-3;
/** Ridge in units of the rows' mean square length. */
const RIDGE = 6;

/**
 * Linear discriminant analysis under equal priors.
 *
 * @param nuisance mean products of differences that say nothing about the label, added to the spread within a class
 */
export function fitDiscriminant(rows: Rows, labels: readonly number[], nuisance: Rows = []): Linear {
  const mean = columnMeans(rows);
  const deviation = mean.map((m, j) => {
    const squares = rows.reduce((sum, row) => sum + ((row[j] ?? 0) - m) ** 2, 0);
    return Math.sqrt(squares / rows.length) || 1;
  });
  const inDeviations = (row: readonly number[]) => row.map((value, j) => value / (deviation[j] ?? 1));
  const scaled = rows.map((row) => inDeviations(minus(row, mean)));
  const centres = Array.from({ length: SHAPES }, (_, c) =>
    columnMeans(scaled.filter((_, i) => labels[i] === c)),
  );
  const within = meanProducts(scaled.map((row, i) => minus(row, centres[labels[i] ?? 0] ?? [])));
  const total = meanProducts(scaled);
  const covariance = within.map((row, i) =>
    row.map((value, j) => {
      const spread = (1 - SHRINKAGE) * value + SHRINKAGE * (total[i]?.[j] ?? 0);
      const unit = (deviation[i] ?? 1) * (deviation[j] ?? 1);
      return spread + (nuisance[i]?.[j] ?? 0) / unit + (i === j ? JITTER : 0);
    }),
  );
  const directions = solve(covariance, transpose(centres));
  const weights = directions.map((row, j) => row.map((value) => value / (deviation[j] ?? 1)));
  const shift = times(weights, mean);
  const bias = centres.map((centre, c) => {
    const direction = directions.map((row) => row[c] ?? 0);
    return -dot(centre, direction) / 2 - (shift[c] ?? 0);
  });
  return { weights, bias };
}

/**
 * Ridge regression of the centred one-hot labels. What says nothing should change nothing, so its answer is
 * wanted to be nought (tangent propagation, Simard et al. 1992).
 *
 * @param nuisance mean products of differences that say nothing about the label
 */
export function fitRidge(rows: Rows, labels: readonly number[], nuisance: Rows = []): Linear {
  const mean = columnMeans(rows);
  const centred = rows.map((row) => minus(row, mean));
  const spread = meanProducts(centred);
  const ridge = (RIDGE / rows.length) * spread.reduce((sum, row, i) => sum + (row[i] ?? 0), 0);
  const left = spread.map((row, i) =>
    row.map((value, j) => value + (nuisance[i]?.[j] ?? 0) + (i === j ? ridge : 0)),
  );
  const targets = labels.map((label) =>
    Array.from({ length: SHAPES }, (_, c) => ((c === label ? 1 : 0) - 1 / SHAPES) / rows.length),
  );
  const right = mean.map((_, j) =>
    times(
      targets,
      centred.map((row) => row[j] ?? 0),
    ),
  );
  const weights = solve(left, right);
  return { weights, bias: times(weights, mean).map((value) => -value) };
}

/** Σ weights[feature][c] · values[feature], for each c. */
export function times(weights: Rows, values: ArrayLike<number>): number[] {
  const sums = zeros(weights[0]?.length ?? 0);
  weights.forEach((row, j) => {
    row.forEach((weight, c) => (sums[c] = (sums[c] ?? 0) + weight * (values[j] ?? 0)));
  });
  return sums;
}

/** Log odds of the shapes up to a common constant. */
export function logitsOf({ weights, bias }: Linear, features: ArrayLike<number>): number[] {
  return times(weights, features).map((value, c) => value + (bias[c] ?? 0));
}
