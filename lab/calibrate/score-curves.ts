/**
 * The score curves that sets of faces ask for, and reports scored by them. Every set counts alike, so real and synthetic
 * faces meet in the middle. Quantiles rather than extremes: single faces do not move a curve.
 */
import { recordOf, SKIN_METRICS, type SkinMetricName } from '#functions/vocabulary.ts';
import type { FaceReport, SkinMetrics } from '#domain/face/report.ts';
import { bandOf, ratingOf } from '#domain/score/bands.ts';
import type { Curve, Line } from '#domain/score/calibration.ts';
import {
  scoreSections,
  scoreSkinMetrics,
  totalOf,
  wholeMetrics,
  wholeSections,
} from '#domain/score/score.ts';
import { spreadOf, type SpreadModel } from '#domain/score/spread.ts';
import { sectionMeans, type ScoredSection } from '#domain/score/sections.ts';
import { fitCurve, fitLine, partTargets } from './fit-curve.ts';

/** What src/domain/score/curves.json holds (calibration.ts). */
export interface ScoreCurves {
  readonly skinMetrics: Readonly<Record<SkinMetricName, Curve>>;
  readonly sections: Readonly<Record<ScoredSection, Line>>;
}

/**
 * @param sets of faces, which count alike
 * @throws RangeError when a metric does not vary
 */
export function fitScoreCurves(sets: readonly (readonly FaceReport[])[]): ScoreCurves {
  const skinMetrics = recordOf(SKIN_METRICS, (name) =>
    fitCurve(
      sets.map((reports) => reports.flatMap((report) => report.sections.skin.metrics[name]?.raw ?? [])),
      partTargets(name),
    ),
  );
  const means = sets.map((reports) =>
    reports.map((report) => meansOf(report, metricsBy(skinMetrics, report))),
  );
  const lineOf = (name: ScoredSection) => fitLine(means.map((own) => own.map((each) => each[name])));
  return {
    skinMetrics,
    sections: { skin: lineOf('skin'), features: lineOf('features'), vibe: lineOf('vibe') },
  };
}

/** The report that the same photo would have under these curves and this ±. */
export function rescored(report: FaceReport, curves: ScoreCurves, spread: SpreadModel): FaceReport {
  const { sections } = report;
  const metrics = metricsBy(curves.skinMetrics, report);
  const scores = wholeSections(scoreSections(meansOf(report, metrics), curves.sections));
  const value = totalOf(scores);
  const { skin, features, vibe } = scores;
  return {
    ...report,
    score: { value, spread: spreadOf(report, spread), band: bandOf(value) },
    sections: {
      ...sections,
      skin: { score: skin, rating: ratingOf(skin), metrics: wholeMetrics(metrics) },
      features: { ...sections.features, score: features, rating: ratingOf(features) },
      vibe: { ...sections.vibe, score: vibe, rating: ratingOf(vibe) },
    },
  };
}

function metricsBy(curves: ScoreCurves['skinMetrics'], { sections }: FaceReport): SkinMetrics {
  const raw = recordOf(SKIN_METRICS, (name) => sections.skin.metrics[name]?.raw ?? null);
  return scoreSkinMetrics(raw, curves);
}

const meansOf = ({ sections, quality }: FaceReport, metrics: SkinMetrics) =>
  sectionMeans(metrics, sections.features.parts, sections.vibe.parts, quality.sharpness);
