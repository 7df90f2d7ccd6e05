/** The fit of the ±: a log-linear scale by weighted maximum likelihood, a conformal quantile by person on top. */
import {
  exactSpread,
  fittedSpread,
  SHORTCOMINGS,
  shortcomingsOf,
  type SpreadModel,
} from '#domain/score/spread.ts';
import { recordOf } from '#functions/vocabulary.ts';
import { lampGroupOf } from '../evaluate/lamps/list.ts';
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

/** A change as so many times the scale of its photo. */
interface Relative {
  readonly pair: Pair;
  readonly relative: number;
}

const relativeTo = (model: SpreadModel, { photo, change }: Pair): number =>
  change / fittedSpread(photo, model);

/** The least value that has `share` of the weight at or below it; the largest where there is none. */
function weightedQuantile(values: readonly number[], weights: readonly number[], share: number): number {
  const order = values
    .map((value, i) => ({ value, weight: weights[i] ?? 0 }))
    .sort((a, b) => a.value - b.value);
  const wanted = share * order.reduce((sum, { weight }) => sum + weight, 0);
  let sum = 0;
  for (const { value, weight } of order) {
    sum += weight;
    if (sum >= wanted) return value;
  }
  return order.at(-1)?.value ?? Number.NaN;
}

/**
 * The scale of all pairs; widened by the quantile of the retakes, each person's on a scale that was fitted without them;
 * and growing with the hardness of the light as far as the groups of lamps ask for. Where there are no retakes, all pairs
 * are those of the quantile. The level is not raised for one more person than there are, as it would be for a promise
 * (49 of 51 become 50, who moved half as far again): OTHER_PEOPLE is that margin.
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
  const scale = fitScale(pairs);
  return rounded(heldUnderLamps({ ...scale, points: scale.points * quantileOf(all) }, pairs));
}

/** Of the retakes; without any, of all. */
function quantileOf(changes: readonly Relative[]): number {
  const retakes = changes.filter(({ pair }) => pair.kind === 'retake');
  const counted = retakes.length === 0 ? changes : retakes;
  return weightedQuantile(
    counted.map(({ relative }) => relative),
    weightsOf(counted.map(({ pair }) => pair)),
    COVERAGE,
  );
}

/** The ± that grows as another one does and is as wide as these retakes ask for. */
export function refitted(model: SpreadModel, retakes: readonly Pair[]): SpreadModel {
  const unit = { ...model, points: 1 };
  const points = quantileOf(retakes.map((pair) => ({ pair, relative: relativeTo(unit, pair) })));
  return rounded({ ...model, points });
}

/** Share of the relit photos of each group of lamps whose ± holds what the lamp did. */
const UNDER_LAMPS = 0.92;
/**
 * A factor of 5 from a studio's light to a bare bulb's. With more, ordinary rooms pay for bulbs in the dark, where the ± is
 * wider than what light tells (LIGHT_TELLS_UP_TO) without it.
 */
const MOST_GROWTH = 1.6;
const STEP = 0.05;

/** The least growth by hardness, from the fitted one on, under which each group of lamps is held as far as any is. */
function heldUnderLamps(model: SpreadModel, pairs: readonly Pair[]): SpreadModel {
  const lit = pairs.filter(({ kind }) => kind === 'lamp');
  const groups = [...new Set(lit.map(({ name }) => lampGroupOf(name)))].map((group) =>
    lit.filter(({ name }) => lampGroupOf(name) === group),
  );
  const grownTo = (hard: number): SpreadModel => ({ ...model, growth: { ...model.growth, hard } });
  const shortfall = (hard: number) =>
    groups.reduce((sum, group) => {
      const held = group.filter(({ photo, change }) => change <= exactSpread(photo, grownTo(hard)));
      return sum + Math.max(0, UNDER_LAMPS - held.length / group.length);
    }, 0);
  const steps = Math.max(0, Math.floor((MOST_GROWTH - model.growth.hard) / STEP));
  const growths = Array.from({ length: steps + 1 }, (_, step) => model.growth.hard + step * STEP);
  const shortfalls = growths.map(shortfall);
  return grownTo(growths[shortfalls.indexOf(Math.min(...shortfalls))] ?? model.growth.hard);
}

const rounded = ({ points, growth }: SpreadModel): SpreadModel => ({
  points: Number(points.toFixed(3)),
  growth: recordOf(SHORTCOMINGS, (name) => Number(growth[name].toFixed(3))),
});
