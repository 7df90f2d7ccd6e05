/**
 * The same face a second time: upright, mirrored, in the middle and always equally large. A landmark
 * model moves its outline a little with place, tilt and side; two looks that differ in all of them
 * average that out, and what is left no longer depends on how the phone was held.
 */
import { largestFace } from '#domain/capture/choose-face.ts';
import { contourFeatures } from '#domain/face/shape-contour.ts';
import { imageToShapeCrop, SHAPE_CROP, SHAPE_CROP_FILL } from '#domain/face/shape-gradients.ts';
import { frontalise } from '#domain/face/frontal.ts';
import type { ImagePixels, Landmarks } from '#domain/face/landmarks.ts';
import { estimatePose } from '#domain/face/pose.ts';
import type { LandmarkEngine } from '../engines/engine.ts';

/** Pixels of this picture to one of the shape crop: the face is then about as large as the models want it. */
const SCALE = 3;

/** The contour of the mirror image (equal to the face's own but for chance); null where no face is found in it. */
export type SecondLook = (
  engine: LandmarkEngine,
  image: ImageBitmap,
  landmarks: Landmarks<ImagePixels>,
) => Promise<number[] | null>;

/** One canvas serves every photo. */
export function createSecondLook(): SecondLook {
  const size = { width: SCALE * SHAPE_CROP.width, height: SCALE * SHAPE_CROP.height };
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  if (context === null) throw new Error('no 2D canvas in this worker');
  return async (engine, image, landmarks) => {
    const { a, b, tx, ty } = imageToShapeCrop(landmarks);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.imageSmoothingQuality = 'high';
    context.fillStyle = `rgb(${SHAPE_CROP_FILL}, ${SHAPE_CROP_FILL}, ${SHAPE_CROP_FILL})`;
    context.fillRect(0, 0, size.width, size.height);
    // The crop's similarity, then x → width − x.
    context.setTransform(-SCALE * a, SCALE * b, SCALE * b, SCALE * a, size.width - SCALE * tx, SCALE * ty);
    context.drawImage(image, 0, 0);
    const mirrored = canvas.transferToImageBitmap();
    try {
      const face = largestFace(await engine.detect(mirrored));
      if (face === null) return null;
      const pose = face.pose ?? estimatePose(face.landmarks, size);
      return contourFeatures(frontalise(face.landmarks, pose), pose);
    } finally {
      mirrored.close();
    }
  };
}
