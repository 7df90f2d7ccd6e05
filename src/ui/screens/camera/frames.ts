/** Frames and photos out of the live picture: exactly the part of it that the person sees. */
import { frontCameraFocalRatio } from '#domain/capture/lens.ts';
import { BURST_PHOTOS } from '#domain/limits/photo.ts';
import { BURST_GAP_MS } from '#state/capture/burst.ts';

/** Width over height of the stage on the camera screen. */
export const STAGE_RATIO = 3 / 4;
/** Long side of a frame for the guide, in pixels: enough for landmarks, cheap to hand over. */
const GUIDE_SIDE = 480;
/** JPEG with all the detail that the skin maps can use. */
const PHOTO_TYPE = 'image/jpeg';
const PHOTO_QUALITY = 0.95;

export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The middle of a picture that a stage of `ratio` shows (CSS `object-fit: cover`), in whole pixels. */
export function visibleRegion(width: number, height: number, ratio: number): Region {
  const wide = width / height > ratio;
  const w = wide ? Math.round(height * ratio) : width;
  const h = wide ? height : Math.round(width / ratio);
  return { x: Math.floor((width - w) / 2), y: Math.floor((height - h) / 2), width: w, height: h };
}

/** Size of the frame that the guide gets from a region: never enlarged. */
export function guideSize({ width, height }: Region): { width: number; height: number } {
  const scale = Math.min(1, GUIDE_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function regionOf(video: HTMLVideoElement): Region | null {
  const ready = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth > 0;
  return ready ? visibleRegion(video.videoWidth, video.videoHeight, STAGE_RATIO) : null;
}

/** A small frame for the guide; null as long as there is no picture. */
export async function grabFrame(video: HTMLVideoElement): Promise<ImageBitmap | null> {
  const region = regionOf(video);
  if (region === null) return null;
  const { x, y, width, height } = region;
  const size = guideSize(region);
  const options = { resizeWidth: size.width, resizeHeight: size.height, resizeQuality: 'low' } as const;
  try {
    return await createImageBitmap(video, x, y, width, height, options).catch(() =>
      // A browser that does not scale bitmaps gives larger ones.
      createImageBitmap(video, x, y, width, height),
    );
  } catch {
    return null;
  }
}

/** Of the photos that `takePhotos` takes of a front camera, as `frontCameraFocalRatio` says it; null without a picture. */
export function focalRatioOf(video: HTMLVideoElement): number | null {
  const region = regionOf(video);
  return region && frontCameraFocalRatio({ width: video.videoWidth, height: video.videoHeight }, region);
}

/** Resolves with the next picture of the camera. */
export function nextPicture(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(() => resolve());
    else requestAnimationFrame(() => resolve());
  });
}

async function toPhoto(bitmap: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, PHOTO_TYPE, PHOTO_QUALITY));
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Photos of this moment, in full resolution and not mirrored: first all pictures, then all files, so
 * that compressing one does not delay the next. Fewer, or none, where the camera is lost meanwhile.
 */
export async function takePhotos(video: HTMLVideoElement, count: number = BURST_PHOTOS): Promise<Blob[]> {
  const pictures: ImageBitmap[] = [];
  for (let i = 0; i < count; i += 1) {
    if (i > 0) await pause(BURST_GAP_MS);
    const region = regionOf(video);
    if (region === null) break;
    const { x, y, width, height } = region;
    const picture = await createImageBitmap(video, x, y, width, height).catch(() => null);
    if (picture === null) break;
    pictures.push(picture);
  }
  const photos: Blob[] = [];
  for (const picture of pictures) {
    const photo = await toPhoto(picture);
    if (photo !== null) photos.push(photo);
  }
  return photos;
}
