/** The statistics that the figures are made of. */

/** Linear between the ranks (Hyndman & Fan 1996, type 7); NaN for an empty list. @param share 0…1 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low === high ? low : low + (high - low) * (at - Math.floor(at));
}

export function p95(values: readonly number[]): number {
  return quantile(values, 0.95);
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** NaN for an empty list. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Ranks from 1, ties share their mean. */
function ranks(values: readonly number[]): number[] {
  const order = values.map((_, i) => i).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const out = values.map(() => 0);
  for (let i = 0; i < order.length;) {
    let end = i;
    while (end + 1 < order.length && values[order[end + 1] ?? 0] === values[order[i] ?? 0]) end++;
    for (let k = i; k <= end; k++) out[order[k] ?? 0] = (i + end) / 2 + 1;
    i = end + 1;
  }
  return out;
}

/** Spearman's rank correlation; 0 when one side does not vary: a metric that never moves follows nothing. */
export function spearman(x: readonly number[], y: readonly number[]): number {
  const [rx, ry] = [ranks(x), ranks(y)];
  const [mx, my] = [mean(rx), mean(ry)];
  let [xy, xx, yy] = [0, 0, 0];
  for (let i = 0; i < rx.length; i++) {
    const [dx, dy] = [(rx[i] ?? 0) - mx, (ry[i] ?? 0) - my];
    xy += dx * dy;
    xx += dx * dx;
    yy += dy * dy;
  }
  return xx === 0 || yy === 0 ? 0 : xy / Math.sqrt(xx * yy);
}

/**
 * Intraclass correlation for absolute agreement of single measurements, two-way: ICC(A,1) of McGraw &
 * Wong 1996, numerically ICC(2,1) of Shrout & Fleiss 1979.
 *
 * @param rows one per face, each with one value per version; at least 2 × 2, all of one length
 */
export function intraclassCorrelation(rows: readonly (readonly number[])[]): number {
  const n = rows.length;
  const k = rows[0]?.length ?? 0;
  if (n < 2 || k < 2) return Number.NaN;
  const grand = mean(rows.map(mean));
  const columns = Array.from({ length: k }, (_, j) => mean(rows.map((row) => row[j] ?? Number.NaN)));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const total = sum(rows.flatMap((row) => row.map((value) => (value - grand) ** 2)));
  const between = k * sum(rows.map((row) => (mean(row) - grand) ** 2));
  const versions = n * sum(columns.map((value) => (value - grand) ** 2));
  const faces = between / (n - 1);
  const columnsSquare = versions / (k - 1);
  const error = (total - between - versions) / ((n - 1) * (k - 1));
  return (faces - error) / (faces + (k - 1) * error + (k / n) * (columnsSquare - error));
}
