/** Stage "moment": what was going on in the photo, in coarse words, and how it is made around the face. */
import { areEyesHidden } from '#domain/capture/gates.ts';
import type { ImagePixels, Landmarks } from '#domain/face/landmarks.ts';
import { faceOutline } from '#domain/face/regions.ts';
import { readBackground, type View } from '#domain/moment/background.ts';
import { measureMoment } from '#domain/moment/measure-moment.ts';
import type { PhotoMoment } from '#domain/moment/photo-moment.ts';
import { readScene, type Scene } from '#domain/moment/scene.ts';
import type { SkinRegions } from '#domain/skin/skin-regions.ts';
import type { AlignedCrop } from './align.ts';
import type { FoundFace } from './landmarks.ts';

/** Long side of the view in pixels: a background is judged, nothing in it is recognised. */
const VIEW_SIDE = 160;
/** Of the one that tells whether it is out of focus. */
const FINE_SIDE = 2 * VIEW_SIDE;
let context: OffscreenCanvasRenderingContext2D | undefined;

export interface MomentInput {
  readonly image: ImageBitmap;
  readonly face: FoundFace;
  readonly aligned: AlignedCrop;
  readonly skin: Pick<SkinRegions, 'light' | 'coverage'>;
}

export interface ReadMoment {
  readonly moment: PhotoMoment;
  readonly scene: Scene;
}

export function readMoment({ image, face, aligned, skin }: MomentInput): ReadMoment {
  const { blendshapes, pose } = face;
  const { landmarks } = aligned;
  const { light, coverage } = skin;
  const view = viewOf(image, face.landmarks, VIEW_SIDE);
  const fineView = viewOf(image, face.landmarks, FINE_SIDE);
  const background = readBackground(view);
  const eyesHidden = areEyesHidden(coverage);
  return {
    moment: measureMoment({ blendshapes, pose, landmarks, light, eyesHidden, view, fineView, background }),
    scene: readScene({ view, background, landmarks, light, eyesHidden }),
  };
}

/** @param side the long one of the view, in pixels */
function viewOf(image: ImageBitmap, landmarks: Landmarks<ImagePixels>, side: number): View {
  context ??=
    new OffscreenCanvas(FINE_SIDE, FINE_SIDE).getContext('2d', { willReadFrequently: true, alpha: false }) ??
    undefined;
  if (context === undefined) throw new Error('no 2D canvas in this worker');
  const scale = side / Math.max(image.width, image.height);
  const [width, height] = [image.width, image.height].map((length) =>
    Math.max(1, Math.round(length * scale)),
  );
  if (width === undefined || height === undefined) throw new Error('an image has two sides');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return {
    width,
    height,
    pixels: context.getImageData(0, 0, width, height).data,
    face: faceOutline(landmarks).map(({ x, y }) => ({ x: x * scale, y: y * scale })),
  };
}
