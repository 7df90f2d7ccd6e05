/** The little linear algebra that training needs, on rows of plain numbers. */

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

export const transpose = (rows: Rows): number[][] =>
  (rows[0] ?? []).map((_, j) => rows.map((row) => row[j] ?? 0));

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
export const product = (a: Rows, b: Rows): number[][] => {
  const columns = transpose(b);
  return a.map((row) => columns.map((column) => dot(row, column)));
};

export const scaled = (a: Rows, factor: number): number[][] =>
  a.map((row) => row.map((value) => value * factor));

export const sum = (a: Rows, b: Rows): number[][] =>
  a.map((row, i) => row.map((value, j) => value + (b[i]?.[j] ?? 0)));

/**
 * Solves A·X = B for a symmetric positive definite A, by Cholesky's decomposition.
 *
 * @param b one row for each row of A
 * @throws RangeError when A is not positive definite
 */
export function solve(a: Rows, b: Rows): number[][] {
  const n = a.length;
  const lower = a.map((row) => Float64Array.from(row));
  for (let i = 0; i < n; i++) {
    const li = lower[i] ?? new Float64Array();
    for (let j = 0; j <= i; j++) {
      const lj = lower[j] ?? li;
      let sum = li[j] ?? 0;
      for (let k = 0; k < j; k++) sum -= (li[k] ?? 0) * (lj[k] ?? 0);
      if (i === j && !(sum > 0)) throw new RangeError('The matrix is not positive definite');
      li[j] = i === j ? Math.sqrt(sum) : sum / (lj[j] ?? 1);
    }
  }
  const x = b.map((row) => [...row]);
  const columns = x[0]?.length ?? 0;
  const substitute = (i: number, others: readonly number[], factor: (k: number) => number) => {
    const row = x[i] ?? [];
    for (let c = 0; c < columns; c++) {
      let sum = row[c] ?? 0;
      for (const k of others) sum -= factor(k) * (x[k]?.[c] ?? 0);
      row[c] = sum / (lower[i]?.[i] ?? 1);
    }
  };
  const all = Array.from({ length: n }, (_, i) => i);
  for (const i of all) substitute(i, all.slice(0, i), (k) => lower[i]?.[k] ?? 0);
  for (const i of all.toReversed()) substitute(i, all.slice(i + 1), (k) => lower[k]?.[i] ?? 0);
  return x;
}
