/** From what the engine and the pixels say to the words of the moment. */
import type { CropPixels, Landmarks } from '#domain/face/landmarks.ts';
import type { Pose } from '#domain/face/report.ts';
import { nameBackground, readBackground, type View } from './background.ts';
import { nameGaze, readEyes } from './eyes.ts';
import { nameLight, readLight } from './light.ts';
import { nameMouth } from './mouth.ts';
import type { PhotoMoment } from './photo-moment.ts';
import type { Blendshapes } from '#domain/face/blendshapes.ts';

export interface MomentSource {
  /** Null where the engine has none: then nothing is said about eyes and mouth. */
  readonly blendshapes: Blendshapes | null;
  readonly pose: Pose;
  /** Of the aligned crop. */
  readonly landmarks: Landmarks<CropPixels>;
  /** ln light of the aligned crop as the photo has it, 256 × 256 (`SkinRegions.light`). */
  readonly light: Float32Array;
  readonly view: View;
}

export function measureMoment({ blendshapes, pose, landmarks, light, view }: MomentSource): PhotoMoment {
  const eyes = readEyes(blendshapes, pose, light, landmarks);
  return {
    gaze: nameGaze(eyes, pose),
    mouth: nameMouth(blendshapes),
    lightFrom: nameLight(readLight(light, landmarks), pose),
    background: nameBackground(readBackground(view)),
  };
}
