/** The fit of the ±: a log-linear scale by weighted maximum likelihood, a conformal quantile by person on top. */
import {
  exactSpread,
  OTHER_ROOMS,
  SHORTCOMINGS,
  shortcomingsOf,
  type SpreadModel,
} from '#domain/score/spread.ts';
import { recordOf } from '#functions/vocabulary.ts';
import { personOf } from './copies.ts';
import { weightsOf, type Pair } from './pairs.ts';

/** Share of the changes that the ± is to hold. */
const COVERAGE = 0.95;
/** Folds of people. */
export const FOLDS = 10;
/** Pulls each growth to 0, in people: what few pairs tell is not believed. */
const RIDGE = 1;
const SWEEPS = 300;
const CONVERGED = 1e-6;

/**
 * Changes taken for Laplace-distributed around 0 with scale exp(intercept + growth · shortcomings): the absolute value of a
 * change counts, not its square, so that a single pair pulls little. The likelihood is convex; coordinates
 * take Newton's step by turns, and a growth that would be negative is 0: no shortcoming makes a score surer.
 *
 * @returns the scale as a model whose `points` is the mean absolute change on a photo without fault
 * @throws RangeError without pairs
 */
export function fitScale(pairs: readonly Pair[]): SpreadModel {
  if (pairs.length === 0) throw new RangeError('A spread needs pairs of photos');
  const weights = weightsOf(pairs);
  const rows = pairs.map(({ photo }) => {
    const shortcomings = shortcomingsOf(photo);
    return [1, ...SHORTCOMINGS.map((name) => shortcomings[name])];
  });
  const beta = rows[0]?.map(() => 0) ?? [];
  const logs = pairs.map(() => 0);
  let largest = Number.POSITIVE_INFINITY;
  for (let sweep = 0; sweep < SWEEPS && largest > CONVERGED; sweep++) {
    largest = 0;
    for (const [k, value] of beta.entries()) {
      let [slope, curve] = k === 0 ? [0, 0] : [RIDGE * value, RIDGE];
      for (const [i, row] of rows.entries()) {
        const [x = 0, weight = 0] = [row[k], weights[i]];
        const relative = (pairs[i]?.change ?? 0) * Math.exp(-(logs[i] ?? 0));
        slope += weight * x * (1 - relative);
        curve += weight * x * x * relative;
      }
      const step = Math.max(-1, Math.min(1, -slope / Math.max(curve, 1e-9)));
      const next = k === 0 ? value + step : Math.max(0, value + step);
      for (const [i, row] of rows.entries()) logs[i] = (logs[i] ?? 0) + (next - value) * (row[k] ?? 0);
      beta[k] = next;
      largest = Math.max(largest, Math.abs(next - value));
    }
  }
  const [intercept = 0, ...growths] = beta;
  return {
    points: Math.exp(intercept),
    growth: recordOf(SHORTCOMINGS, (name) => growths[SHORTCOMINGS.indexOf(name)] ?? 0),
  };
}

/** The first person goes into the first fold, the second into the second, and so on from the start. */
export function foldsOf(pairs: readonly Pair[], count = FOLDS): Pair[][] {
  const people = [...new Set(pairs.map(personOf))];
  const foldOf = new Map(people.map((person, index) => [person, index % count]));
  return Array.from({ length: count }, (_, fold) =>
    pairs.filter((pair) => foldOf.get(personOf(pair)) === fold),
  ).filter(({ length }) => length > 0);
}

/** How many times its own scale a change is. */
const relativeTo = (model: SpreadModel, { photo, change }: Pair): number =>
  (change * OTHER_ROOMS) / exactSpread(photo, model);

/** The least value that has `share` of the weight at or below it; the largest where there is none. */
function weightedQuantile(values: readonly number[], weights: readonly number[], share: number): number {
  const order = values.map((value, i) => ({ value, weight: weights[i] ?? 0 })).sort((a, b) => a.value - b.value);
  const wanted = share * order.reduce((sum, { weight }) => sum + weight, 0);
  let sum = 0;
  for (const { value, weight } of order) {
    sum += weight;
    if (sum >= wanted) return value;
  }
  return order.at(-1)?.value ?? Number.NaN;
}

/** One more person than there are may stand outside (Vovk et al. 2005): the quantile of n people is taken a little higher. */
const shareFor = (people: number): number => Math.min(1, (COVERAGE * (people + 1)) / people);

/**
 * The scale of all pairs, widened by the quantile of what pairs of people moved by on a scale that was fitted without them.
 *
 * @throws RangeError without pairs
 */
export function fitSpread(pairs: readonly Pair[]): SpreadModel {
  const folds = foldsOf(pairs);
  const all = folds.flatMap((own) => {
    const rest = folds.filter((fold) => fold !== own).flat();
    const scale = fitScale(rest.length === 0 ? own : rest);
    return own.map((pair) => ({ pair, relative: relativeTo(scale, pair) }));
  });
  const weights = weightsOf(all.map(({ pair }) => pair));
  const people = new Set(pairs.map(personOf)).size;
  const quantile = weightedQuantile(
    all.map(({ relative }) => relative),
    weights,
    shareFor(people),
  );
  const scale = fitScale(pairs);
  return rounded({ ...scale, points: scale.points * quantile });
}

const rounded = ({ points, growth }: SpreadModel): SpreadModel => ({
  points: Number(points.toFixed(3)),
  growth: recordOf(SHORTCOMINGS, (name) => Number(growth[name].toFixed(3))),
});
