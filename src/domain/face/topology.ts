/**
 * Names for the indices of the 468-point face mesh (MediaPipe Face Mesh; the first 468 of the 478
 * points of Face Landmarker). "Right" and "left" are the person's own: right lies on the left of
 * the image. Source: mediapipe/modules/face_geometry/data/canonical_face_model_uv_visualization.png.
 */

export const MESH_POINTS = 468;
/** Points with iris: 468–472 right iris (468 its centre), 473–477 left. */
export const MESH_POINTS_WITH_IRIS = 478;

export const RIGHT_EYE_CORNERS = [33, 133] as const;
export const LEFT_EYE_CORNERS = [263, 362] as const;
export const MOUTH_CORNERS = [61, 291] as const;

/** Clockwise in the image, from the top of the forehead. */
export const FACE_OVAL = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149,
  150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
] as const;

export const LIPS_OUTER = [
  61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291, 409, 270, 269, 267, 0, 37, 39, 40, 185,
] as const;

export const LIPS_INNER = [
  78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308, 415, 310, 311, 312, 13, 82, 81, 80, 191,
] as const;

export const RIGHT_EYE = [
  33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246,
] as const;
export const LEFT_EYE = [
  263, 249, 390, 373, 374, 380, 381, 382, 362, 398, 384, 385, 386, 387, 388, 466,
] as const;

export const RIGHT_BROW = [70, 63, 105, 66, 107, 55, 65, 52, 53, 46] as const;
export const LEFT_BROW = [300, 293, 334, 296, 336, 285, 295, 282, 283, 276] as const;

export const IRIS = { right: [468, 469, 470, 471, 472], left: [473, 474, 475, 476, 477] } as const;

/** Single points with names of their own. */
export const POINT = {
  foreheadTop: 10,
  chin: 152,
  noseTip: 1,
  noseBase: 2,
  noseBridge: 168,
  glabella: 9,
  rightCheekbone: 234,
  leftCheekbone: 454,
  rightTemple: 54,
  leftTemple: 284,
  rightJaw: 172,
  leftJaw: 397,
  rightJawLow: 150,
  leftJawLow: 379,
  rightNostril: 129,
  leftNostril: 358,
  mouthRight: 61,
  mouthLeft: 291,
  lipTop: 0,
  lipBottom: 17,
  lipInnerTop: 13,
  lipInnerBottom: 14,
  rightEyeOuter: 33,
  rightEyeInner: 133,
  rightEyeTop: 159,
  rightEyeBottom: 145,
  leftEyeOuter: 263,
  leftEyeInner: 362,
  leftEyeTop: 386,
  leftEyeBottom: 374,
  rightBrowTop: 105,
  leftBrowTop: 334,
  rightBrowInner: 55,
  leftBrowInner: 285,
} as const;
