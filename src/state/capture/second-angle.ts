/**
 * What a second photo from three quarters adds: whether the face shape holds from there, and from which
 * side the light falls. Described, never scored; the front photo alone makes the result.
 */
import { atom } from 'jotai';
import type { AnalysisErrorCode } from '#analysis/contract.ts';
import { UNEVEN_LIGHT } from '#domain/capture/limits.ts';
import type { FaceReport } from '#domain/face/report.ts';
import type { FaceShapeName } from '#functions/vocabulary.ts';

/** The head must have turned by this many degrees more than in the front photo to be another angle. */
const LEAST_TURN_DEG = 6;
/**
 * By how much the |ΔL*| of the cheeks must differ between the two photos to be worth a word: a third of what is called
 * uneven, as far as great light goes (facts/from-report.ts). Chosen, not fitted.
 */
const LEAST_LIGHT_CHANGE = UNEVEN_LIGHT / 3;

export type SecondAngleNote =
  | {
      readonly kind: 'read';
      /** Whole degrees between the two photos. */
      readonly turnDeg: number;
      /** The one shape that both photos name, or that this one names instead; null where there is no single one. */
      readonly shape: FaceShapeName | null;
      /** This photo by itself names what the front photo names, alone or as one of two; not ruling it out is no evidence. */
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
  if (turn < LEAST_TURN_DEG) return { kind: 'not-turned' };
  const agrees = front.faceShape.shown.some((shape) => turned.faceShape.shown.includes(shape));
  const named = (agrees ? front : turned).faceShape.shown;
  const single = front.faceShape.shown.length === 1 && named.length === 1 ? named[0] : undefined;
  const light = turned.quality.lightImbalance - front.quality.lightImbalance;
  return {
    kind: 'read',
    turnDeg: Math.round(turn),
    shape: single ?? null,
    agrees,
    light: light < -LEAST_LIGHT_CHANGE ? 'evener' : light > LEAST_LIGHT_CHANGE ? 'more-contrast' : 'same',
  };
}

/** After the front shot, a second one from three quarters. For this visit only: it is the exception. */
export const twoAnglesAtom = atom(false);
