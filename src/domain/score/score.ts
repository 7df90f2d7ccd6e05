/** Metrics → section scores → the overall score with its spread. */
import type {
  FeatureScores,
  MetricResult,
  SkinMetricName,
  SkinMetrics,
  VibeScores,
} from '#domain/face/report.ts';
import { clamp } from '#domain/geometry/points.ts';
import type { RawSkinMetrics } from '#domain/skin/metrics.ts';
import {
  DISPLAY,
  FEATURE_WEIGHTS,
  SECTION_WEIGHTS,
  SKIN_CURVES,
  SKIN_WEIGHTS,
  VIBE_WEIGHTS,
} from './calibration.ts';
import { evaluateCurve } from './curve.ts';

/** Mean of what was measured, by weight; `fallback` when nothing was. */
export function weightedMean<Name extends string>(
  scores: Readonly<Record<Name, number | null>>,
  weights: Readonly<Record<Name, number>>,
  fallback: number,
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

/** Each raw metric with its score, 0…100. */
export function scoreSkinMetrics(raw: RawSkinMetrics): SkinMetrics {
  const names = Object.keys(SKIN_CURVES) as SkinMetricName[];
  const entries = names.map((name): [SkinMetricName, MetricResult | null] => {
    const value = raw[name];
    return [name, value === null ? null : { raw: value, score: evaluateCurve(SKIN_CURVES[name], value) }];
  });
  return Object.fromEntries(entries) as SkinMetrics;
}

/** Where nothing of the skin could be read: the middle of the scale, with low confidence. */
const UNKNOWN = 70;

export function scoreSkin(metrics: SkinMetrics): number {
  const scores = Object.fromEntries(
    Object.entries(metrics).map(([name, metric]) => [name, metric?.score ?? null]),
  ) as Record<SkinMetricName, number | null>;
  return weightedMean(scores, SKIN_WEIGHTS, UNKNOWN);
}

export function scoreFeatureSection(parts: FeatureScores): number {
  return weightedMean(parts, FEATURE_WEIGHTS, UNKNOWN);
}

export function scoreVibe(parts: VibeScores): number {
  return weightedMean(parts, VIBE_WEIGHTS, UNKNOWN);
}

/**
 * The overall score as displayed.
 *
 * @param sections 0…100 each
 * @param confidence 0…1
 * @returns value 40…99 and the half-width of its 95 % interval, both whole points
 */
export function scoreOverall(
  sections: { readonly skin: number; readonly features: number; readonly vibe: number },
  confidence: number,
): { value: number; spread: number } {
  const raw = weightedMean(sections, SECTION_WEIGHTS, UNKNOWN);
  const value = Math.round(clamp(evaluateCurve(DISPLAY, raw), 40, 99));
  return { value, spread: Math.round(BASE_SPREAD + DOUBT_SPREAD * (1 - confidence)) };
}

/** Points of ± on a photo without fault, and what complete doubt adds. */
const BASE_SPREAD = 2;
const DOUBT_SPREAD = 8;
