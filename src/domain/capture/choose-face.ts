/** Which of several faces is meant. */
import { STRIDE, type Landmarks } from '#domain/geometry/points.ts';
import { DOMINANT_FACE_RATIO } from './limits.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Bounding box of the landmarks in their own pixels. */
export function boundingBox(landmarks: Landmarks): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i + 1 < landmarks.length; i += STRIDE) {
    const x = landmarks[i] ?? 0;
    const y = landmarks[i + 1] ?? 0;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

type WithLandmarks = { readonly landmarks: Landmarks };

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

/** The largest face: whom the live preview guides. */
export function largestFace<Face extends WithLandmarks>(faces: readonly Face[]): Face | null {
  return byArea(faces)[0]?.face ?? null;
}
