/** Stage "expression": cues from the engine's blendshapes, or from the mesh where it has none. */
import { cuesFromBlendshapes, cuesFromLandmarks, type ExpressionCues } from '#domain/face/expression.ts';
import type { FrontalPixels, Landmarks } from '#domain/face/landmarks.ts';
import type { FoundFace } from './landmarks.ts';

export function readExpression(
  { blendshapes, pose }: Pick<FoundFace, 'blendshapes' | 'pose'>,
  frontal: Landmarks<FrontalPixels>,
): ExpressionCues {
  return blendshapes === null ? cuesFromLandmarks(frontal) : cuesFromBlendshapes(blendshapes, pose);
}
