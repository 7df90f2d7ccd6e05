/** Which parts move between versions that should be equal: where to look when a figure falls short. */
import type { FaceReport } from '#domain/face/report.ts';
import { partScores, partWeight } from './parts.ts';
import { mean, p95 } from './statistics.ts';

export interface PartDrift {
  /** Score points. */
  readonly p95: number;
  readonly mean: number;
  /** Mean |change| times the part's weight in the overall score: points of the overall score it moves. */
  readonly cost: number;
  /** Share of pairs in which one of the two could not be measured. */
  readonly lost: number;
}

export type Drift = Readonly<Record<string, PartDrift>>;

/** Over pairs of reports on the same face, costliest part first. */
export function driftOf(pairs: readonly (readonly [FaceReport, FaceReport])[]): Drift {
  const changes = new Map<string, { values: number[]; lost: number }>();
  for (const [before, after] of pairs) {
    const afterScores = partScores(after);
    for (const [part, score] of partScores(before)) {
      const other = afterScores.get(part) ?? null;
      const entry = changes.get(part) ?? { values: [], lost: 0 };
      if (score !== null && other !== null) entry.values.push(Math.abs(score - other));
      else if (score !== null || other !== null) entry.lost++;
      changes.set(part, entry);
    }
  }
  const entries = [...changes]
    .filter(([, { values }]) => values.length > 0)
    .map(([part, { values, lost }]): [string, PartDrift] => {
      const average = mean(values);
      return [
        part,
        { p95: p95(values), mean: average, cost: average * partWeight(part), lost: lost / pairs.length },
      ];
    });
  return Object.fromEntries(entries.sort((a, b) => b[1].cost - a[1].cost));
}
