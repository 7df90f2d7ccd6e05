/** The picture that the gradients of the face shape are read from. */
import type { ImagePixels, Landmarks } from '#domain/face/landmarks.ts';
import { imageToShapeCrop, SHAPE_CROP, SHAPE_CROP_FILL } from '#domain/face/shape-gradients.ts';

/** RGBA bytes of SHAPE_CROP. */
export type ShapeCrop = (image: ImageBitmap, landmarks: Landmarks<ImagePixels>) => Uint8ClampedArray;

/** One canvas serves every photo. */
export function createShapeCrop(): ShapeCrop {
  const { width, height } = SHAPE_CROP;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  if (context === null) throw new Error('no 2D canvas in this worker');
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.fillStyle = `rgb(${SHAPE_CROP_FILL}, ${SHAPE_CROP_FILL}, ${SHAPE_CROP_FILL})`;
  return (image, landmarks) => {
    const { a, b, tx, ty } = imageToShapeCrop(landmarks);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillRect(0, 0, width, height);
    context.setTransform(a, b, -b, a, tx, ty);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  };
}
