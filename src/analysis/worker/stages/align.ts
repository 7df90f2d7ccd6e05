/** Stage "align": the 512 × 512 crop in which eyes and mouth lie at fixed places. */
import { CROP_SIZE, imageToCrop, landmarksInCrop, type ToCrop } from '#domain/face/crop.ts';
import type { CropPixels, ImagePixels, Landmarks } from '#domain/face/landmarks.ts';

export interface AlignedCrop {
  /** 512 × 512 RGBA bytes, sRGB. Black where the photo ends. */
  readonly pixels: Uint8ClampedArray;
  readonly landmarks: Landmarks<CropPixels>;
  readonly toCrop: ToCrop;
}

export interface Aligner {
  align(image: ImageBitmap, landmarks: Landmarks<ImagePixels>): AlignedCrop;
}

/** One canvas serves every photo. */
export function createAligner(): Aligner {
  const canvas = new OffscreenCanvas(CROP_SIZE, CROP_SIZE);
  // Without the hint the pixels live on the GPU and each read-back stalls.
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  if (context === null) throw new Error('no 2D canvas in this worker');
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  return {
    align(image, landmarks) {
      const toCrop = imageToCrop(landmarks);
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, CROP_SIZE, CROP_SIZE);
      context.setTransform(toCrop.a, toCrop.b, -toCrop.b, toCrop.a, toCrop.tx, toCrop.ty);
      context.drawImage(image, 0, 0);
      return {
        pixels: context.getImageData(0, 0, CROP_SIZE, CROP_SIZE).data,
        landmarks: landmarksInCrop(landmarks, toCrop),
        toCrop,
      };
    },
  };
}
