/** Reports and faces for the tests of the summaries. */
import {
  FEATURE_PARTS,
  recordOf,
  SKIN_METRICS,
  VIBE_PARTS,
  type SkinMetricName,
} from '#functions/vocabulary.ts';
import type { FaceReport } from '#domain/face/report.ts';
import { type Line, SECTION_LINES } from '#domain/score/calibration.ts';
import type { FaceResult } from '#lab/evaluate/summary/face-result.ts';
import { REPORT as SAMPLE } from '#tests/support/report.ts';

/** What all parts of a section are where it scores 75. */
function partsOf75({ slope, middle }: Line): number {
  return middle + (75 - middle) / slope;
}

/** The sample with 75 in every section, and no skin metric. */
const REPORT: FaceReport = {
  ...SAMPLE,
  confidence: 1,
  advice: [],
  score: { value: 75, spread: 2, band: 'not-bad' },
  sections: {
    faceShape: { rating: 'good-work' },
    skin: { score: 75, rating: 'good-work', metrics: recordOf(SKIN_METRICS, () => null) },
    features: {
      score: 75,
      rating: 'good-work',
      parts: recordOf(FEATURE_PARTS, () => partsOf75(SECTION_LINES.features)),
    },
    vibe: {
      score: 75,
      rating: 'good-work',
      parts: recordOf(VIBE_PARTS, () => partsOf75(SECTION_LINES.vibe)),
    },
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
  const metrics = recordOf(SKIN_METRICS, (name) => {
    const raw = raws[name];
    return raw === null ? null : { raw: raw ?? 1, score: 100 - 10 * (raw ?? 1) };
  });
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
