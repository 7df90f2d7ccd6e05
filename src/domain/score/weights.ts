/** What counts how much: data with a version. */
import { recordOf, SKIN_METRICS, type FeaturePart, type VibePart } from '#functions/vocabulary.ts';
import { METRICS } from '#domain/skin/metrics/list.ts';

/** Rises whenever a stage, a curve or a weight changes what a photo scores. Stored with every result. */
export const PIPELINE_VERSION = '3.0.0';

/**
 * What stays the same in another light or on another complexion counts more: evenness and pores follow the
 * lamp, and of shine a photo does not tell how much is oil; spots, freckles among them, are not counted at all
 * (lab/notes/measuring.md).
 */
export const SKIN_WEIGHTS = recordOf(SKIN_METRICS, (name) => METRICS[name].weight);

export const FEATURE_WEIGHTS = {
  eyesAwake: 0.1,
  browRelaxed: 0.15,
  gaze: 0.2,
  smile: 0.45,
  lips: 0.1,
} as const satisfies Readonly<Record<FeaturePart, number>>;
export const VIBE_WEIGHTS = {
  light: 0.24,
  sharpness: 0.18,
  framing: 0.22,
  angle: 0.14,
  presence: 0.22,
} as const satisfies Readonly<Record<VibePart, number>>;
/** Per cent, whole: the sum of a result is computed as a person would, without a rounding of its own. */
export const SECTION_WEIGHTS = { skin: 45, features: 25, vibe: 30 } as const;
