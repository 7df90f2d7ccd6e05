/** Which of several faces is meant. */
import { boundingBox, type ImagePixels, type Landmarks } from '#domain/face/landmarks.ts';
import { DOMINANT_FACE_RATIO } from './limits.ts';

type WithLandmarks = { readonly landmarks: Landmarks<ImagePixels> };

function byArea<Face extends WithLandmarks>(faces: readonly Face[]): { face: Face; area: number }[] {
  return faces
    .map((face) => {
      const box = boundingBox(face.landmarks);
      return { face, area: box.width * box.height };
    })
    .sort((a, b) => b.area - a.area);
}

/** The one dominant face, or why there is none. */
export function chooseFace<Face extends WithLandmarks>(
  faces: readonly Face[],
): Face | 'no-face' | 'several-faces' {
  const [first, second] = byArea(faces);
  if (first === undefined) return 'no-face';
  if (second !== undefined && first.area < DOMINANT_FACE_RATIO * second.area) return 'several-faces';
  return first.face;
}

/** The largest face: the one that the live preview guides. */
export function largestFace<Face extends WithLandmarks>(faces: readonly Face[]): Face | null {
  return byArea(faces)[0]?.face ?? null;
}
