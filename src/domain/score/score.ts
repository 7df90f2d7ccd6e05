/** Metrics → section scores → the overall score with its spread. */
import type { SkinMetrics } from '#domain/face/report.ts';
import { clamp } from '#domain/geometry/points.ts';
import type { RawSkinMetrics } from '#domain/skin/measure-skin.ts';
import { recordOf, SKIN_METRICS, type SkinMetricName } from '#functions/vocabulary.ts';
import { DISPLAY_RANGE } from './bands.ts';
import { type Curve, evaluateCurve, type Line, onLine, SECTION_LINES, SKIN_CURVES } from './calibration.ts';
import { type ScoredSection, weightedMean } from './sections.ts';
import { spreadOf, type SpreadPhoto } from './spread.ts';
import { SECTION_WEIGHTS } from './weights.ts';

export type Sections = Readonly<Record<ScoredSection, number>>;

/** Each raw metric with its score, 0…100. */
export function scoreSkinMetrics(
  raw: RawSkinMetrics,
  curves: Readonly<Record<SkinMetricName, Curve>> = SKIN_CURVES,
): SkinMetrics {
  return recordOf(SKIN_METRICS, (name) => {
    const value = raw[name];
    return value === null ? null : { raw: value, score: evaluateCurve(curves[name], value) };
  });
}

/** Within what is shown of a section, 40…99. */
export const inDisplay = ({ skin, features, vibe }: Sections): Sections => ({
  skin: clamp(skin, ...DISPLAY_RANGE),
  features: clamp(features, ...DISPLAY_RANGE),
  vibe: clamp(vibe, ...DISPLAY_RANGE),
});

/** Section scores, 40…99, from the means of their parts. */
export const scoreSections = (
  { skin, features, vibe }: Sections,
  lines: Readonly<Record<ScoredSection, Line>> = SECTION_LINES,
): Sections =>
  inDisplay({
    skin: onLine(lines.skin, skin),
    features: onLine(lines.features, features),
    vibe: onLine(lines.vibe, vibe),
  });

/** As they are shown. The overall score is that of the whole sections, which stand beside it. */
export const wholeSections = ({ skin, features, vibe }: Sections): Sections => ({
  skin: Math.round(skin),
  features: Math.round(features),
  vibe: Math.round(vibe),
});

/** As they are shown; the raw values stay. */
export const wholeMetrics = (metrics: SkinMetrics): SkinMetrics =>
  recordOf(SKIN_METRICS, (name) => {
    const metric = metrics[name];
    return metric && { ...metric, score: Math.round(metric.score) };
  });

/** The overall score before it is rounded: skin 45 %, features 25 %, vibe 30 %. */
export function exactOverall(sections: Sections): number {
  return weightedMean(sections, SECTION_WEIGHTS);
}

/** The number that people read, always between the three it is made of. @param sections whole, as they stand beside it */
export const totalOf = (sections: Sections): number => Math.round(exactOverall(sections));

/**
 * The overall score as displayed.
 *
 * @param sections whole section scores, 40…99 each
 * @param photo what its ± is told from
 * @returns value 40…99 and the half-width of its 95 % interval, both whole points
 */
export const scoreOverall = (sections: Sections, photo: SpreadPhoto): { value: number; spread: number } => ({
  value: totalOf(sections),
  spread: spreadOf(photo),
});
