/**
 * What a second photo from three quarters adds: whether the face shape holds from there, and from which
 * side the light falls. Described, never scored; the front photo alone makes the result.
 */
import type { FaceShapeName } from '#functions/vocabulary.ts';
import type { FaceReport } from '#domain/face/report.ts';
import type { AnalysisErrorCode } from '#analysis/contract.ts';

/** The head must have turned by this many degrees more than in the front photo to be another angle. */
const LEAST_TURN_DEG = 6;
/** Difference of the cheeks in stops between the two photos that is worth a word. */
const LIGHT_STOPS = 0.35;

export type SecondAngleNote =
  | {
      readonly kind: 'read';
      /** Whole degrees between the two photos. */
      readonly turnDeg: number;
      readonly shape: FaceShapeName;
      /** Both photos name the same shape first. */
      readonly agrees: boolean;
      /** The light on the two cheeks, compared with the front photo. */
      readonly light: 'evener' | 'same' | 'more-contrast';
    }
  /** The second photo was taken from the front, too. */
  | { readonly kind: 'not-turned' }
  /** The second photo could not be read; the code says why. */
  | { readonly kind: 'unreadable'; readonly code: AnalysisErrorCode };

export function compareAngles(front: FaceReport, turned: FaceReport): SecondAngleNote {
  const turn = Math.abs(turned.pose.yaw - front.pose.yaw);
  const shape = turned.faceShape.ranked[0]?.name;
  if (turn < LEAST_TURN_DEG || shape === undefined) return { kind: 'not-turned' };
  const light = turned.quality.lightImbalance - front.quality.lightImbalance;
  return {
    kind: 'read',
    turnDeg: Math.round(turn),
    shape,
    agrees: shape === front.faceShape.ranked[0]?.name,
    light: light < -LIGHT_STOPS ? 'evener' : light > LIGHT_STOPS ? 'more-contrast' : 'same',
  };
}
