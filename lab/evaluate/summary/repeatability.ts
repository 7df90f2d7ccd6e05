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
  /** Share of the faces whose shown score lies within the original's ±. */
  readonly within: number;
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
  /** Faces and changes that the correlation stands on: it needs complete rows. */
  readonly iccFaces: number;
  readonly iccChanges: number;
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

const withinOf = (pairs: readonly Pair[]): number =>
  mean(
    pairs.map(({ face: { original }, changed }) =>
      Math.abs(shownScore(changed) - shownScore(original)) <= original.score.spread ? 1 : 0,
    ),
  );

/** A change that fewer of the faces survive (a small photo made smaller is refused) is left out of the correlation. */
const MOST = 0.9;

/** Over complete rows only: a face that lacks a version is left out, and counted. */
function iccOf(faces: readonly FaceResult[], scoreOf: ScoreOf) {
  const names = CHANGES.map(({ name }) => name).filter(
    (name) => pairsOf(faces, name).length >= MOST * faces.length,
  );
  const rows = faces.flatMap((face) => {
    const changed = names.flatMap((name) => face.versions.get(changeId(name)) ?? []);
    return changed.length === names.length ? [[face.original, ...changed].map(scoreOf)] : [];
  });
  return { icc: intraclassCorrelation(rows), faces: rows.length, changes: names.length };
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
        within: withinOf(pairs),
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
      iccChanges: exact.changes,
      withinSpread: withinOf(all),
      drift: driftOf(reports(all)),
    },
    shapeStability: sameShape(all),
  };
}

function absolute(values: readonly number[]): number[] {
  return values.map(Math.abs);
}
