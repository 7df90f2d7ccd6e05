/** Hints for the live camera from one frame's landmarks: cheap enough for 25 frames a second. */
import type { ImagePixels } from '#domain/face/landmarks.ts';
import type { AdviceCode } from '#functions/vocabulary.ts';
import type { Pose } from '#domain/face/report.ts';
import type { Box } from '#domain/geometry/points.ts';
import { MAX_OFF_CENTRE, SOFT_ROLL_DEG, SOFT_TURN_DEG, TURNS, type Angle } from './limits.ts';

/** Height of the face over the frame that fills the oval of the camera screen. */
const FILL_FROM = 0.38;
const FILL_TO = 0.8;
/** Mean byte (0…255) of the frame's face that is too dark or too bright, and the contrast of its halves that is uneven. */
const DARK_BYTE = 45;
const BRIGHT_BYTE = 225;
const UNEVEN_RATIO = 1.9;

/** Mean brightness of the two halves of the face, 0…255 each. */
export interface FaceLight {
  readonly left: number;
  readonly right: number;
}

/**
 * What the report would advise, but for how hard the light is, which one small frame does not tell; and what only a guide to
 * the second angle says.
 */
export type GuideHint = Exclude<AdviceCode, 'soften-light'> | 'turn-more' | 'turn-back';

/** Turned to the side, these say nothing: one cheek is in the shade, and the middle of the face is off its box. */
const FRONT_ONLY: ReadonlySet<GuideHint> = new Set(['even-light', 'centre-face']);

/** What to change for a photo from this angle, most important first; empty means: hold still, this is good. */
export function guidanceHints(
  box: Box<ImagePixels>,
  frame: { readonly width: number; readonly height: number },
  pose: Pose,
  light: FaceLight,
  angle: Angle,
): GuideHint[] {
  const fill = box.height / frame.height;
  const offX = Math.abs(box.x + box.width / 2 - frame.width / 2) / frame.width;
  const offY = Math.abs(box.y + box.height / 2 - frame.height / 2) / frame.height;
  const mean = (light.left + light.right) / 2;
  const ratio = Math.max(light.left, light.right) / Math.max(1, Math.min(light.left, light.right));
  const turn = Math.abs(pose.yaw);
  const wanted = TURNS[angle];
  const front = angle === 'front';
  const hints: readonly (readonly [GuideHint, boolean])[] = [
    ['turn-more', turn < wanted.from],
    ['come-closer', fill < FILL_FROM],
    ['step-back', fill > FILL_TO],
    ['centre-face', Math.max(offX, offY) > MAX_OFF_CENTRE * 0.75],
    ['more-light', mean < DARK_BYTE],
    ['less-light', mean > BRIGHT_BYTE],
    ['even-light', ratio > UNEVEN_RATIO],
    [front ? 'face-camera' : 'turn-back', turn > wanted.to],
    ['chin-level', Math.abs(pose.pitch) > SOFT_TURN_DEG],
    ['straighten-head', Math.abs(pose.roll) > SOFT_ROLL_DEG],
  ];
  return hints.filter(([hint, applies]) => applies && (front || !FRONT_ONLY.has(hint))).map(([hint]) => hint);
}
