/**
 * A face that the first look at a photo does not find: it is small in it, lies on its side or its head, or is cut off by
 * the photo's edges. The detectors were taught upright faces that fill a good part of a picture, so each window of the
 * photo is handed to them as such a picture, upright and turned by quarters.
 */
import { boundingBox } from '#domain/face/landmarks.ts';
import { misfitOf } from '#domain/face/pose.ts';
import {
  cropAroundMesh,
  imageToCrop,
  pointsToImage,
  wholeImage,
  tiltOf,
  type Crop,
} from '../engines/crop.ts';
import type { DetectedFace, LandmarkEngine } from '../engines/engine.ts';

const QUARTERS = [Math.PI / 2, -Math.PI / 2, Math.PI] as const;
/**
 * Side of the windows over the long side of the photo. Neighbours share a half: any face of a fifth is whole in one of
 * them, and larger ones were large enough for the first look. A face of 5 % of the long side is a tenth of its window,
 * which both engines find.
 */
const WINDOW = 0.4;
/** Windows have no more pixels than the networks can tell. */
const MOST_PIXELS = 512;
/** Fewer pixels a side than this hold no face that could be read. */
const LEAST_SIDE = 96;
/** A window around a mesh, over the one that the mesh network wants: with room around the face, as the detectors like it. */
const ROOM = 1.6;
/** From here on a face is said to lie, radians: few people tilt their head as far. */
const LYING = Math.PI / 6;
/** A mesh of the light engine that lies rightly has 0.998 and more, one that is upside down mostly less than this. */
const SURE = 0.99;
/** A mesh that fits a human head worse may lie the wrong way round: 5 of 100 of upright faces do, 45 of 100 of others. */
const ILL_FITTING = 0.72;
/** What is looked at again one by one; more only in a crowd, which is refused for being one. */
const MOST_CANDIDATES = 6;

/** Middles of windows of `side` that cover `length` with at least half of a window shared by neighbours. */
function positions(length: number, side: number): number[] {
  if (length <= side) return [length / 2];
  const count = Math.ceil((length - side) / (side / 2)) + 1;
  return Array.from({ length: count }, (_, i) => side / 2 + (i * (length - side)) / (count - 1));
}

/** What is looked at, most likely first; the search ends with the first group that shows a face. At most 68 windows. */
export function looksAt(width: number, height: number): readonly (readonly Crop[])[] {
  const whole = wholeImage(width, height);
  const turned = (windows: readonly Crop[]) =>
    QUARTERS.flatMap((angle) => windows.map((window) => ({ ...window, angle })));
  const side = WINDOW * whole.side;
  if (side < LEAST_SIDE) return [turned([whole])];
  const tiles = positions(height, side).flatMap((y) =>
    positions(width, side).map((x) => ({ x, y, side, angle: 0 })),
  );
  return [[...turned([whole]), { ...whole, side: 1.6 * whole.side }], tiles, turned(tiles)];
}

let context: OffscreenCanvasRenderingContext2D | undefined;

/** The window's pixels as a picture of `size` × `size`; black where it reaches over the edge. */
export type PictureOf = (image: ImageBitmap, crop: Crop, size: number) => ImageBitmap;

const pictureByCanvas: PictureOf = (image, crop, size) => {
  context ??= new OffscreenCanvas(size, size).getContext('2d', { alpha: false }) ?? undefined;
  if (context === undefined) throw new Error('no 2D canvas in this worker');
  // A canvas that is given a size is black, and has forgotten its settings.
  Object.assign(context.canvas, { width: size, height: size });
  context.imageSmoothingQuality = 'medium';
  context.setTransform(...imageToCrop(crop, size));
  context.drawImage(image, 0, 0);
  return context.canvas.transferToImageBitmap();
};

/** The photo, who looks at it, and how a window of it becomes a picture. */
interface Search {
  readonly engine: LandmarkEngine;
  readonly image: ImageBitmap;
  readonly pictureOf: PictureOf;
}

/** The faces that the engine sees in the window, in pixels of the image. */
async function look({ engine, image, pictureOf }: Search, crop: Crop): Promise<DetectedFace[]> {
  const size = Math.min(MOST_PIXELS, Math.max(LEAST_SIDE, Math.round(crop.side)));
  const picture = pictureOf(image, crop, size);
  try {
    const faces = await engine.detect(picture);
    return faces.map((face) => ({
      ...face,
      landmarks: pointsToImage(face.landmarks, crop, size),
      // An engine's own pose is that of a camera in front of the window.
      pose: null,
    }));
  } finally {
    picture.close();
  }
}

/** Whether the middle of the one lies in the other. */
function isSame({ landmarks }: DetectedFace, other: DetectedFace): boolean {
  const [box, around] = [boundingBox(landmarks), boundingBox(other.landmarks)];
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > around.x && x < around.x + around.width && y > around.y && y < around.y + around.height;
}

const distinct = (faces: readonly DetectedFace[]): DetectedFace[] =>
  faces.filter(
    (face, at) => !faces.slice(0, at).some((before) => isSame(face, before) || isSame(before, face)),
  );

/** The same face seen in the middle of a window that is turned by `angle`; null where there is none after all. */
async function seenAt(search: Search, face: DetectedFace, angle: number): Promise<DetectedFace | null> {
  const { x, y, side } = cropAroundMesh(face.landmarks);
  const found = await look(search, { x, y, side: ROOM * side, angle });
  return found.find((one) => isSame(one, face)) ?? null;
}

/**
 * The same face seen with its eyes level; null where there is none after all. Both networks lay a mesh over a face that
 * lies as if it stood upright, the eyes on the mouth: of the readings from all four sides the most likely counts.
 */
async function seenLevel(search: Search, face: DetectedFace): Promise<DetectedFace | null> {
  const tilt = tiltOf(face.landmarks);
  let best: DetectedFace | null = null;
  for (const quarter of [0, ...QUARTERS]) {
    const seen = await seenAt(search, face, tilt + quarter);
    if (seen !== null && (best === null || isLikelier(seen, best))) best = seen;
  }
  return best && ((await seenAt(search, best, tiltOf(best.landmarks))) ?? best);
}

/** Engines that say how sure they are of a mesh are asked first. */
function isLikelier(one: DetectedFace, other: DetectedFace): boolean {
  const surer = one.confidence - other.confidence;
  return Math.abs(surer) > 1 - SURE ? surer > 0 : misfitOf(one.landmarks) < misfitOf(other.landmarks);
}

async function allLevel(search: Search, faces: readonly DetectedFace[]): Promise<DetectedFace[]> {
  const level: DetectedFace[] = [];
  for (const face of distinct(faces).slice(0, MOST_CANDIDATES)) {
    const seen = await seenLevel(search, face);
    if (seen !== null) level.push(seen);
  }
  return distinct(level);
}

const lies = ({ landmarks }: DetectedFace): boolean => Math.abs(tiltOf(landmarks)) > LYING;

/** Whether what was seen at once may be wrong: it lies, fits no head, or the engine is not sure of it. */
const isDoubtful = (face: DetectedFace): boolean =>
  lies(face) || face.confidence < SURE || misfitOf(face.landmarks) > ILL_FITTING;

/**
 * The faces of a photo, by as many looks as it needs: one where faces are found upright at once, some
 * 70 where there is none.
 */
export async function searchFaces(
  engine: LandmarkEngine,
  image: ImageBitmap,
  pictureOf = pictureByCanvas,
): Promise<readonly DetectedFace[]> {
  const search: Search = { engine, image, pictureOf };
  const first = await engine.detect(image);
  if (first.length > 0 && !first.some(isDoubtful)) return first;
  const level = await allLevel(search, first);
  // Looked at from all sides, they stand as they were seen: the first look saw them in their surroundings.
  if (level.length > 0)
    return [...first, ...level].some((face) => lies(face) || face.confidence < SURE) ? level : first;
  for (const windows of looksAt(image.width, image.height)) {
    const seen: DetectedFace[] = [];
    for (const window of windows) seen.push(...(await look(search, window)));
    const faces = await allLevel(search, seen);
    if (faces.length > 0) return faces;
  }
  return first;
}
