/** The face shape of labelled photos, for training and checking: the stages that it needs, and no gate. */
import type { ShapeStudy } from '#analysis/contract.ts';
import { largestFace } from '#domain/capture/choose-face.ts';
import { frontalise } from '#domain/geometry/frontal.ts';
import { estimatePose } from '#domain/geometry/pose.ts';
import { AnalysisError } from './errors.ts';
import type { Pipeline } from './pipeline.ts';
import { decode } from './stages/decode.ts';

/**
 * Of several faces the largest is meant.
 *
 * @throws AnalysisError `no-face`, or what `decode` throws
 */
export async function studyShape(pipeline: Pipeline, photo: Blob): Promise<ShapeStudy> {
  const { engine, shape } = pipeline;
  const image = await decode(photo);
  try {
    const face = largestFace(await engine.detect(image));
    if (face === null) throw new AnalysisError('no-face');
    const { landmarks } = face;
    const pose = face.pose ?? estimatePose(landmarks, image);
    const frontal = frontalise(landmarks, pose);
    const question = { engine: engine.name, image, landmarks, frontal, pose };
    return { ok: true, ...(await shape.read(question)), ...shape.measure(question) };
  } finally {
    image.close();
  }
}
