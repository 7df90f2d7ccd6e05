/** Fits a head: a linear support vector machine with squared hinge loss by dual coordinate descent (Hsieh et al., 2008). */
import type { Head } from '#roast/guard/meaning/linear.ts';
import { hashOf } from '#roast/guard/meaning/features.ts';
import { seededRandom } from '#roast/random.ts';

export interface Example {
  readonly features: ReadonlySet<string>;
  readonly isPositive: boolean;
  /** How much an error counts; 1 is usual. */
  readonly weight: number;
}

export interface FitOptions {
  readonly seed: number;
  /** A power of two. */
  readonly buckets: number;
  /** Price of an error against the length of the weights. */
  readonly cost: number;
  readonly epochs: number;
}

/** A feature of one text alone says more of that text than of its kind. */
const LEAST_TEXTS = 2;

/**
 * The weights are fitted on features scaled by how much more often they occur in one class than in the other (Wang and
 * Manning, 2012), which the stored weights contain.
 */
export function fitHead(examples: readonly Example[], { seed, buckets, cost, epochs }: FitOptions): Head {
  const texts = new Map<string, number>();
  for (const { features } of examples) {
    for (const feature of features) texts.set(feature, (texts.get(feature) ?? 0) + 1);
  }
  const rows = examples.map(({ features }) => {
    const kept = [...features].filter((feature) => (texts.get(feature) ?? 0) >= LEAST_TEXTS);
    const at = Uint32Array.from(kept, (feature) => hashOf(feature) & (buckets - 1));
    return { at, norm: 1 / Math.sqrt(Math.max(features.size, 1)) };
  });

  const positive = new Float64Array(buckets).fill(1);
  const negative = new Float64Array(buckets).fill(1);
  rows.forEach(({ at }, i) => {
    const example = examples[i];
    const counts = example?.isPositive === true ? positive : negative;
    for (const bucket of at) counts[bucket] = (counts[bucket] ?? 0) + (example?.weight ?? 0);
  });
  const sum = (values: Float64Array) => values.reduce((a, b) => a + b, 0);
  const [allPositive, allNegative] = [sum(positive), sum(negative)];
  const ratio = positive.map((count, i) =>
    Math.log(count / allPositive / ((negative[i] ?? 1) / allNegative)),
  );

  // The last weight is the bias.
  const weights = new Float64Array(buckets + 1);
  const alphas = new Float64Array(rows.length);
  const squares = rows.map(
    ({ at, norm }) => 1 + norm * norm * at.reduce((total, bucket) => total + (ratio[bucket] ?? 0) ** 2, 0),
  );
  const order = rows.map((_row, i) => i);
  const random = seededRandom(seed);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    for (const i of order) {
      const row = rows[i];
      const example = examples[i];
      if (row === undefined || example === undefined) continue;
      const sign = example.isPositive ? 1 : -1;
      let dot = weights[buckets] ?? 0;
      for (const bucket of row.at) dot += row.norm * (weights[bucket] ?? 0) * (ratio[bucket] ?? 0);
      const diagonal = 1 / (2 * cost * example.weight);
      const alpha = alphas[i] ?? 0;
      const gradient = sign * dot - 1 + diagonal * alpha;
      const next = Math.max(0, alpha - gradient / ((squares[i] ?? 1) + diagonal));
      if (next === alpha) continue;
      alphas[i] = next;
      const change = (next - alpha) * sign;
      for (const bucket of row.at) {
        weights[bucket] = (weights[bucket] ?? 0) + change * row.norm * (ratio[bucket] ?? 0);
      }
      weights[buckets] = (weights[buckets] ?? 0) + change;
    }
  }
  const used = weights.slice(0, buckets).map((weight, i) => weight * (ratio[i] ?? 0));
  // The largest hundredth of a percent is cut off, so that the others keep their grain.
  const sizes = used.map(Math.abs).toSorted();
  const most = sizes[Math.floor(sizes.length * 0.9999)] ?? 1;
  const step = Math.max(most, 1e-9) / 127;
  return {
    step,
    bias: weights[buckets] ?? 0,
    weights: Int8Array.from(used, (weight) => Math.max(-127, Math.min(127, Math.round(weight / step)))),
  };
}
