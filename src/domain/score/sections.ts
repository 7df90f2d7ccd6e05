/** From parts to the means that the three scored sections stand on, before calibration. */
import { recordOf, SKIN_METRICS, type SectionName, type SkinMetricName } from '#functions/vocabulary.ts';
import type { FeatureScores, SkinMetrics, VibeScores } from '#domain/face/report.ts';
import { METRICS } from '#domain/skin/metrics/list.ts';
import { clamp } from '#domain/geometry/points.ts';
import { FEATURE_WEIGHTS, SKIN_WEIGHTS, VIBE_WEIGHTS } from './weights.ts';

/** The sections that count; the face shape is described. */
export type ScoredSection = Exclude<SectionName, 'faceShape'>;

/** Where nothing of a section could be measured: the middle of the scale; the confidence says the rest. */
const UNKNOWN = 75;

/** Mean of what was measured, by weight; `fallback` when nothing was. */
export function weightedMean<Name extends string>(
  scores: Readonly<Record<Name, number | null>>,
  weights: Readonly<Record<Name, number>>,
  fallback: number = UNKNOWN,
): number {
  let sum = 0;
  let total = 0;
  for (const name of Object.keys(weights) as Name[]) {
    const score = scores[name];
    if (score === null) continue;
    sum += score * weights[name];
    total += weights[name];
  }
  return total === 0 ? fallback : sum / total;
}

/** Sharpness (0…1) up to which fine relief says nothing, and from which it says all. */
export const FINE_SHARPNESS: readonly [number, number] = [0, 0.6];

/** The weights of the skin metrics at this sharpness: a blur that smooths the skin may not improve it. */
export function skinWeights(sharpness: number): Readonly<Record<SkinMetricName, number>> {
  const [none, all] = FINE_SHARPNESS;
  const fine = clamp((sharpness - none) / (all - none), 0, 1);
  return recordOf(SKIN_METRICS, (name) => SKIN_WEIGHTS[name] * (METRICS[name].detail === 'fine' ? fine : 1));
}

/** Weighted means of the parts, 0…100 each. @param sharpness of the photo, 0…1 */
export function sectionMeans(
  metrics: SkinMetrics,
  features: FeatureScores,
  vibe: VibeScores,
  sharpness: number,
): Record<ScoredSection, number> {
  const skin = recordOf(SKIN_METRICS, (name) => metrics[name]?.score ?? null);
  return {
    skin: weightedMean(skin, skinWeights(sharpness)),
    features: weightedMean(features, FEATURE_WEIGHTS),
    vibe: weightedMean(vibe, VIBE_WEIGHTS),
  };
}
