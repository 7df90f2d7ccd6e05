/** Between photo and result: each phase, what is seen meanwhile, and what can go wrong. */
import { readFileSync } from 'node:fs';
import type { AnalysisErrorCode } from '#analysis/contract.ts';
import { STAGED_JOURNEY_KEY, type StagedJourney } from '#app/headless/stage.ts';
import { costOf, parseListing } from '#domain/models/listing.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { REPORT } from '#tests/support/report.ts';
import type { Scene } from './scene.ts';

const ONE = { shot: 1, shots: 1 };

const FACE = inRoot('tests', 'fixtures', 'drawn-face.jpg');
const LISTING = parseListing(JSON.parse(readFileSync(inRoot('models', 'manifest.json'), 'utf8')));
/** What the full face reader costs, as every screen says it. */
const TOTAL = costOf(LISTING ?? [], 'mediapipe') ?? 0;

const PHASES: readonly (readonly [name: string, journey: StagedJourney])[] = [
  ['starting', { phase: 'preparing', step: ONE, progress: null }],
  ['loading', { phase: 'preparing', step: ONE, progress: { loadedBytes: 0.4 * TOTAL, totalBytes: TOTAL } }],
  ['decoding', { phase: 'decoding', step: ONE }],
  ['reading', { phase: 'analysing', step: { shot: 2, shots: 3 }, stage: 'skin-metrics', fraction: 0.6 }],
  ['writing', { phase: 'writing', report: REPORT }],
];

/** One of each face of the mascot; the device's fault has three ways on. */
const ERRORS: readonly AnalysisErrorCode[] = [
  'no-face',
  'turned-away',
  'too-dark',
  'unsupported-format',
  'model-unavailable',
  'internal',
];

export const ANALYSIS_SCENES: readonly Scene[] = [
  ...PHASES.map(([name, journey]): Scene => ({
    path: '/analysis',
    journey,
    takes: [{ name: `analysis-${name}` }],
  })),
  {
    path: '/analysis',
    journey: { phase: 'decoding', step: ONE },
    takes: [
      {
        name: 'analysis-interrupted',
        act: async (page) => {
          await page.evaluate((key) => sessionStorage.removeItem(key), STAGED_JOURNEY_KEY);
          await page.reload();
          await page.locator('[data-interrupted]').waitFor();
        },
      },
    ],
  },
  {
    path: '/camera',
    camera: 'denied',
    ready: '[data-problem]',
    // The writer waits for its texts: the points stay on the photo.
    prepare: (page) => page.route('**/assets/writing-*.js', () => undefined),
    takes: [
      {
        name: 'analysis-points',
        act: async (page) => {
          await page.locator('input[data-source="library"]').first().setInputFiles(FACE);
          await page.locator('[data-phase="writing"] [data-layer="landmarks"]').waitFor();
        },
      },
    ],
  },
  {
    path: '/analysis',
    journey: { phase: 'failed', code: 'blurred', source: 'front' },
    takes: [{ name: 'error-blurred-shot' }],
  },
  ...ERRORS.map((code): Scene => ({
    path: '/analysis',
    journey: { phase: 'failed', code },
    takes: [{ name: `error-${code}` }],
  })),
];
