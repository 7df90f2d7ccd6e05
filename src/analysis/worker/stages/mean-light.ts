/** Brightness of whole frames and of the halves of a face, from a thumbnail: cheap enough for the preview. */
import type { ImagePixels } from '#domain/face/landmarks.ts';
import type { Box } from '#domain/geometry/points.ts';
import type { FaceLight } from '#domain/capture/guidance.ts';

const SIDE = 32;
let context: OffscreenCanvasRenderingContext2D | undefined;

/** RGBA of a 32 × 32 thumbnail of the part of the image. */
function thumbnail(image: ImageBitmap, part: Box): Uint8ClampedArray {
  context ??= new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true }) ?? undefined;
  if (context === undefined) throw new Error('no 2D canvas in this worker');
  context.clearRect(0, 0, SIDE, SIDE);
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, SIDE, SIDE);
  return context.getImageData(0, 0, SIDE, SIDE).data;
}

function meanOf(rgba: Uint8ClampedArray, from: number, to: number): number {
  let sum = 0;
  let n = 0;
  for (let y = 0; y < SIDE; y++) {
    for (let x = from; x < to; x++) {
      const i = 4 * (y * SIDE + x);
      sum += 0.2126 * (rgba[i] ?? 0) + 0.7152 * (rgba[i + 1] ?? 0) + 0.0722 * (rgba[i + 2] ?? 0);
      n++;
    }
  }
  return sum / n;
}

/** Mean luma of the whole image, 0…255. */
export function meanLight(image: ImageBitmap): number {
  return meanOf(thumbnail(image, { x: 0, y: 0, width: image.width, height: image.height }), 0, SIDE);
}

/** Mean luma of the left and the right half of the box, 0…255 each. */
export function faceLight(image: ImageBitmap, box: Box<ImagePixels>): FaceLight {
  const rgba = thumbnail(image, box);
  return { left: meanOf(rgba, 0, SIDE / 2), right: meanOf(rgba, SIDE / 2, SIDE) };
}

export function isNearlyBlack(light: number): boolean {
  return light < 24;
}

export function isNearlyWhite(light: number): boolean {
  return light > 242;
}
