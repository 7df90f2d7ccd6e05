/** From which side the light falls on the face: the same places left and right of the nose against each other. */
import { pointAt, type CropPixels, type Landmarks } from '#domain/face/landmarks.ts';
import type { Pose } from '#domain/face/report.ts';
import { lightnessOf } from '#domain/skin/log-colour.ts';
import { medianInside } from './light-map.ts';
import type { PhotoMoment } from './photo-moment.ts';

export interface LightSigns {
  /** L* of cheek, forehead and beside the mouth: left half of the picture less the right one, as on medium skin. */
  readonly sides: readonly number[];
  /** L* of the forehead less that of the chin. */
  readonly fall: number;
}

/** Landmarks around each place: on the left of the picture, and mirrored. */
const PAIRS = [
  [
    [117, 118, 119, 100, 36, 205, 187, 123],
    [346, 347, 348, 329, 266, 425, 411, 352],
  ],
  [
    [103, 67, 109, 10, 151, 108, 69, 104],
    [332, 297, 338, 10, 151, 337, 299, 333],
  ],
  [
    [203, 165, 92, 186, 57, 43, 202, 214, 207, 36],
    [423, 391, 322, 410, 287, 273, 422, 434, 427, 266],
  ],
] as const;
const FOREHEAD = [104, 103, 67, 109, 10, 338, 297, 332, 333, 299, 337, 151, 108, 69] as const;
const CHIN = [194, 201, 200, 421, 418, 262, 428, 199, 208, 32] as const;

/** L* of the skin at which a difference counts as it is (skin-regions.ts says why). */
const MEDIUM_LIGHTNESS = 60;

/** @param light ln light of the aligned crop as the photo has it */
export function readLight(light: Float32Array, landmarks: Landmarks<CropPixels>): LightSigns {
  const lightness = (outline: readonly number[]) =>
    lightnessOf(
      medianInside(
        light,
        outline.map((index) => pointAt(landmarks, index)),
      ),
    );
  const sides = PAIRS.map(([left, right]) => {
    const [a, b] = [lightness(left), lightness(right)];
    return Math.sqrt((MEDIUM_LIGHTNESS + 16) / ((a + b) / 2 + 16)) * (a - b);
  });
  return { sides, fall: lightness(FOREHEAD) - lightness(CHIN) };
}

/** All places agree on the side, and the middle one differs by this much: one half of the face lies in shadow for any eye. */
const SIDE = { each: 8, middle: 34 } as const;
/** No place differs by more than this; a forehead far from the chin is a lamp above, a fringe or a beard. */
const FRONT = { each: 15, fall: 20, turnDeg: 18 } as const;

/** `above`, `below` and `behind` are never said: too few photos show them. */
export function nameLight({ sides, fall }: LightSigns, pose: Pose): PhotoMoment['lightFrom'] {
  // A place outside the crop has no light, and would be sorted anywhere.
  if (sides.some(Number.isNaN)) return null;
  const [least = Number.NaN, middle = Number.NaN, most = Number.NaN] = sides.toSorted((a, b) => a - b);
  if (middle > SIDE.middle && least > SIDE.each) return 'left';
  if (middle < -SIDE.middle && most < -SIDE.each) return 'right';
  const even = Math.max(-least, most) < FRONT.each && Math.abs(fall) < FRONT.fall;
  return even && Math.abs(pose.yaw) < FRONT.turnDeg ? 'front' : null;
}
