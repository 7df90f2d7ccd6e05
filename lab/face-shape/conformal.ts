/**
 * Where the answers begin, so that what is named holds the labelled shape as often as promised: selective
 * prediction with a bounded risk (Geifman & El-Yaniv, NeurIPS 2017), once for one name and once for all.
 */
import type { ShapeLimits } from '#domain/face/face-shape.ts';

/** Of photos that name one shape or two: share whose label is among them. */
export const COVERAGE = 0.9;
/** Of photos that name one shape: share with this label. One name says more than two, so it must hold more often. */
export const COVERAGE_OF_ONE = 0.95;
/** The longest run that holds is a lucky one: so much more is asked of it, so that other photos hold the promise. */
const LUCK = 0.01;
/** One name is given on fewer photos, whose luck is larger. */
const LUCK_OF_ONE = 0.02;

/** A photo that the model has not seen. */
export interface Unseen {
  /** Of each shape. */
  readonly probabilities: readonly number[];
  /** Index of its label. */
  readonly label: number;
}

interface Ranked {
  readonly together: number;
  readonly second: number;
  readonly firstIsRight: boolean;
  readonly secondIsRight: boolean;
}

function rank({ probabilities, label }: Unseen): Ranked {
  const order = probabilities.map((value, index) => ({ value, index })).sort((a, b) => b.value - a.value);
  const [first, second] = order;
  return {
    together: (first?.value ?? 0) + (second?.value ?? 0),
    second: second?.value ?? 0,
    firstIsRight: first?.index === label,
    secondIsRight: second?.index === label,
  };
}

/**
 * How many of the first ones hold a share of at least `share`.
 *
 * @param right surest first
 */
function longestRun(right: readonly boolean[], share: number): number {
  let [hits, length] = [0, 0];
  right.forEach((one, i) => {
    if (one) hits += 1;
    if (hits >= share * (i + 1)) length = i + 1;
  });
  return length;
}

/** Probabilities sum to 1: no two of five reach this. */
export const NOTHING_NAMED: ShapeLimits = { together: 2, second: 0 };

/** The widest limits that keep both promises on these photos; where none does, nothing is named. */
export function shapeLimits(unseen: readonly Unseen[]): ShapeLimits {
  const ranked = unseen.map(rank);
  const bySecond = [...ranked].sort((a, b) => a.second - b.second);
  const alone = longestRun(
    bySecond.map(({ firstIsRight }) => firstIsRight),
    COVERAGE_OF_ONE + LUCK_OF_ONE,
  );
  const second = bySecond[alone]?.second ?? 1;
  const byBoth = [...ranked].sort((a, b) => b.together - a.together);
  const named = longestRun(
    byBoth.map((one) => one.firstIsRight || (one.secondIsRight && one.second >= second)),
    COVERAGE + LUCK,
  );
  return { together: byBoth[named - 1]?.together ?? NOTHING_NAMED.together, second };
}
