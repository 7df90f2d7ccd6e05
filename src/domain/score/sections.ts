/** From parts to the means that the three scored sections stand on, before calibration. */
import type { FeatureScores, SkinMetricName, SkinMetrics, VibeScores } from '#domain/face/report.ts';
import { FEATURE_WEIGHTS, SKIN_WEIGHTS, VIBE_WEIGHTS } from './weights.ts';

export type SectionName = 'skin' | 'features' | 'vibe';

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

/** Weighted means of the parts, 0…100 each. */
export function sectionMeans(
  metrics: SkinMetrics,
  features: FeatureScores,
  vibe: VibeScores,
): Record<SectionName, number> {
  const skin = Object.fromEntries(
    Object.entries(metrics).map(([name, metric]) => [name, metric?.score ?? null]),
  ) as Record<SkinMetricName, number | null>;
  return {
    skin: weightedMean(skin, SKIN_WEIGHTS),
    features: weightedMean(features, FEATURE_WEIGHTS),
    vibe: weightedMean(vibe, VIBE_WEIGHTS),
  };
}
