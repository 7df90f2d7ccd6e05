/**
 * One photo to one report. The body of `analysePhoto` reads like the list of stages in ARCHITECTURE.md;
 * each stage lives in a file of its own.
 */
import type { AnalysisSuccess, AnalyzeOptions, AnalyzeProgress } from '../contract.ts';
import { scoreVibeParts, shapeClarity } from '#domain/capture/vibe.ts';
import { adviceFor, confidenceOf } from '#domain/capture/gates.ts';
import { LOW_CONFIDENCE } from '#domain/capture/limits.ts';
import {
  cuesFromBlendshapes,
  cuesFromLandmarks,
  nameExpression,
  scoreFeatures,
} from '#domain/face/expression.ts';
import { answerShape } from '#domain/face/face-shape.ts';
import { frontalise } from '#domain/geometry/frontal.ts';
import { measureGeometry } from '#domain/geometry/measure.ts';
import { bandOf, ratingOf } from '#domain/score/bands.ts';
import { scoreOverall, scoreSections, scoreSkinMetrics } from '#domain/score/score.ts';
import { sectionMeans } from '#domain/score/sections.ts';
import { PIPELINE_VERSION } from '#domain/score/weights.ts';
import { lipRoughness } from '#domain/skin/lips.ts';
import { measureSkin } from '#domain/skin/measure-skin.ts';
import type { LandmarkEngine } from './engines/engine.ts';
import type { Aligner } from './stages/align.ts';
import { decode } from './stages/decode.ts';
import type { ShapeReader } from './stages/face-shape.ts';
import { readFocalRatio } from './stages/focal-length.ts';
import { passGates, TYPICAL_FOCAL_RATIO } from './stages/gates.ts';
import { findFace } from './stages/landmarks.ts';
import { buildOverlays } from './stages/overlays.ts';
import { readSkin } from './stages/read-skin.ts';
import type { SkinMapNetwork } from './stages/skin-maps.ts';
import { createStageRunner } from './stage-runner.ts';

/** What a running worker keeps warm. */
export interface Pipeline {
  readonly engine: LandmarkEngine;
  readonly skinMaps: SkinMapNetwork;
  readonly shape: ShapeReader;
  readonly aligner: Aligner;
}

/**
 * @param isCancelled asked before every stage
 * @throws AnalysisError with the code that tells the person what to do
 */
export async function analysePhoto(
  pipeline: Pipeline,
  photo: Blob | ImageBitmap,
  options: AnalyzeOptions,
  onProgress: (progress: AnalyzeProgress) => void,
  isCancelled: () => boolean,
): Promise<AnalysisSuccess> {
  const { run, timings } = createStageRunner(onProgress, isCancelled);
  const file = photo instanceof ImageBitmap ? null : photo;
  const image = await run('decode', () => decode(photo));
  try {
    const face = await run('landmarks', () => findFace(pipeline.engine, image));
    const aligned = await run('align', () => pipeline.aligner.align(image, face.landmarks));
    const { canonical, skin } = await run('regions', () => readSkin(aligned));
    const quality = await run('gates', async () => {
      // The lens of our own camera is a typical one; a file has to tell its own.
      const focalRatio = file === null ? TYPICAL_FOCAL_RATIO : await readFocalRatio(file, image);
      return passGates({ image, face, skin, focalRatio, angle: options.angle });
    });
    const maps = await run('skin-maps', () =>
      pipeline.skinMaps.run(canonical, Float32Array.from(skin.readable.data)),
    );
    const raw = await run('skin-metrics', () => measureSkin(maps, skin));
    const frontal = await run('geometry', () => frontalise(face.landmarks, face.pose));
    const geometry = measureGeometry(frontal);
    const { landmarks, pose } = face;
    const { name: engine } = pipeline.engine;
    const reading = await run('face-shape', () =>
      pipeline.shape.read({ engine, image, landmarks, frontal, pose }),
    );
    const cues = await run('expression', () =>
      face.blendshapes === null ? cuesFromLandmarks(frontal) : cuesFromBlendshapes(face.blendshapes),
    );
    return await run('scores', () => {
      const confidence = confidenceOf(quality, face.pose, skin.coverage);
      const metrics = scoreSkinMetrics(raw);
      const features = scoreFeatures(cues, lipRoughness(skin.light, aligned.landmarks));
      const vibe = scoreVibeParts(quality, face.pose, features);
      const sections = scoreSections(sectionMeans(metrics, features, vibe, quality.sharpness));
      const overall = scoreOverall(sections, confidence);
      const faceShape = answerShape(reading, confidence >= LOW_CONFIDENCE);
      const clarity = shapeClarity(face.pose, skin.coverage.forehead, faceShape.shown.length);
      return {
        ok: true,
        report: {
          pipelineVersion: PIPELINE_VERSION,
          engine,
          confidence,
          advice: adviceFor(quality, face.pose, skin.coverage),
          pose: face.pose,
          quality,
          score: { ...overall, band: bandOf(overall.value) },
          sections: {
            faceShape: { rating: ratingOf(clarity) },
            skin: { score: sections.skin, rating: ratingOf(sections.skin), metrics },
            features: { score: sections.features, rating: ratingOf(sections.features), parts: features },
            vibe: { score: sections.vibe, rating: ratingOf(sections.vibe), parts: vibe },
          },
          expression: nameExpression(cues),
          faceShape,
          geometry,
          regions: skin.coverage,
        },
        overlays: options.overlays ? buildOverlays(face.landmarks, aligned, maps, skin) : null,
        timings: options.timings ? timings() : null,
      };
    });
  } finally {
    image.close();
  }
}
