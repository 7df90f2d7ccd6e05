/** What counts how much: data with a version. */

/** Rises whenever a stage, a curve or a weight changes what a photo scores. Stored with every result. */
export const PIPELINE_VERSION = '1.2.0';

export const SKIN_WEIGHTS = {
  evenness: 0.14,
  spots: 0.16,
  redness: 0.14,
  texture: 0.14,
  pores: 0.08,
  lines: 0.1,
  shine: 0.12,
  darkCircles: 0.12,
} as const;

export const FEATURE_WEIGHTS = {
  eyesAwake: 0.2,
  browRelaxed: 0.2,
  gaze: 0.15,
  smile: 0.35,
  lips: 0.1,
} as const;
export const VIBE_WEIGHTS = {
  light: 0.3,
  sharpness: 0.2,
  framing: 0.15,
  angle: 0.15,
  presence: 0.2,
} as const;
export const SECTION_WEIGHTS = { skin: 0.45, features: 0.25, vibe: 0.3 } as const;
