/** Stage "geometry": the mesh turned to the front, and the proportions that are read from it. */
import { frontalise } from './frontal.ts';
import type { FrontalPixels, ImagePixels, Landmarks } from './landmarks.ts';
import { measureGeometry } from './proportions.ts';
import type { FaceGeometry, Pose } from './report.ts';

export interface FaceFromTheFront {
  readonly frontal: Landmarks<FrontalPixels>;
  readonly geometry: FaceGeometry;
}

export function measureFromTheFront(landmarks: Landmarks<ImagePixels>, pose: Pose): FaceFromTheFront {
  const frontal = frontalise(landmarks, pose);
  return { frontal, geometry: measureGeometry(frontal) };
}
