/** What the mouth does, from blendshapes. */
import type { PhotoMoment } from './photo-moment.ts';
import { meanOfSides, type Blendshapes } from '#domain/face/blendshapes.ts';

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
