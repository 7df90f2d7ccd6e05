/** Two versions of the server beside each other. */
import { median, medianRange, ratios } from '../bench/statistics.ts';

export interface Speeds {
  /** One answer, nobody else asking, in milliseconds. */
  readonly medianMs: number;
  /** Answers a second with sixteen askers. */
  readonly perSecond: number;
  /** The same a second of CPU time. */
  readonly perCoreSecond: number;
}

export interface Comparison {
  readonly name: keyof Speeds;
  /** Medians over the rounds. */
  readonly ours: number;
  readonly baseline: number;
  /** How many times as long we take, median over the rounds: below 1 is quicker than the baseline. */
  readonly times: number;
  /** Where that median may lie with 95 % confidence. */
  readonly range: readonly [number, number];
}

/** Of each figure; entries at the same place were measured in the same round. */
export function compareSpeeds(ours: readonly Speeds[], baseline: readonly Speeds[]): readonly Comparison[] {
  const values = (of: readonly Speeds[], name: keyof Speeds) => of.map((speeds) => speeds[name]);
  const compared = (name: keyof Speeds): Comparison => {
    const [mine, theirs] = [values(ours, name), values(baseline, name)];
    const times = name === 'medianMs' ? ratios(mine, theirs) : ratios(theirs, mine);
    return {
      name,
      ours: median(mine),
      baseline: median(theirs),
      times: median(times),
      range: medianRange(times),
    };
  };
  return [compared('medianMs'), compared('perSecond'), compared('perCoreSecond')];
}

/** Whether the baseline was quicker, beyond what rounds differ by. */
export const isSlower = ({ range: [low] }: Comparison): boolean => low > 1;

const NAMES: Readonly<Record<keyof Speeds, string>> = {
  medianMs: 'ms for one answer',
  perSecond: 'answers a second',
  perCoreSecond: "answers a second of one core's time",
};

export const comparisonInWords = ({ name, ours, baseline, times, range: [low, high] }: Comparison): string =>
  `${NAMES[name]}: ${ours}, baseline ${baseline}; takes ${times.toFixed(2)} × as long (${low.toFixed(2)} to ${high.toFixed(2)})`;
