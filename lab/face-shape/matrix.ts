/** The little linear algebra that training needs, on rows of plain numbers. */
import { CholeskyDecomposition, Matrix } from 'ml-matrix';

export type Rows = readonly (readonly number[])[];

export const zeros = (length: number): number[] => Array.from({ length }, () => 0);

export function columnMeans(rows: Rows): number[] {
  const means = zeros(rows[0]?.length ?? 0);
  for (const row of rows) row.forEach((value, j) => (means[j] = (means[j] ?? 0) + value / rows.length));
  return means;
}

export function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

export const minus = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((value, i) => value - (b[i] ?? 0));

const matrixOf = (rows: Rows): Matrix => new Matrix(rows.map((row) => [...row]));

export const transpose = (rows: Rows): number[][] => matrixOf(rows).transpose().to2DArray();

/** Mean of xᵀx over the rows: entry [i][j] is the mean product of columns i and j. */
export function meanProducts(rows: Rows): number[][] {
  const size = rows[0]?.length ?? 0;
  const out = Array.from({ length: size }, () => zeros(size));
  for (const row of rows) {
    for (let i = 0; i < size; i++) {
      const into = out[i] ?? [];
      const share = (row[i] ?? 0) / rows.length;
      for (let j = 0; j < size; j++) into[j] = (into[j] ?? 0) + share * (row[j] ?? 0);
    }
  }
  return out;
}

/** A · B. */
export const product = (a: Rows, b: Rows): number[][] => matrixOf(a).mmul(matrixOf(b)).to2DArray();

export const scaled = (a: Rows, factor: number): number[][] => matrixOf(a).mul(factor).to2DArray();

export const sum = (a: Rows, b: Rows): number[][] => matrixOf(a).add(matrixOf(b)).to2DArray();

/**
 * Solves A·X = B for a symmetric positive definite A, by Cholesky's decomposition. A's upper half is not read: sums that
 * should be the same on both sides differ in their last digit.
 *
 * @param b one row for each row of A
 * @throws RangeError when A is not positive definite
 */
export function solve(a: Rows, b: Rows): number[][] {
  const symmetric = a.map((row, i) => row.map((value, j) => (j > i ? (a[j]?.[i] ?? 0) : value)));
  const decomposed = new CholeskyDecomposition(matrixOf(symmetric));
  if (!decomposed.isPositiveDefinite()) throw new RangeError('The matrix is not positive definite');
  return decomposed.solve(matrixOf(b)).to2DArray();
}
