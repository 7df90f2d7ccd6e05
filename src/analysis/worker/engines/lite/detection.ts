/** BlazeFace: from the network's raw numbers to faces found. */
import type { Crop } from '../crop.ts';
import { ANCHORS } from './anchors.ts';

/** Numbers a guess has in the network's box output: box 4, then 6 keypoints of 2. */
export const BOX_VALUES = 16;

/** A face found. Coordinates in pixels of whatever image the caller maps it to. */
export interface Detection {
  /** Detector confidence, 0 to 1. */
  readonly score: number;
  /** Middle and size of the face box: brows to chin, cheek to cheek. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The eye on the left of the image (the person's right). */
  readonly rightEye: readonly [x: number, y: number];
  readonly leftEye: readonly [x: number, y: number];
}

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));
const logit = (p: number) => Math.log(p / (1 - p));

/**
 * Guesses at or above `threshold`, in detector pixels (0 to 256), in the order of the anchors.
 *
 * @param logits one per anchor
 * @param boxes `BOX_VALUES` per anchor, pixels relative to the anchor: x, y, width, height, then the
 *   keypoints right eye, left eye, nose, mouth, right ear, left ear
 * @param threshold confidence, 0 to 1 exclusive
 */
export function decodeDetections(logits: Float32Array, boxes: Float32Array, threshold: number): Detection[] {
  const least = logit(threshold);
  const found: Detection[] = [];
  for (let i = 0; i < logits.length; i++) {
    const value = logits[i] ?? -Infinity;
    // Not `value < least`: a NaN is no face.
    if (!(value >= least)) continue;
    const anchorX = ANCHORS[2 * i] ?? 0;
    const anchorY = ANCHORS[2 * i + 1] ?? 0;
    const at = (k: number) => boxes[BOX_VALUES * i + k] ?? 0;
    found.push({
      score: sigmoid(value),
      x: anchorX + at(0),
      y: anchorY + at(1),
      width: at(2),
      height: at(3),
      rightEye: [anchorX + at(4), anchorY + at(5)],
      leftEye: [anchorX + at(6), anchorY + at(7)],
    });
  }
  return found;
}

/** Where a picture that was shrunk or moved lies in another: there = here × scale + (left, top). */
export interface Placement {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** The same face in the pixels of the image the detector's input was cut from. */
export function placeDetection(face: Detection, { scale, left, top }: Placement): Detection {
  const point = ([x, y]: readonly [number, number]) => [x * scale + left, y * scale + top] as const;
  const [x, y] = point([face.x, face.y]);
  return {
    score: face.score,
    x,
    y,
    width: face.width * scale,
    height: face.height * scale,
    rightEye: point(face.rightEye),
    leftEye: point(face.leftEye),
  };
}

/** Around a detected box, whose chin is often cut off: half as much again (MediaPipe, face_landmark). */
const DETECTION_MARGIN = 1.5;

/** The window that the mesh network wants around a detected face, its eyes level. */
export function cropAroundDetection({ x, y, width, height, rightEye, leftEye }: Detection): Crop {
  return {
    x,
    y,
    side: DETECTION_MARGIN * Math.max(width, height),
    angle: Math.atan2(leftEye[1] - rightEye[1], leftEye[0] - rightEye[0]),
  };
}
