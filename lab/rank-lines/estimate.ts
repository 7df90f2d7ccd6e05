/**
 * From answers that chance has turned round to the share of people who laughed. Each line's share is drawn towards the mean
 * of its key by a beta prior, whose mean and strength are not known either: all three are summed over on grids (a
 * hierarchical model), so that the ± is honest where there are few answers. Pure.
 */
import { TRUE_SHARE } from '#domain/facts/giving.ts';

export interface Answers {
  readonly laughed: number;
  readonly notMine: number;
}

export interface Share {
  /** The share of people who laughed, 0 to 1. */
  readonly share: number;
  /** With 95 %, it lies within so much of that. */
  readonly spread: number;
}

/** The middles of `steps` equal parts of 0 to 1. */
const gridOf = (steps: number): readonly number[] =>
  Array.from({ length: steps }, (_, i) => (i + 0.5) / steps);

const SHARES = gridOf(100);
const MEANS = gridOf(20);
/** How alike the lines of a key are: as if so many people had been asked of each before. */
const STRENGTHS = [2, 4, 8, 16, 32, 64];
/** How alike the keys of a language are, in the same way. */
const KEY_STRENGTH = 6;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const logSum = (logs: readonly number[]): number => {
  const most = Math.max(...logs);
  return most + Math.log(sum(logs.map((log) => Math.exp(log - most))));
};
const toShares = (logs: readonly number[]): readonly number[] => {
  const all = logSum(logs);
  return logs.map((log) => Math.exp(log - all));
};

/** A beta distribution on a grid. */
const beta = (grid: readonly number[], mean: number, strength: number): readonly number[] =>
  toShares(
    grid.map((x) => (mean * strength - 1) * Math.log(x) + ((1 - mean) * strength - 1) * Math.log(1 - x)),
  );

/** How likely somebody answers `laughed` where a share of people laughed: what was not turned, and what was. */
export const answeredShare = (share: number): number => share * TRUE_SHARE + (1 - share) * (1 - TRUE_SHARE);

/** How well each share explains these answers, 1 for the best one. */
function likelihoodOf({ laughed, notMine }: Answers): readonly number[] {
  const logs = SHARES.map((share) => {
    const answered = answeredShare(share);
    return laughed * Math.log(answered) + notMine * Math.log(1 - answered);
  });
  const most = Math.max(...logs);
  return logs.map((log) => Math.exp(log - most));
}

const product = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((all, value, i) => all + value * (b[i] ?? 0), 0);

function summed(density: readonly number[]): Share {
  const share = product(density, SHARES);
  const near = SHARES.map((at, i) => ({ away: Math.abs(at - share), weight: density[i] ?? 0 })).toSorted(
    (a, b) => a.away - b.away,
  );
  let within = 0;
  const last = near.find(({ weight }) => (within += weight) >= 0.95);
  return { share, spread: (last?.away ?? 0.5) + 0.5 / SHARES.length };
}

/** By strength, by mean: what a key's lines are before they are asked. */
const PRIORS = STRENGTHS.map((strength) => MEANS.map((mean) => beta(SHARES, mean, strength)));

/**
 * The share of each line, key by key.
 *
 * @param keys the answers of the lines under each key, all of one language
 */
export function sharesOf(keys: readonly (readonly Answers[])[]): readonly (readonly Share[])[] {
  const all = keys.flat();
  const laughed = sum(all.map((line) => line.laughed));
  const answers = laughed + sum(all.map((line) => line.notMine));
  const observed = (laughed + 1) / (answers + 2);
  const overall = (observed - (1 - TRUE_SHARE)) / (2 * TRUE_SHARE - 1);
  const means = beta(MEANS, Math.min(0.9, Math.max(0.1, overall)), KEY_STRENGTH).map(Math.log);
  const explained = keys.map((lines) => {
    const likelihoods = lines.map(likelihoodOf);
    /** By strength, by mean. */
    const logs = PRIORS.map((priors) =>
      priors.map(
        (prior, m) => (means[m] ?? 0) + sum(likelihoods.map((one) => Math.log(product(prior, one)))),
      ),
    );
    return { likelihoods, logs };
  });
  const strengths = toShares(
    STRENGTHS.map((_, s) => sum(explained.map(({ logs }) => logSum(logs[s] ?? [])))),
  );
  return explained.map(({ likelihoods, logs }) => {
    const weights = logs.map((byMean, s) => toShares(byMean).map((weight) => weight * (strengths[s] ?? 0)));
    return likelihoods.map((likelihood) => {
      const density = SHARES.map(() => 0);
      for (const [s, priors] of PRIORS.entries())
        for (const [m, prior] of priors.entries()) {
          const scale = (weights[s]?.[m] ?? 0) / product(prior, likelihood);
          for (const [i, value] of prior.entries())
            density[i] = (density[i] ?? 0) + scale * value * (likelihood[i] ?? 0);
        }
      return summed(density);
    });
  });
}

/** Answers of one line after which its share is known to within `spread` with 95 %, by itself and at its least sure. */
export const answersFor = (spread: number): number =>
  Math.ceil(0.25 * (1.96 / (spread * (2 * TRUE_SHARE - 1))) ** 2);
