/** How often the ± holds what a pair of photos moved by. */
import { personOf } from '#lab/fit-spread/copies.ts';
import type { Pair } from '#lab/fit-spread/pairs.ts';
import { mean, median, p95 } from '../summary/statistics.ts';

/** Pairs of one kind, or of one camera or lamp. */
export interface PairFigures {
  readonly n: number;
  readonly people: number;
  /** Share of the pairs within the ±, and the mean of the shares of people. */
  readonly coverage: number;
  readonly byPerson: number;
  /** Median ± of the photos whose ± has to hold it. */
  readonly spread: number;
  /** 95th percentile of the change before rounding. */
  readonly p95: number;
}

/** @param pairs at least one @param spreadOf the ± that has to hold the change; left out: that of the pair's photo */
export function pairFigures(
  pairs: readonly Pair[],
  spreadOf = ({ photo }: Pair) => photo.score.spread,
): PairFigures {
  const inside = pairs.map((pair) => (pair.shown <= spreadOf(pair) ? 1 : 0));
  const people = new Map<string, number[]>();
  for (const [index, pair] of pairs.entries())
    people.set(personOf(pair), [...(people.get(personOf(pair)) ?? []), inside[index] ?? 0]);
  return {
    n: pairs.length,
    people: people.size,
    coverage: mean(inside),
    byPerson: mean([...people.values()].map(mean)),
    spread: median(pairs.map(spreadOf)),
    p95: p95(pairs.map(({ change }) => change)),
  };
}
