/** Stage "decode": a file becomes an upright bitmap of bounded size, without metadata. */
import { AnalysisError } from '../errors.ts';
import { decodeReducedJpeg } from './reduced-jpeg.ts';
import { checkHeader } from './image-type.ts';

/** Long side of what is analysed, px: enough for 1 px of crop from 1 px of a face that fills the photo. */
const MAX_SIDE = 1600;

/** Enough for the header of every format, EXIF with its thumbnail and colour profile included. */
const HEAD_BYTES = 512 * 1024;

/** @throws AnalysisError `not-an-image`, `unsupported-format`, `too-large` */
export async function decode(photo: Blob): Promise<ImageBitmap> {
  return bound(await decodeFile(photo));
}

async function decodeFile(file: Blob): Promise<ImageBitmap> {
  if (file.size === 0) throw new AnalysisError('not-an-image', 'empty file');
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const header = checkHeader(head, file.size);
  const isJpeg = header.type === 'jpg';
  const reduced = isJpeg ? await decodeReducedJpeg(file, header, MAX_SIDE) : null;
  if (reduced !== null) return reduced;
  // A JPEG has no alpha: the same bytes either way, and Chromium copies the whole picture for 'none'.
  const premultiplyAlpha = isJpeg ? 'default' : 'none';
  try {
    // Orientation from EXIF is applied, colour profiles are turned into sRGB.
    return await createImageBitmap(file, { imageOrientation: 'from-image', premultiplyAlpha });
  } catch (error) {
    throw new AnalysisError(isHeic(head) ? 'unsupported-format' : 'not-an-image', String(error));
  }
}

/** HEIC opens in Safari only; elsewhere it is a sound file in a format that the browser cannot read. */
function isHeic(head: Uint8Array): boolean {
  return /^....ftyp(heic|heix|hevc|mif1|msf1)/s.test(String.fromCharCode(...head.subarray(0, 12)));
}

async function bound(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const factor = MAX_SIDE / Math.max(bitmap.width, bitmap.height);
  if (factor >= 1) return bitmap;
  try {
    return await createImageBitmap(bitmap, {
      resizeWidth: Math.max(1, Math.round(bitmap.width * factor)),
      resizeHeight: Math.max(1, Math.round(bitmap.height * factor)),
      resizeQuality: 'medium',
    });
  } finally {
    bitmap.close();
  }
}
