/** From what the engine and the pixels say to the words of the moment. */
import type { CropPixels, Landmarks } from '#domain/face/landmarks.ts';
import type { Pose } from '#domain/face/report.ts';
import { nameBackdrop } from './backdrop.ts';
import { type BackgroundSigns, nameBackground, SEEN_FROM, type View } from './background.ts';
import { nameGaze, readEyes } from './eyes.ts';
import { NOTHING_SHOWN } from '#functions/moment-words.ts';
import { nameLight, readLight } from './light.ts';
import type { PhotoMoment } from './photo-moment.ts';
import { nameScenery, readScenery } from './scenery.ts';
import { nameShot } from './shot.ts';
import { nameTone, readChroma } from './tone.ts';
import type { Blendshapes } from '#domain/face/blendshapes.ts';
import { nameHair, readForehead } from './hair.ts';
import { lipsApart, nameMouth } from './mouth.ts';

/** From this roll on a viewer sees that the head leans, degrees: sooner where it faces the camera. Beyond `to` the mesh is upside down. */
const LEANS = { from: 8, fromTurned: 12, turnedDeg: 15, to: 45 } as const;

/** To which side of the picture, as it is seen, the top of the head leans. */
export function nameTilt({ yaw, roll }: Pose): PhotoMoment['tilt'] {
  const lean = Math.abs(roll);
  const from = Math.abs(yaw) < LEANS.turnedDeg ? LEANS.from : LEANS.fromTurned;
  if (lean < from || lean > LEANS.to) return null;
  return roll > 0 ? 'right' : 'left';
}

export interface MomentSource {
  /** Null where the engine has none: then nothing is said of where the eyes look, nor of hair, for which its mesh is too coarse. */
  readonly blendshapes: Blendshapes | null;
  readonly pose: Pose;
  /** Of the aligned crop. */
  readonly landmarks: Landmarks<CropPixels>;
  /** ln light of the aligned crop as the photo has it, 256 × 256 (`SkinRegions.light`). */
  readonly light: Float32Array;
  /** The whole photo made small. */
  readonly view: View;
  /** The same, twice as fine. */
  readonly fineView: View;
  /** Whether dark or mirrored glasses cover the eyes (covered-eyes.ts). */
  readonly eyesHidden: boolean;
  readonly background: BackgroundSigns;
}

export function measureMoment({
  blendshapes,
  pose,
  landmarks,
  light,
  view,
  fineView,
  eyesHidden,
  background,
}: MomentSource): PhotoMoment {
  const eyes = readEyes(blendshapes, pose, light, landmarks);
  return {
    ...NOTHING_SHOWN,
    gaze: eyesHidden ? null : nameGaze(eyes, pose),
    mouth: nameMouth(blendshapes, lipsApart(landmarks)),
    tilt: nameTilt(pose),
    frames: eyesHidden ? 'dark' : null,
    hair: blendshapes === null ? null : nameHair(readForehead(light, landmarks)),
    lightFrom: nameLight(readLight(light, landmarks), pose),
    shot: nameShot(view),
    tone: nameTone(readChroma(view)),
    background: nameBackground(background),
    scenery: nameScenery(readScenery(fineView)),
    backdrop: nameBackdrop(background.backdrop, background.share >= SEEN_FROM),
  };
}
