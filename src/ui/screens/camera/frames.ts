/** Frames and photos out of the live picture: exactly the part of it that the person sees. */
import { frontCameraFocalRatio } from '#domain/capture/lens.ts';
import { BURST_GAP_MS } from '#state/capture/burst.ts';

/** Width over height of the stage on the camera screen. */
export const STAGE_RATIO = 3 / 4;
/** Long side of a frame for the guide, in pixels: enough for landmarks, cheap to hand over. */
const GUIDE_SIDE = 480;
/** Long side of a photo, in pixels: what a camera is asked for. Of one that gives more, the analysis would not use it. */
const PHOTO_SIDE = 1920;
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

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Size of a picture whose long side has at most `side` pixels: never enlarged. */
function boundedTo(side: number, { width, height }: Size): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Size of the frame that the guide gets from a region. */
export const guideSize = (region: Size): Size => boundedTo(GUIDE_SIDE, region);

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

/** Resolves after so long, or at once where `signal` says that nobody waits any more. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });
}

/** A file of what the stage shows, in full resolution and not mirrored; null where there is no picture any more. */
async function photoOf(video: HTMLVideoElement): Promise<Blob | null> {
  const region = regionOf(video);
  if (region === null) return null;
  const { x, y, width, height } = region;
  const size = boundedTo(PHOTO_SIDE, region);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(video, x, y, width, height, 0, 0, size.width, size.height);
  const photo = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, PHOTO_TYPE, PHOTO_QUALITY),
  );
  // Some browsers keep the pixels of a canvas until they find that it is gone.
  canvas.width = 0;
  return photo;
}

/**
 * Photos of one camera, a gap apart. One picture at a time is in memory, which becomes a file before the next is taken. Fewer,
 * or none, where the camera is lost meanwhile or the page is hidden, where `signal` says that these are enough, and where a
 * slow phone is still at work when the last one is due.
 */
export async function takePhotos(
  video: HTMLVideoElement,
  count: number = 1,
  signal: AbortSignal = new AbortController().signal,
): Promise<Blob[]> {
  const stream = video.srcObject;
  const began = performance.now();
  const photos: Blob[] = [];
  const goesOn = () =>
    !signal.aborted &&
    video.isConnected &&
    video.srcObject === stream &&
    document.visibilityState === 'visible' &&
    performance.now() - began < (count - 0.5) * BURST_GAP_MS;
  for (let i = 0; i < count; i += 1) {
    if (i > 0) await pause(began + i * BURST_GAP_MS - performance.now(), signal);
    // The first is what the person pressed the button for.
    if (i > 0 && !goesOn()) break;
    const photo = await photoOf(video);
    if (photo === null) break;
    photos.push(photo);
  }
  return photos;
}
