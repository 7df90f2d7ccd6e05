/**
 * How the picture is made around the face: room, what lies behind, and a light in the eyes. A person can change each of
 * them, and none follows complexion, age or the form of a face: the contrast of face and background does
 * (lab/notes/measuring.md, "The scale").
 */
import { pointAt, STRIDE, type CropPixels, type Landmarks } from '#domain/face/landmarks.ts';
import { IRIS, MESH_POINTS_WITH_IRIS } from '#domain/face/topology.ts';
import { distance } from '#domain/geometry/points.ts';
import { SKIN_MAP_SIZE } from '#domain/skin/maps.ts';
import { SEEN_FROM, type BackgroundSigns, type View } from './background.ts';
import { CROP_TO_MAP, toMap } from './light-map.ts';

export interface Scene {
  /** From the top of the forehead to the picture's upper edge, in heights of the face; below 0 the forehead is cut. */
  readonly headroom: number;
  /** Least room beside and under the face, in widths and heights of it; below 0 it is cut. */
  readonly room: number;
  /** Share of neighbours in the background that differ by more than 5 L*, 0…1; null: there is too little to tell. */
  readonly clutter: number | null;
  /** Ln linear light of the brightest spot on the iris, mean of both eyes; null: no irises, or covered ones. */
  readonly catchLight: number | null;
}

interface SceneSource {
  readonly view: View;
  readonly background: BackgroundSigns;
  /** Of the aligned crop. */
  readonly landmarks: Landmarks<CropPixels>;
  /** Ln light of the aligned crop as the photo has it (`SkinRegions.light`). */
  readonly light: Float32Array;
  /** Something opaque lies over the eyes. */
  readonly eyesHidden: boolean;
}

export function readScene({ view, background, landmarks, light, eyesHidden }: SceneSource): Scene {
  const xs = view.face.map(({ x }) => x);
  const ys = view.face.map(({ y }) => y);
  const [left, right, top, chin] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [across, down] = [right - left, chin - top];
  const hasIrises = landmarks.length >= MESH_POINTS_WITH_IRIS * STRIDE;
  return {
    headroom: top / down,
    room: Math.min(left / across, (view.width - right) / across, (view.height - chin) / down),
    clutter: background.share < SEEN_FROM ? null : background.edges,
    catchLight: hasIrises && !eyesHidden ? catchLightOf(light, landmarks) : null,
  };
}

const catchLightOf = (light: Float32Array, landmarks: Landmarks<CropPixels>): number =>
  (brightestIn(light, landmarks, IRIS.right) + brightestIn(light, landmarks, IRIS.left)) / 2;

/** Within this share of the iris's radius: what lies on its rim may be the white. */
const WITHIN = 0.9;
/** Light of a black pixel and of an iris outside the crop. */
const NO_LIGHT = -6;

function brightestIn(
  light: Float32Array,
  landmarks: Landmarks<CropPixels>,
  [middle, east, , west]: readonly [number, number, number, number, number],
): number {
  const { x, y } = toMap(pointAt(landmarks, middle));
  const radius = (WITHIN * CROP_TO_MAP * distance(pointAt(landmarks, east), pointAt(landmarks, west))) / 2;
  let brightest = NO_LIGHT;
  for (let row = Math.max(0, Math.floor(y - radius)); row <= Math.min(SKIN_MAP_SIZE - 1, y + radius); row++) {
    for (
      let column = Math.max(0, Math.floor(x - radius));
      column <= Math.min(SKIN_MAP_SIZE - 1, x + radius);
      column++
    ) {
      if (Math.hypot(column - x, row - y) > radius) continue;
      brightest = Math.max(brightest, light[row * SKIN_MAP_SIZE + column] ?? NO_LIGHT);
    }
  }
  return brightest;
}
