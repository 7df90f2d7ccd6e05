/** Whether the skin follows the camera: the same photo with fewer pixels, and the set by its pixels and its light. */
import { recordOf, SKIN_METRICS, type SkinMetricName } from '#functions/vocabulary.ts';
import type { FaceReport } from '#domain/face/report.ts';
import { SMALL_COPIES } from '../changes/resolution.ts';
import { resolutionId } from '../versions.ts';
import type { FaceResult } from './face-result.ts';
import { mean, p95, spearman } from './statistics.ts';

interface Change {
  /** Mean signed change, points; NaN where it was not measured on both, like the next. */
  readonly mean: number;
  readonly p95: number;
}

export interface CopyFigures {
  readonly faces: number;
  readonly skin: Change;
  readonly metrics: Readonly<Record<SkinMetricName, Change>>;
  /** Share of the measured metrics that the copy does not show. */
  readonly lost: number;
}

export interface ResolutionFigures {
  /** By copy, against the first of SMALL_COPIES. */
  readonly copies: Readonly<Record<string, CopyFigures>>;
  /** Of the originals: rank correlation of the skin's score with the pixels between the eyes. */
  readonly byPx: number;
  /** Of the originals: share of the variance of the skin's score that hardness of light explains, by rank. */
  readonly byHardness: number;
}

type Pair = readonly [before: FaceReport, after: FaceReport];

function changeOf(pairs: readonly Pair[], score: (report: FaceReport) => number | undefined): Change {
  const changes = pairs.flatMap(([before, after]) => {
    const [from, to] = [score(before), score(after)];
    return from === undefined || to === undefined ? [] : [to - from];
  });
  return { mean: mean(changes), p95: p95(changes.map(Math.abs)) };
}

function lostOf(pairs: readonly Pair[]): number {
  const measured = pairs.flatMap(([before, after]) =>
    SKIN_METRICS.filter((name) => before.sections.skin.metrics[name] !== null).map((name) =>
      after.sections.skin.metrics[name] === null ? 1 : 0,
    ),
  );
  return mean(measured);
}

export function summariseResolution(faces: readonly FaceResult[]): ResolutionFigures {
  const [reference, ...others] = SMALL_COPIES.map(({ name }) => name);
  const copies = others.flatMap((name): [string, CopyFigures][] => {
    const pairs = faces.flatMap(({ versions }): Pair[] => {
      const before = versions.get(resolutionId(reference ?? ''));
      const after = versions.get(resolutionId(name));
      return before && after ? [[before, after]] : [];
    });
    if (pairs.length === 0) return [];
    const figures = {
      faces: pairs.length,
      skin: changeOf(pairs, ({ sections }) => sections.skin.score),
      metrics: recordOf(SKIN_METRICS, (metric) =>
        changeOf(pairs, ({ sections }) => sections.skin.metrics[metric]?.score),
      ),
      lost: lostOf(pairs),
    };
    return [[name, figures]];
  });
  const skin = faces.map(({ original }) => original.sections.skin.score);
  const alike = (of: (report: FaceReport) => number) =>
    spearman(
      faces.map(({ original }) => of(original)),
      skin,
    );
  return {
    copies: Object.fromEntries(copies),
    byPx: alike(({ quality }) => quality.interocularPx),
    byHardness: alike(({ quality }) => quality.lightHardness) ** 2,
  };
}
