/**
 * A file that `createImageBitmap` refuses although every viewer shows it, such as a PNG that lacks its last bytes: the
 * page draws what it is shown as, and that is read.
 */

/** Long side of what is drawn, px: more is not analysed. */
const MAX_SIDE = 1600;
/** The lowest part of the picture: what is shown must reach into it, as of a JPEG that is cut (worker/stages/cut-jpeg.ts). */
const LOWEST = 0.2;

/** Of JPEGs the worker knows how much is missing: what a page shows of one has no gap that could be seen. */
async function isJpeg(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0xff && second === 0xd8;
}

/** @returns what the browser shows, upright and in sRGB; null where it shows nothing, or not enough. Never rejects. */
export async function asShown(file: Blob): Promise<Blob | null> {
  let url: string | undefined;
  try {
    if (await isJpeg(file)) return null;
    url = URL.createObjectURL(file);
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const { naturalWidth, naturalHeight } = picture;
    const factor = Math.min(1, MAX_SIDE / Math.max(naturalWidth, naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(naturalWidth * factor));
    canvas.height = Math.max(1, Math.round(naturalHeight * factor));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const top = Math.floor(canvas.height * (1 - LOWEST));
    const lowest = context?.getImageData(0, top, canvas.width, canvas.height - top).data;
    // Where nothing has come, nothing is drawn.
    if (lowest?.some((value, at) => at % 4 === 3 && value > 0) !== true) return null;
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } catch {
    return null;
  } finally {
    if (url !== undefined) URL.revokeObjectURL(url);
  }
}
