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
import { type Blendshapes, meanOfSides } from '#domain/face/blendshapes.ts';

// What the mouth does, from blendshapes.

/** Lips that part by less than this are shut, or so nearly that nothing is said. */
const CLOSED = { jawOpen: 0.02, lipsPart: 0.01, lowerLipDown: 0.001, smile: 0.3, pucker: 0.6 } as const;
const TEETH = { smile: 0.5, upperLipUp: 0.1 } as const;

export function nameMouth(shapes: Blendshapes | null): PhotoMoment['mouth'] {
  if (shapes === null) return null;
  const smile = meanOfSides(shapes, 'mouthSmile');
  const upperLipUp = meanOfSides(shapes, 'mouthUpperUp');
  if (smile > TEETH.smile && upperLipUp > TEETH.upperLipUp) return 'teeth';
  const shut =
    (shapes.get('jawOpen') ?? 0) < CLOSED.jawOpen &&
    upperLipUp < CLOSED.lipsPart &&
    meanOfSides(shapes, 'mouthLowerDown') < CLOSED.lowerLipDown;
  const quiet = smile < CLOSED.smile && (shapes.get('mouthPucker') ?? 0) < CLOSED.pucker;
  return shut && quiet ? 'closed' : null;
}

export interface MomentSource {
  /** Null where the engine has none: then nothing is said about eyes and mouth. */
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
  readonly background: BackgroundSigns;
}

export function measureMoment({
  blendshapes,
  pose,
  landmarks,
  light,
  view,
  fineView,
  background,
}: MomentSource): PhotoMoment {
  const eyes = readEyes(blendshapes, pose, light, landmarks);
  return {
    ...NOTHING_SHOWN,
    gaze: nameGaze(eyes, pose),
    mouth: nameMouth(blendshapes),
    lightFrom: nameLight(readLight(light, landmarks), pose),
    shot: nameShot(view),
    tone: nameTone(readChroma(view)),
    background: nameBackground(background),
    scenery: nameScenery(readScenery(fineView)),
    backdrop: nameBackdrop(background.backdrop, background.share >= SEEN_FROM),
  };
}
