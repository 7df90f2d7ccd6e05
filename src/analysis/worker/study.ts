/** The face shape of labelled photos, for training and checking: the stages that it needs, and no gate. */
import type { ShapeStudy } from '#analysis/study-contract.ts';
import { largestFace } from '#domain/capture/choose-face.ts';
import { frontalise } from '#domain/face/frontal.ts';
import { estimatePose } from '#domain/face/pose.ts';
import { contourFeatures } from '#domain/face/shape-contour.ts';
import { gradientFeatures } from '#domain/face/shape-gradients.ts';
import { AnalysisError } from './errors.ts';
import type { Pipeline } from './pipeline.ts';
import { decode } from './stages/decode.ts';
import { createShapeCrop } from './stages/shape-crop.ts';

/**
 * Of several faces the largest is meant.
 *
 * @throws AnalysisError `no-face`, or what `decode` throws
 */
export type StudyShape = (pipeline: Pipeline, photo: Blob) => Promise<ShapeStudy>;

/** One canvas serves every photo. */
export function createShapeStudy(): StudyShape {
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
