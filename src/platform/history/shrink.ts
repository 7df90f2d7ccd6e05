/** A photo made small: drawn anew, so that orientation is applied and no metadata survives. */

/** Long side in pixels: enough for two side by side on a phone, too little for anything else. */
export const THUMBNAIL_SIDE = 320;
const QUALITY = 0.8;

/** Size inside a square of `side`, never enlarged, never below one pixel. */
export function fitInside(
  width: number,
  height: number,
  side: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A JPEG of at most `side` pixels. Rejects on anything that the browser cannot decode. */
export async function shrink(photo: Blob, side = THUMBNAIL_SIDE): Promise<Blob> {
  // Safari before 17.2 refuses the word, and turns pictures by itself.
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() =>
    createImageBitmap(photo),
  );
  try {
    const size = fitInside(bitmap.width, bitmap.height, side);
    const canvas = document.createElement('canvas');
    canvas.width = size.width;
    canvas.height = size.height;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No canvas to draw on');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (blob === null) throw new Error('The canvas gave no picture');
    return blob;
  } finally {
    bitmap.close();
  }
}
