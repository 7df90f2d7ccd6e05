/** Stage "align": the 512 × 512 crop in which eyes and mouth lie at fixed places. */
import { CROP_SIZE, imageToCrop } from '#domain/face/crop.ts';
import { STRIDE, type Landmarks } from '#domain/geometry/points.ts';
import { applySimilarity, similarityScale, type Similarity } from '#domain/geometry/similarity.ts';

export interface AlignedCrop {
  /** 512 × 512 RGBA bytes, sRGB. Black where the photo ends. */
  readonly pixels: Uint8ClampedArray;
  /** Landmarks in crop pixels, z on the same scale. */
  readonly landmarks: Landmarks;
  readonly toCrop: Similarity;
}

export interface Aligner {
  /** @param landmarks pixels of the image */
  align(image: ImageBitmap, landmarks: Landmarks): AlignedCrop;
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
        landmarks: transformLandmarks(landmarks, toCrop),
        toCrop,
      };
    },
  };
}

function transformLandmarks(landmarks: Landmarks, toCrop: Similarity): Landmarks {
  const scale = similarityScale(toCrop);
  const out = new Float32Array(landmarks.length);
  for (let i = 0; i + 2 < landmarks.length; i += STRIDE) {
    const p = applySimilarity(toCrop, { x: landmarks[i] ?? 0, y: landmarks[i + 1] ?? 0 });
    out[i] = p.x;
    out[i + 1] = p.y;
    out[i + 2] = (landmarks[i + 2] ?? 0) * scale;
  }
  return out;
}
