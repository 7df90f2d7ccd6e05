/** Every score below the sections, by one name: what drifts, and what it costs. */
import type { FaceReport } from '#domain/face/report.ts';
import { FEATURE_WEIGHTS, SECTION_WEIGHTS, SKIN_WEIGHTS, VIBE_WEIGHTS } from '#domain/score/weights.ts';

/** `skin.spots`, `features.smile`, `vibe.light` … → score, null where not measurable. */
export function partScores(report: FaceReport): ReadonlyMap<string, number | null> {
  const { skin, features, vibe } = report.sections;
  return new Map<string, number | null>([
    ...Object.entries(skin.metrics).map(([name, m]) => [`skin.${name}`, m?.score ?? null] as const),
    ...Object.entries(features.parts).map(([name, score]) => [`features.${name}`, score] as const),
    ...Object.entries(vibe.parts).map(([name, score]) => [`vibe.${name}`, score] as const),
  ]);
}

/** Share of the overall score that a part has, 0…1. */
export function partWeight(part: string): number {
  const [section = '', name = ''] = part.split('.');
  const weights: Readonly<Record<string, Readonly<Record<string, number>>>> = {
    skin: SKIN_WEIGHTS,
    features: FEATURE_WEIGHTS,
    vibe: VIBE_WEIGHTS,
  };
  const own = weights[section] ?? {};
  const total = Object.values(own).reduce((sum, weight) => sum + weight, 0);
  const sections: Readonly<Record<string, number>> = SECTION_WEIGHTS;
  return ((sections[section] ?? 0) / 100) * ((own[name] ?? 0) / total);
}
