/** What the mouth does: by the gap between the lips, and by what blendshapes say of its muscles. */
import { meanOfSides, type Blendshapes } from '#domain/face/blendshapes.ts';
import { pointAt, type CropPixels, type Landmarks } from '#domain/face/landmarks.ts';
import { POINT } from '#domain/face/topology.ts';
import { distance } from '#domain/geometry/points.ts';
import type { PhotoMoment } from './photo-moment.ts';

/** A mesh lets shut lips part by this much, in widths of the mouth. */
const CLOSED_BELOW = 0.04;
const PARTED_FROM = 0.08;
/** A smile that draws the upper lip up shows teeth. */
const TEETH = { smile: 0.3, upperLipUp: 0.1 } as const;
/** A jaw that hangs, without the smile that lays bare the upper teeth and without a lower lip drawn over a tongue. */
const OPEN = { jawOpen: 0.14, smileBelow: 0.7, lowerLipDownBelow: 0.6 } as const;

/** How far the lips are apart, in widths of the mouth: 0 and more; 1 is a yawn. */
export function lipsApart(landmarks: Landmarks<CropPixels>): number {
  const between = (one: number, other: number) =>
    distance(pointAt(landmarks, one), pointAt(landmarks, other));
  return between(POINT.lipInnerTop, POINT.lipInnerBottom) / between(POINT.mouthRight, POINT.mouthLeft);
}

/** @param shapes null where the engine has none: then lips that are apart say nothing */
export function nameMouth(shapes: Blendshapes | null, apart: number): PhotoMoment['mouth'] {
  if (apart < CLOSED_BELOW) return 'closed';
  if (shapes === null || apart < PARTED_FROM) return null;
  const smile = meanOfSides(shapes, 'mouthSmile');
  if (smile > TEETH.smile && meanOfSides(shapes, 'mouthUpperUp') > TEETH.upperLipUp) return 'teeth';
  const isOpen =
    (shapes.get('jawOpen') ?? 0) > OPEN.jawOpen &&
    smile < OPEN.smileBelow &&
    meanOfSides(shapes, 'mouthLowerDown') < OPEN.lowerLipDownBelow;
  return isOpen ? 'open' : null;
}
