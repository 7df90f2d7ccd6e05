/** Metrics → section scores → the overall score with its spread. */
import type { SkinMetrics } from '#domain/face/report.ts';
import { clamp } from '#domain/geometry/points.ts';
import type { RawSkinMetrics } from '#domain/skin/measure-skin.ts';
import { recordOf, SKIN_METRICS, type SkinMetricName } from '#functions/vocabulary.ts';
import { DISPLAY_RANGE } from './bands.ts';
import { type Curve, evaluateCurve, type Line, onLine, SECTION_LINES, SKIN_CURVES } from './calibration.ts';
import { type ScoredSection, weightedMean } from './sections.ts';
import fitted from './spread.json' with { type: 'json' };
import { SECTION_WEIGHTS } from './weights.ts';

/**
 * The ± of the overall score: spread.json, fitted by `npm run lab -- fit-spread` to real people, to copies and to relit faces.
 * The base is the wider of two: what 95 of 100 second photos of real people stay within, their expression held equal,
 * times 1.7 for photos taken in hand (an estimate, lab/calibrate/fit-spread.ts), and what 95 of 100 copies stay
 * within, that are compressed, scaled, turned, cut, mirrored, lit or blurred otherwise. How it grows with doubt is fitted
 * to the copies alone, how it grows under a hard lamp to faces that were relit (lab/calibrate/fit-hardness.ts): there
 * the skin reads calmer than in flat light. Base and hardness are those of 2.1.0, divided by what a point of the sections was
 * worth in its total (1.75, now 1): the people would ask for a base of 1.58, but retakes in other rooms, which are not ours,
 * lie nearer to this one (lab/notes/measuring.md). The history's smallest detectable change follows from it (history/noise.ts).
 */
export interface SpreadModel {
  /** Points on a photo without fault. */
  readonly base: number;
  /** Points that complete doubt adds. */
  readonly doubt: number;
  /** Points that light adds which is harder than `soft` by a factor of e; in proportion to the logarithm. */
  readonly hard: number;
  /** Hardness up to which light adds nothing (`PhotoQuality.lightHardness`). */
  readonly soft: number;
}

/** A clear photo in good light, and one that hides a little or has a hard lamp. */
const [SURE_UP_TO, FAIRLY_SURE_UP_TO] = [3, 5];

/** How sure we are of a score, which is what its ± says: the same ± never has two words. @param spread whole points */
export const surenessOf = (spread: number): 'high' | 'medium' | 'low' =>
  spread <= SURE_UP_TO ? 'high' : spread <= FAIRLY_SURE_UP_TO ? 'medium' : 'low';

/**
 * @param confidence 0…1
 * @param lightHardness `PhotoQuality.lightHardness`, ≥ 0
 * @returns what 95 of 100 differences from another photo of the same face stay within, at least 1; whole points, rounded up,
 *   because both scores are rounded, too
 */
export function spreadOf(
  confidence: number,
  lightHardness: number,
  { base, doubt, hard, soft }: SpreadModel = fitted,
): number {
  const lamp = hard * Math.log(Math.max(1, lightHardness / soft));
  return Math.max(1, Math.ceil(base + doubt * (1 - clamp(confidence, 0, 1)) + lamp));
}

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
 * @param confidence 0…1
 * @param lightHardness `PhotoQuality.lightHardness`
 * @returns value 40…99 and the half-width of its 95 % interval, both whole points
 */
export function scoreOverall(
  sections: Sections,
  confidence: number,
  lightHardness: number,
): { value: number; spread: number } {
  return { value: totalOf(sections), spread: spreadOf(confidence, lightHardness) };
}
