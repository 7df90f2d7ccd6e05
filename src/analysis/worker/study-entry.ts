/** Start of the study worker, which only tools have: the pipeline of the product, asked other questions. */
import type { StudyApi, ShapeStudy } from '#analysis/study-contract.ts';
import { addressesFrom } from './addresses.ts';
import { failureFrom, AnalysisError } from './errors.ts';
import { createWarmPipeline } from './warm-pipeline.ts';
import { largestFace } from '#domain/capture/choose-face.ts';
import { frontalise } from '#domain/face/frontal.ts';
import { estimatePose } from '#domain/face/pose.ts';
import { contourFeatures } from '#domain/face/shape-features.ts';
import { gradientFeatures } from '#domain/face/shape-gradients.ts';
import type { Pipeline } from './pipeline.ts';
import { decode } from './stages/decode.ts';
import { createShapeCrop } from './stages/face-shape.ts';
import * as Comlink from 'comlink';

// The face shape of labelled photos, for training and checking: the stages that it needs, and no gate.

/**
 * Of several faces the largest is meant.
 *
 * @throws AnalysisError `no-face`, or what `decode` throws
 */
type StudyShape = (pipeline: Pipeline, photo: Blob) => Promise<ShapeStudy>;

/** One canvas serves every photo. */
function createShapeStudy(): StudyShape {
  const crop = createShapeCrop();
  return async ({ engine, shape }, photo) => {
    const image = await decode(photo);
    try {
      const face = largestFace(await engine.detect(image));
      if (face === null) throw new AnalysisError('no-face');
      const { landmarks } = face;
      const pose = face.pose ?? estimatePose(landmarks, image);
      const frontal = frontalise(landmarks, pose);
      const reading = await shape.read({ engine: engine.name, image, landmarks, frontal, pose });
      return {
        ok: true,
        ...reading,
        contour: contourFeatures(frontal, pose),
        gradients: gradientFeatures(crop(image, landmarks)),
        mesh: landmarks,
      };
    } finally {
      image.close();
    }
  };
}

const pipeline = createWarmPipeline(addressesFrom(self.location.origin));
const studyShape = createShapeStudy();

const exposed: StudyApi = {
  async study(photo, engine) {
    try {
      return await studyShape(await pipeline.ready(engine), photo);
    } catch (error) {
      return failureFrom(error);
    }
  },
};

Comlink.expose(exposed);
