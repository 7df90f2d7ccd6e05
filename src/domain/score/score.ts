/** Metrics → section scores → the overall score with its spread. */
import { recordOf, SKIN_METRICS, type SkinMetricName } from '#functions/vocabulary.ts';
import type { SkinMetrics } from '#domain/face/report.ts';
import { clamp } from '#domain/geometry/points.ts';
import type { RawSkinMetrics } from '#domain/skin/unmix.ts';
import { DISPLAY_LINE, DISPLAY_RANGE, SKIN_CURVES, SKIN_LINE, type Line } from './calibration.ts';
import { evaluateCurve, type Curve } from './curve.ts';
import { weightedMean, type ScoredSection } from './sections.ts';
import { spreadOf } from './spread.ts';
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

const onLine = ({ slope, offset }: Line, x: number): number => slope * x + offset;

/** Section scores, 0…100, from the means of their parts. */
export function scoreSections(means: Sections, skinLine: Line = SKIN_LINE): Sections {
  return { ...means, skin: clamp(onLine(skinLine, means.skin), 0, 100) };
}

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

/** Skin 45 %, features 25 %, vibe 30 %; before the display line. */
export function weighSections(means: Sections, skinLine?: Line): number {
  return weightedMean(scoreSections(means, skinLine), SECTION_WEIGHTS);
}

/** The overall score before it is rounded for people, 40…99. @param sections section scores, 0…100 each */
export function exactOverall(sections: Sections, display: Line = DISPLAY_LINE): number {
  return clamp(onLine(display, weightedMean(sections, SECTION_WEIGHTS)), ...DISPLAY_RANGE);
}

/**
 * The overall score as displayed.
 *
 * @param sections section scores, 0…100 each
 * @param confidence 0…1
 * @param lightHardness `PhotoQuality.lightHardness`
 * @returns value 40…99 and the half-width of its 95 % interval, both whole points
 */
export function scoreOverall(
  sections: Sections,
  confidence: number,
  lightHardness: number,
): { value: number; spread: number } {
  return { value: Math.round(exactOverall(sections)), spread: spreadOf(confidence, lightHardness) };
}
