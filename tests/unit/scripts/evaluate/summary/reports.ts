/** Reports and faces for the tests of the summaries. */
import type { SkinMetricName } from '#functions/vocabulary.ts';
import type { FaceReport } from '#domain/face/report.ts';
import type { FaceResult } from '#scripts/evaluate/summary/face-result.ts';

const REPORT: FaceReport = {
  pipelineVersion: 'test',
  engine: 'mediapipe',
  confidence: 1,
  advice: [],
  pose: { yaw: 0, pitch: 0, roll: 0 },
  quality: {
    width: 600,
    height: 600,
    interocularPx: 170,
    distanceCm: null,
    skinLightness: 60,
    clippedShare: 0,
    lightImbalance: 0,
    sharpness: 0.8,
    faceFill: 0.5,
    offCentre: 0,
  },
  score: { value: 75, spread: 2, band: 'not-bad' },
  sections: {
    faceShape: { rating: 'good-work' },
    skin: {
      score: 75,
      rating: 'good-work',
      metrics: {
        evenness: null,
        spots: null,
        redness: null,
        texture: null,
        pores: null,
        lines: null,
        shine: null,
        darkCircles: null,
      },
    },
    features: {
      score: 75,
      rating: 'good-work',
      parts: { eyesAwake: 75, browRelaxed: 75, gaze: 75, smile: 75, lips: 75 },
    },
    vibe: {
      score: 75,
      rating: 'good-work',
      parts: { light: 75, sharpness: 75, framing: 75, angle: 75, presence: 75 },
    },
  },
  expression: 'neutral',
  faceShape: { ranked: [{ name: 'oval', probability: 1 }], possible: ['oval'], shown: ['oval'] },
  geometry: {
    middleThird: 0.5,
    lowerThird: 0.5,
    rightEyeFifth: 0.2,
    eyeGapFifth: 0.2,
    leftEyeFifth: 0.2,
    faceAspect: 1.3,
    foreheadToCheek: 0.9,
    jawToCheek: 0.8,
    chinToJaw: 0.4,
    jawAngleDeg: 125,
    eyeAspect: 0.35,
    canthalTiltDeg: 4,
    noseToFace: 0.25,
    mouthToFace: 0.4,
    lipFullness: 0.35,
    asymmetry: 0.02,
  },
  regions: {
    forehead: 1,
    rightCheek: 1,
    leftCheek: 1,
    nose: 1,
    chin: 1,
    rightUnderEye: 1,
    leftUnderEye: 1,
    mouthArea: 1,
    rightEyeCorner: 1,
    leftEyeCorner: 1,
  },
};

/** A report whose sections all score `score`, so that its overall score follows. */
export function scoring(score: number, shape: 'oval' | 'round' = 'oval'): FaceReport {
  const { skin, features, vibe } = REPORT.sections;
  return {
    ...REPORT,
    score: { ...REPORT.score, value: Math.round(score), spread: 2 },
    sections: {
      ...REPORT.sections,
      skin: { ...skin, score },
      features: { ...features, score },
      vibe: { ...vibe, score },
    },
    faceShape: { ranked: [{ name: shape, probability: 1 }], possible: [shape], shown: [shape] },
  };
}

/** A report with these raw skin values; scores are 100 less ten times the raw value. */
export function withMetrics(raws: Partial<Record<SkinMetricName, number | null>>): FaceReport {
  const base = scoring(75);
  const metrics = Object.fromEntries(
    Object.keys(base.sections.skin.metrics).map((name) => {
      const raw = raws[name as SkinMetricName];
      return [name, raw === null ? null : { raw: raw ?? 1, score: 100 - 10 * (raw ?? 1) }];
    }),
  ) as FaceReport['sections']['skin']['metrics'];
  return { ...base, sections: { ...base.sections, skin: { ...base.sections.skin, metrics } } };
}

export function faceOf(
  original: FaceReport,
  versions: Readonly<Record<string, FaceReport>>,
  rest: Partial<FaceResult> = {},
): FaceResult {
  return {
    file: 'face.jpg',
    ita: 30,
    original,
    again: original,
    versions: new Map(Object.entries(versions)),
    failed: new Map(),
    ...rest,
  };
}
