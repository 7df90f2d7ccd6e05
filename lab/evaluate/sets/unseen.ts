/**
 * The recording as it would read for people whom nothing was fitted to: each person's photos are scored by curves, and held
 * against a ±, that were fitted to the people of the other folds. What was chosen with these people in view all the
 * same: measures, weights, reliabilities, cameras and the factor for other rooms.
 */
import type { FaceReport } from '#domain/face/report.ts';
import { fitScoreCurves, rescored, type ScoreCurves } from '#lab/calibrate/score-curves.ts';
import { AS_IT_IS, personOf, SETS, type SetName } from '#lab/fit-spread/copies.ts';
import { fitSpread } from '#lab/fit-spread/fit.ts';
import { pairsOf, type Pair } from '#lab/fit-spread/pairs.ts';
import type { Recorded } from '#lab/fit-spread/record.ts';
import type { SpreadModel } from '#domain/score/spread.ts';

const FOLDS = 5;
export interface Unseen {
  /** Every line, its report scored by curves and with the ± of a fit without its person. */
  readonly lines: readonly Recorded[];
  readonly pairs: readonly Pair[];
}

interface Fit {
  readonly curves: ScoreCurves;
  readonly spread: SpreadModel;
}

const plainOf = (lines: readonly Recorded[], name: SetName): FaceReport[] =>
  lines.flatMap(({ set, copy, report }) =>
    set === name && copy === AS_IT_IS && report !== null ? [report] : [],
  );

function scoredBy({ curves, spread }: Fit, lines: readonly Recorded[]): Recorded[] {
  return lines.map((line) => ({
    ...line,
    report: line.report && rescored(line.report, curves, spread),
  }));
}

function fitTo(lines: readonly Recorded[], shipped: SpreadModel): Fit {
  const sets = SETS.map((set) => plainOf(lines, set)).filter(({ length }) => length > 0);
  const curves = fitScoreCurves(sets);
  const pairs = pairsOf(scoredBy({ curves, spread: shipped }, lines));
  return { curves, spread: fitSpread(pairs) };
}

/** @param shipped any ±: a fit makes its own */
export function unseenOf(recording: readonly Recorded[], shipped: SpreadModel): Unseen {
  const people = [...new Set(recording.map(personOf))];
  const foldOf = new Map(people.map((person, index) => [person, index % FOLDS]));
  const lines = Array.from({ length: FOLDS }, (_, fold) => {
    const [own, rest] = [true, false].map((isOwn) =>
      recording.filter((line) => (foldOf.get(personOf(line)) === fold) === isOwn),
    );
    return scoredBy(fitTo(rest ?? [], shipped), own ?? []);
  }).flat();
  return { lines, pairs: pairsOf(lines) };
}
