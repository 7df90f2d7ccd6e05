/** Stage "landmarks": the one face that is meant, with its pose. */
import { chooseFace } from '#domain/capture/choose-face.ts';
import { cuesFromBlendshapes, cuesFromLandmarks, type ExpressionCues } from '#domain/face/expression.ts';
import type { FrontalPixels, Landmarks } from '#domain/face/landmarks.ts';
import { estimatePose } from '#domain/face/pose.ts';
import type { Pose } from '#domain/face/report.ts';
import type { DetectedFace, LandmarkEngine } from '../engines/engine.ts';
import { AnalysisError } from '../errors.ts';
import { searchFaces } from './look-again.ts';
import { isNearlyBlack, isNearlyWhite, meanLight } from './mean-light.ts';

export interface FoundFace extends DetectedFace {
  readonly pose: Pose;
}

/** @throws AnalysisError `no-face`, `several-faces`; `too-dark` or `too-bright` where the light hides any face */
export async function findFace(engine: LandmarkEngine, image: ImageBitmap): Promise<FoundFace> {
  const face = chooseFace(await searchFaces(engine, image));
  if (face === 'several-faces') throw new AnalysisError('several-faces');
  if (face === 'no-face') {
    const light = meanLight(image);
    if (isNearlyBlack(light)) throw new AnalysisError('too-dark', `mean ${light.toFixed(1)}`);
    if (isNearlyWhite(light)) throw new AnalysisError('too-bright', `mean ${light.toFixed(1)}`);
    throw new AnalysisError('no-face');
  }
  return { ...face, pose: face.pose ?? estimatePose(face.landmarks, image) };
}

/** Stage "expression": cues from the engine's blendshapes, or from the mesh where it has none. */
export function readExpression(
  { blendshapes, pose }: Pick<FoundFace, 'blendshapes' | 'pose'>,
  frontal: Landmarks<FrontalPixels>,
): ExpressionCues {
  return blendshapes === null ? cuesFromLandmarks(frontal) : cuesFromBlendshapes(blendshapes, pose);
}
