/** What counts how much: data with a version. */
import type { FeaturePart, SkinMetricName, VibePart } from '#functions/vocabulary.ts';

/** Rises whenever a stage, a curve or a weight changes what a photo scores. Stored with every result. */
export const PIPELINE_VERSION = '1.3.0';

/**
 * What stays the same in another light or on another complexion counts more: spots, evenness and pores
 * follow the lamp, and of shine a photo does not tell how much is oil (docs/measurement.md).
 */
export const SKIN_WEIGHTS = {
  evenness: 0.1,
  spots: 0.1,
  redness: 0.17,
  texture: 0.15,
  pores: 0.07,
  lines: 0.14,
  shine: 0.09,
  darkCircles: 0.18,
} as const satisfies Readonly<Record<SkinMetricName, number>>;

export const FEATURE_WEIGHTS = {
  eyesAwake: 0.2,
  browRelaxed: 0.2,
  gaze: 0.15,
  smile: 0.35,
  lips: 0.1,
} as const satisfies Readonly<Record<FeaturePart, number>>;
export const VIBE_WEIGHTS = {
  light: 0.2,
  sharpness: 0.2,
  framing: 0.18,
  angle: 0.18,
  presence: 0.24,
} as const satisfies Readonly<Record<VibePart, number>>;
export const SECTION_WEIGHTS = { skin: 0.45, features: 0.25, vibe: 0.3 } as const;
