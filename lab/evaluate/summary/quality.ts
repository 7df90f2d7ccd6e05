/** The same face on a poorer photo: less confidence, and a score within the ±. */
import type { FaceReport } from '#domain/face/report.ts';
import { QUALITY_CHANGES } from '../changes/list.ts';
import { qualityId } from '../versions.ts';
import type { ScoreOf } from './exact-score.ts';
import type { FaceResult } from './face-result.ts';
import { mean, p95 } from './statistics.ts';

export interface QualityFigures {
  readonly faces: number;
  readonly p95: number;
  /** Mean signed change of the overall score, and of the skin section. */
  readonly bias: number;
  readonly skinBias: number;
  /** Mean confidence, before and after. */
  readonly confidence: readonly [number, number];
  /** Share of the faces whose shown score stays within the ± of the two photos, the wider one. */
  readonly inside: number;
}

/** By change; those that no face survived are left out. */
export function summariseQuality(
  faces: readonly FaceResult[],
  scoreOf: ScoreOf,
): Readonly<Record<string, QualityFigures>> {
  const entries = QUALITY_CHANGES.flatMap(({ name }): [string, QualityFigures][] => {
    const pairs = faces.flatMap((face): (readonly [FaceReport, FaceReport])[] => {
      const after = face.versions.get(qualityId(name));
      return after ? [[face.original, after]] : [];
    });
    if (pairs.length === 0) return [];
    const changes = pairs.map(([before, after]) => scoreOf(after) - scoreOf(before));
    const figures = {
      faces: pairs.length,
      p95: p95(changes.map(Math.abs)),
      bias: mean(changes),
      skinBias: mean(pairs.map(([before, after]) => after.sections.skin.score - before.sections.skin.score)),
      confidence: [
        mean(pairs.map(([before]) => before.confidence)),
        mean(pairs.map(([, after]) => after.confidence)),
      ] as const,
      inside: mean(pairs.map(([before, after]) => (isInside(before, after) ? 1 : 0))),
    };
    return [[name, figures]];
  });
  return Object.fromEntries(entries);
}

function isInside(before: FaceReport, after: FaceReport): boolean {
  return (
    Math.abs(after.score.value - before.score.value) <= Math.max(before.score.spread, after.score.spread)
  );
}
