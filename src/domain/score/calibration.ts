/**
 * How raw metrics become scores: data with a version. Every curve is monotone and bounded, so that no
 * outlier decides a score. Knots follow the spread over the synthetic faces of SFHQ (MIT licence).
 */
import type { SkinMetricName } from '#domain/face/report.ts';
import type { Curve } from './curve.ts';

/** Rises whenever a stage, a curve or a weight changes what a photo scores. Stored with every result. */
export const PIPELINE_VERSION = '1.0.0';

/** Raw metric (src/domain/skin/metrics.ts) → 0…100, higher is calmer. */
export const SKIN_CURVES: Readonly<Record<SkinMetricName, Curve>> = {
  evenness: [
    [0.6, 98],
    [1.5, 82],
    [3, 62],
    [6, 42],
  ],
  spots: [
    [0, 98],
    [3, 80],
    [10, 60],
    [25, 42],
  ],
  redness: [
    [-3, 97],
    [1, 84],
    [5, 64],
    [11, 42],
  ],
  texture: [
    [0.3, 97],
    [1.2, 80],
    [2.5, 62],
    [5, 42],
  ],
  pores: [
    [0, 97],
    [0.6, 80],
    [1.5, 62],
    [3, 42],
  ],
  lines: [
    [0, 97],
    [0.8, 80],
    [2, 62],
    [5, 42],
  ],
  shine: [
    [0, 97],
    [4, 84],
    [15, 64],
    [35, 42],
  ],
  darkCircles: [
    [0, 97],
    [5, 80],
    [11, 62],
    [20, 42],
  ],
};

export const SKIN_WEIGHTS: Readonly<Record<SkinMetricName, number>> = {
  evenness: 0.18,
  spots: 0.16,
  redness: 0.14,
  texture: 0.14,
  pores: 0.08,
  lines: 0.08,
  shine: 0.1,
  darkCircles: 0.12,
};

export const FEATURE_WEIGHTS = {
  eyesAwake: 0.25,
  browRelaxed: 0.2,
  gaze: 0.15,
  smile: 0.25,
  lips: 0.15,
} as const;
export const VIBE_WEIGHTS = {
  light: 0.3,
  sharpness: 0.2,
  framing: 0.15,
  angle: 0.15,
  presence: 0.2,
} as const;
export const SECTION_WEIGHTS = { skin: 0.45, features: 0.25, vibe: 0.3 } as const;

/** Raw overall score → the number a person reads: never below 40, never a cruel one, never 100. */
export const DISPLAY: Curve = [
  [0, 40],
  [50, 50],
  [75, 75],
  [100, 99],
];
