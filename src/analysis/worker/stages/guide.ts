/** One preview frame to hints: the landmarks alone, cheap enough for 25 frames a second. */
import type { Guidance } from '#analysis/contract.ts';
import { largestFace } from '#domain/capture/choose-face.ts';
import { guidanceHints } from '#domain/capture/guidance.ts';
import type { Angle } from '#domain/capture/limits.ts';
import { boundingBox } from '#domain/face/landmarks.ts';
import { estimatePose } from '#domain/face/pose.ts';
import type { LandmarkEngine } from '../engines/engine.ts';
import { faceLight } from './mean-light.ts';

export async function guideFrame(
  engine: LandmarkEngine,
  frame: ImageBitmap,
  angle: Angle,
): Promise<Guidance> {
  const face = largestFace(await engine.detectFrame(frame));
  if (face === null) return { face: false, hints: [], box: null };
  const box = boundingBox(face.landmarks);
  const pose = face.pose ?? estimatePose(face.landmarks, frame);
  return {
    face: true,
    hints: guidanceHints(box, frame, pose, faceLight(frame, box), angle),
    box: {
      x: box.x / frame.width,
      y: box.y / frame.height,
      width: box.width / frame.width,
      height: box.height / frame.height,
    },
  };
}
