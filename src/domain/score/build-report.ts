/** Stage "scores": from everything that was measured on a photo to its report. */
import {
  FEATURE_PARTS,
  recordOf,
  VIBE_PARTS,
  type AdviceCode,
  type EngineName,
} from '#functions/vocabulary.ts';
import { adviceFor, areEyesHidden, confidenceOf } from '#domain/capture/gates.ts';
import { nameExpression, type ExpressionCues } from '#domain/face/expression.ts';
import { answerShape, type ShapeReading } from '#domain/face/face-shape.ts';
import type { CropPixels, Landmarks } from '#domain/face/landmarks.ts';
import type { FaceGeometry, FaceReport, PhotoQuality, Pose, RegionCoverage } from '#domain/face/report.ts';
import type { PhotoMoment } from '#domain/moment/photo-moment.ts';
import { lipRoughness } from '#domain/skin/lips.ts';
import type { SkinRegions } from '#domain/skin/skin-regions.ts';
import type { RawSkinMetrics } from '#domain/skin/measure-skin.ts';
import { bandOf, ratingOf } from './bands.ts';
import { scoreFeatures } from './features.ts';
import { scoreOverall, scoreSections, scoreSkinMetrics, wholeMetrics, wholeSections } from './score.ts';
import { sectionMeans } from './sections.ts';
import { scorePhoto, scoreVibeParts, shapeClarity, type PhotoScores } from './vibe.ts';
import { PIPELINE_VERSION } from './weights.ts';

export interface Measured {
  readonly engine: EngineName;
  readonly pose: Pose;
  readonly quality: PhotoQuality;
  readonly skin: Pick<SkinRegions, 'coverage' | 'light'>;
  readonly aligned: { readonly landmarks: Landmarks<CropPixels> };
  readonly raw: RawSkinMetrics;
  readonly geometry: FaceGeometry;
  readonly reading: ShapeReading;
  readonly cues: ExpressionCues;
  readonly moment: PhotoMoment;
}

const rounded = (score: number | null): number | null => (score === null ? null : Math.round(score));

/** The part of the score that each advice is about; the others are about none. */
const PART_OF: Readonly<Partial<Record<AdviceCode, keyof PhotoScores>>> = {
  'more-light': 'light',
  'less-light': 'light',
  'even-light': 'light',
  'soften-light': 'light',
  'hold-still': 'sharpness',
  'come-closer': 'framing',
  'centre-face': 'framing',
  'face-camera': 'angle',
  'chin-level': 'angle',
};

/** What the result advises: nothing against a part whose score beside it is excellent. */
export function adviceOf(quality: PhotoQuality, pose: Pose, coverage: RegionCoverage): AdviceCode[] {
  const scores = scorePhoto(quality, pose);
  return adviceFor(quality, pose, coverage).filter((code) => {
    const part = PART_OF[code];
    return part === undefined || ratingOf(Math.round(scores[part])) !== 'excellent';
  });
}

/** The report holds the numbers that are shown: a rating, a level and another device read the same ones. */
export function buildReport(measured: Measured): FaceReport {
  const { engine, pose, quality, skin, aligned, raw, geometry, reading, cues, moment } = measured;
  const { coverage } = skin;
  const confidence = confidenceOf(quality, pose, coverage);
  const exactMetrics = scoreSkinMetrics(raw);
  const exactFeatures = scoreFeatures(
    cues,
    lipRoughness(skin.light, aligned.landmarks),
    areEyesHidden(coverage),
  );
  const exactVibe = scoreVibeParts(quality, pose, exactFeatures);
  const means = sectionMeans(exactMetrics, exactFeatures, exactVibe, quality.sharpness);
  const sections = wholeSections(scoreSections(means));
  const overall = scoreOverall(sections, confidence, quality.lightHardness);
  const faceShape = answerShape(reading);
  const clarity = Math.round(shapeClarity(pose, coverage.forehead, faceShape.shown.length));
  return {
    pipelineVersion: PIPELINE_VERSION,
    engine,
    confidence,
    advice: adviceOf(quality, pose, coverage),
    pose,
    quality,
    score: { ...overall, band: bandOf(overall.value) },
    sections: {
      faceShape: { rating: ratingOf(clarity) },
      skin: {
        score: sections.skin,
        rating: ratingOf(sections.skin),
        metrics: wholeMetrics(exactMetrics),
      },
      features: {
        score: sections.features,
        rating: ratingOf(sections.features),
        parts: recordOf(FEATURE_PARTS, (part) => rounded(exactFeatures[part])),
      },
      vibe: {
        score: sections.vibe,
        rating: ratingOf(sections.vibe),
        parts: recordOf(VIBE_PARTS, (part) => Math.round(exactVibe[part])),
      },
    },
    expression: nameExpression(cues, moment.mouth),
    moment,
    faceShape,
    geometry,
    regions: coverage,
  };
}
