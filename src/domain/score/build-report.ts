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
import type { Scene } from '#domain/moment/scene.ts';
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
  readonly scene: Scene;
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

/** What the result advises: nothing against a part whose score beside it is excellent, nor against hard light that is good. */
export function adviceOf(
  quality: PhotoQuality,
  pose: Pose,
  coverage: RegionCoverage,
  scene: Scene,
): AdviceCode[] {
  const scores = scorePhoto(quality, pose, scene);
  return adviceFor(quality, pose, coverage).filter((code) => {
    const part = PART_OF[code];
    const rating = part && ratingOf(Math.round(scores[part]));
    // By eye too many faces that measure as hard-lit are not (lab/notes/measuring.md, "Lamps").
    return rating !== 'excellent' && !(code === 'soften-light' && rating === 'good-work');
  });
}

/** The report holds the numbers that are shown: a rating, a level and another device read the same ones. */
export function buildReport(measured: Measured): FaceReport {
  const { engine, pose, quality, skin, aligned, raw, geometry, reading, cues, moment, scene } = measured;
  const { coverage } = skin;
  const confidence = confidenceOf(quality, pose, coverage);
  const exactMetrics = scoreSkinMetrics(raw);
  const exactFeatures = scoreFeatures(
    cues,
    lipRoughness(skin.light, aligned.landmarks),
    areEyesHidden(coverage),
  );
  const exactVibe = scoreVibeParts(quality, pose, scene, exactFeatures);
  const features = recordOf(FEATURE_PARTS, (part) => rounded(exactFeatures[part]));
  const vibe = recordOf(VIBE_PARTS, (part) => Math.round(exactVibe[part]));
  // From the whole parts: a line makes much of little, and the page shows how they add up.
  const means = sectionMeans(exactMetrics, features, vibe, quality.sharpness);
  const sections = wholeSections(scoreSections(means));
  const overall = scoreOverall(sections, { confidence, quality, pose });
  const faceShape = answerShape(reading);
  const clarity = Math.round(shapeClarity(pose, coverage.forehead, faceShape.shown.length));
  return {
    pipelineVersion: PIPELINE_VERSION,
    engine,
    confidence,
    advice: adviceOf(quality, pose, coverage, scene),
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
        parts: features,
      },
      vibe: {
        score: sections.vibe,
        rating: ratingOf(sections.vibe),
        parts: vibe,
      },
    },
    expression: nameExpression(cues, moment.mouth),
    moment,
    scene,
    faceShape,
    geometry,
    regions: coverage,
  };
}
