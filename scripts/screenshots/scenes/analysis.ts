/** Between photo and result: each phase, and what can go wrong. */
import type { AnalysisErrorCode } from '#analysis/contract.ts';
import type { StagedJourney } from '#app/headless/stage.ts';
import { REPORT } from '#tests/support/report.ts';
import type { Scene } from '../scene.ts';

const ONE = { shot: 1, shots: 1 };

const PHASES: readonly (readonly [name: string, journey: StagedJourney])[] = [
  ['starting', { phase: 'preparing', step: ONE, progress: null }],
  ['loading', { phase: 'preparing', step: ONE, progress: { loadedBytes: 4_100_000, totalBytes: 9_800_000 } }],
  ['decoding', { phase: 'decoding', step: ONE }],
  ['reading', { phase: 'analysing', step: { shot: 2, shots: 3 }, stage: 'skin-metrics', fraction: 0.6 }],
  ['writing', { phase: 'writing', report: REPORT }],
];

/** One of each kind: the photo, the light, the file, the device. */
const ERRORS: readonly AnalysisErrorCode[] = [
  'no-face',
  'turned-away',
  'too-dark',
  'unsupported-format',
  'model-unavailable',
];

export const ANALYSIS_SCENES: readonly Scene[] = [
  ...PHASES.map(([name, journey]): Scene => ({
    path: '/analysis',
    journey,
    takes: [{ name: `analysis-${name}` }],
  })),
  ...ERRORS.map((code): Scene => ({
    path: '/analysis',
    journey: { phase: 'failed', code },
    takes: [{ name: `error-${code}` }],
  })),
];
