/**
 * The skin regions as polygons of landmarks. A vertex is a landmark, or a point part of the way
 * between two (`[from, to, t]`), which keeps the forehead off the hairline and the under-eye strip
 * off the lashes. Brows, eyes, lips and nostrils lie outside by construction.
 */
import { lerp, type Point } from '#domain/geometry/points.ts';
import { pointAt, type Landmarks } from './landmarks.ts';
import type { RegionName } from './report.ts';
import { FACE_OVAL, LEFT_BROW, LEFT_EYE, LIPS_OUTER, RIGHT_BROW, RIGHT_EYE } from './topology.ts';

type Vertex = number | readonly [from: number, to: number, t: number];

export const REGION_NAMES = [
  'forehead',
  'rightCheek',
  'leftCheek',
  'nose',
  'chin',
  'rightUnderEye',
  'leftUnderEye',
  'mouthArea',
  'rightEyeCorner',
  'leftEyeCorner',
] as const satisfies readonly RegionName[];

/** Several polygons make one region where it has two sides. */
const REGION_VERTICES: Readonly<Record<RegionName, readonly (readonly Vertex[])[]>> = {
  forehead: [
    [
      104,
      [103, 104, 0.25],
      [67, 69, 0.15],
      [109, 108, 0.1],
      [10, 151, 0.1],
      [338, 337, 0.1],
      [297, 299, 0.15],
      [332, 333, 0.25],
      333,
      [299, 296, 0.3],
      [337, 336, 0.4],
      [151, 9, 0.7],
      [108, 107, 0.4],
      [69, 66, 0.3],
    ],
  ],
  rightCheek: [[117, 118, 119, 100, 36, 205, 187, 123]],
  leftCheek: [[346, 347, 348, 329, 266, 425, 411, 352]],
  nose: [
    [
      168, 193, 122, 174, 236, 198, 209, 131, 115, 220, 45, 4, 275, 440, 344, 360, 429, 420, 456, 399, 351,
      417,
    ],
  ],
  chin: [[194, 201, 200, 421, 418, 262, 428, 199, 208, 32]],
  rightUnderEye: [
    [[110, 228, 0.6], [24, 229, 0.5], [23, 230, 0.5], [22, 231, 0.5], [26, 232, 0.5], 121, 120, 119, 118],
  ],
  leftUnderEye: [
    [[339, 448, 0.6], [254, 449, 0.5], [253, 450, 0.5], [252, 451, 0.5], [256, 452, 0.5], 350, 349, 348, 347],
  ],
  mouthArea: [
    [203, 165, 92, 186, 57, 43, 202, 214, 207, 36],
    [423, 391, 322, 410, 287, 273, 422, 434, 427, 266],
  ],
  rightEyeCorner: [[124, 156, 143, 116, 117, 228, 31, 226]],
  leftEyeCorner: [[353, 383, 372, 345, 346, 448, 261, 446]],
};

function resolve<Space>(landmarks: Landmarks<Space>, vertex: Vertex): Point<Space> {
  return typeof vertex === 'number'
    ? pointAt(landmarks, vertex)
    : lerp(pointAt(landmarks, vertex[0]), pointAt(landmarks, vertex[1]), vertex[2]);
}

/** The region's polygons in the landmarks' own pixels. */
export function regionPolygons<Space>(landmarks: Landmarks<Space>, name: RegionName): Point<Space>[][] {
  return REGION_VERTICES[name].map((polygon) => polygon.map((vertex) => resolve(landmarks, vertex)));
}

/** Outline of the face from forehead to chin. */
export function faceOutline<Space>(landmarks: Landmarks<Space>): Point<Space>[] {
  return FACE_OVAL.map((index) => pointAt(landmarks, index));
}

/** Eyes, brows and lips: never skin. */
export function featureOutlines<Space>(landmarks: Landmarks<Space>): Point<Space>[][] {
  return [RIGHT_EYE, LEFT_EYE, RIGHT_BROW, LEFT_BROW, LIPS_OUTER].map((outline) =>
    outline.map((index) => pointAt(landmarks, index)),
  );
}
