/** The same face, photographed or sent another way: how far does the score move? */
import { CHANGES } from '../changes/list.ts';
import { changeId } from '../versions.ts';
import { driftOf, type Drift } from './drift.ts';
import { shownScore, type ScoreOf } from './exact-score.ts';
import type { FaceResult } from './face-result.ts';
import { intraclassCorrelation, mean, p95 } from './statistics.ts';

export interface ChangeFigures {
  readonly p95: number;
  readonly mean: number;
  /** Mean of the signed change: a bias, where it is not near 0. */
  readonly bias: number;
  readonly shapeStability: number;
  /** Of the sections. */
  readonly sections: { readonly skin: number; readonly features: number; readonly vibe: number };
  readonly drift: Drift;
}

export interface RepeatabilityFigures {
  readonly p95: number;
  readonly icc: number;
  readonly byChange: Readonly<Record<string, ChangeFigures>>;
  /** The same with the whole points that people see. */
  readonly shown: { readonly p95: number; readonly icc: number };
  /** Faces of which every version could be analysed: the correlation needs complete rows. */
  readonly iccFaces: number;
  /** Share of versions whose shown score lies within the original's ±. */
  readonly withinSpread: number;
  readonly drift: Drift;
}

interface Pair {
  readonly face: FaceResult;
  readonly changed: FaceResult['original'];
}

function pairsOf(faces: readonly FaceResult[], name: string): Pair[] {
  return faces.flatMap((face) => {
    const changed = face.versions.get(changeId(name));
    return changed ? [{ face, changed }] : [];
  });
}

const topShape = (report: FaceResult['original']) => report.faceShape.ranked[0]?.name;

function sameShape(pairs: readonly Pair[]): number {
  return mean(pairs.map(({ face, changed }) => (topShape(face.original) === topShape(changed) ? 1 : 0)));
}

function iccOf(faces: readonly FaceResult[], scoreOf: ScoreOf): { icc: number; faces: number } {
  const rows = faces.flatMap((face) => {
    const reports = CHANGES.map((change) => face.versions.get(changeId(change.name)));
    const all = [face.original, ...reports].filter((report) => report !== undefined);
    return all.length === CHANGES.length + 1 ? [all.map(scoreOf)] : [];
  });
  return { icc: intraclassCorrelation(rows), faces: rows.length };
}

export function summariseRepeatability(
  faces: readonly FaceResult[],
  scoreOf: ScoreOf,
): { repeatability: RepeatabilityFigures; shapeStability: number } {
  const moved = (pairs: readonly Pair[], of: ScoreOf) =>
    pairs.map(({ face, changed }) => of(changed) - of(face.original));
  const reports = (pairs: readonly Pair[]) =>
    pairs.map(({ face, changed }) => [face.original, changed] as const);
  const section = (pairs: readonly Pair[], name: 'skin' | 'features' | 'vibe') =>
    p95(absolute(moved(pairs, (report) => report.sections[name].score)));

  const all = CHANGES.flatMap((change) => pairsOf(faces, change.name));
  const byChange = CHANGES.map(({ name }): [string, ChangeFigures] => {
    const pairs = pairsOf(faces, name);
    const changes = moved(pairs, scoreOf);
    return [
      name,
      {
        p95: p95(absolute(changes)),
        mean: mean(absolute(changes)),
        bias: mean(changes),
        shapeStability: sameShape(pairs),
        sections: {
          skin: section(pairs, 'skin'),
          features: section(pairs, 'features'),
          vibe: section(pairs, 'vibe'),
        },
        drift: driftOf(reports(pairs)),
      },
    ];
  });
  const exact = iccOf(faces, scoreOf);
  return {
    repeatability: {
      p95: p95(absolute(moved(all, scoreOf))),
      icc: exact.icc,
      byChange: Object.fromEntries(byChange),
      shown: { p95: p95(absolute(moved(all, shownScore))), icc: iccOf(faces, shownScore).icc },
      iccFaces: exact.faces,
      withinSpread: mean(
        all.map(({ face, changed }) =>
          Math.abs(shownScore(changed) - shownScore(face.original)) <= face.original.score.spread ? 1 : 0,
        ),
      ),
      drift: driftOf(reports(all)),
    },
    shapeStability: sameShape(all),
  };
}

function absolute(values: readonly number[]): number[] {
  return values.map(Math.abs);
}
