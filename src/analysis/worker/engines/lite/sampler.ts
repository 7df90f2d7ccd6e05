/** Cutting square windows out of an image, as pixels. */
import { imageToCrop, type Crop } from '../crop.ts';

/**
 * The pixels of a window, drawn `size` × `size`: RGBA, rows from the top, black where it reaches over
 * the image's edge. The array may be reused by the next call.
 */
export type Sampler = (crop: Crop, size: number) => Uint8ClampedArray;

/**
 * Samples bitmaps with one small canvas per window size, made once and kept.
 *
 * @returns a function that gives the sampler of one bitmap
 * @throws Error where the browser has no OffscreenCanvas with a 2D context (the engine cannot start there)
 */
export function createCanvasSampling(): (image: ImageBitmap) => Sampler {
  const contexts = new Map<number, OffscreenCanvasRenderingContext2D>();
  const contextOf = (size: number) => {
    const known = contexts.get(size);
    if (known !== undefined) return known;
    // Read back after every drawing: keep the canvas in main memory.
    const context = new OffscreenCanvas(size, size).getContext('2d', {
      willReadFrequently: true,
      alpha: false,
    });
    if (context === null) throw new Error('OffscreenCanvas has no 2D context');
    // A photo shrinks by up to eight: without a filter, moiré would depend on the photo's size.
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'medium';
    contexts.set(size, context);
    return context;
  };
  return (image) => (crop, size) => {
    const context = contextOf(size);
    context.resetTransform();
    context.fillStyle = '#000';
    context.fillRect(0, 0, size, size);
    context.setTransform(...imageToCrop(crop, size));
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, size, size).data;
  };
}
