/** Stage "decode": a file becomes an upright bitmap of bounded size, without metadata. */
import { MAX_PIXELS, MAX_REDUCED_PIXELS } from '#domain/limits/photo.ts';
import { AnalysisError } from '../errors.ts';
import { decodeCutJpeg } from './cut-jpeg.ts';
import { readHeader } from './image-header.ts';
import { upright } from './orientation.ts';
import { scaled, toBitmap } from './to-bitmap.ts';

// A large JPEG decoded at a fraction of its size: a JPEG keeps blocks of 8 × 8 frequencies, and a decoder that is
// told to may leave out the high ones (libjpeg's `scale_num`). A photo of 12 megapixels then takes half of the time
// and a quarter of the memory. Chromium does so through WebCodecs alone; any other answer is refused here, and the
// caller decodes the whole picture.

/** Eighths of the size up to which it pays. */
const MOST_EIGHTHS = 4;

/**
 * @param side what the long side of the answer has at least, px
 * @returns the picture upright and in sRGB; null where it is too small to gain, or the browser cannot do this
 */
export async function decodeReducedJpeg(
  file: Blob,
  { width, height }: { readonly width: number; readonly height: number },
  side: number,
): Promise<ImageBitmap | null> {
  const eighths = Math.ceil((8 * side) / Math.max(width, height));
  if (eighths > MOST_EIGHTHS || !('ImageDecoder' in globalThis)) return null;
  const [wide, high] = [width, height].map((whole) => Math.ceil((whole * eighths) / 8)) as [number, number];
  let decoder: ImageDecoder | undefined;
  let frame: VideoFrame | undefined;
  try {
    decoder = new ImageDecoder({
      data: await file.arrayBuffer(),
      type: 'image/jpeg',
      desiredWidth: wide,
      desiredHeight: high,
    });
    frame = (await decoder.decode()).image;
    // A browser whose frames know no rotation would forget what EXIF says of it.
    if (frame.codedWidth !== wide || frame.codedHeight !== high || !('rotation' in frame)) return null;
    return await toBitmap(frame);
  } catch {
    // What is wrong with the file, the way that all others take will say.
    return null;
  } finally {
    frame?.close();
    decoder?.close();
  }
}

/** Long side of what is analysed, px: enough for 1 px of crop from 1 px of a face that fills the photo. */
const MAX_SIDE = 1600;

/** If one of these does not open, the file is at fault; with any other kind, this browser may not know it. */
const OPENED_EVERYWHERE: ReadonlySet<string> = new Set(['jpg', 'png', 'webp', 'gif', 'bmp', 'avif']);

/** @throws AnalysisError `not-an-image`, `unsupported-format`, `too-large` */
export async function decode(photo: Blob): Promise<ImageBitmap> {
  return bound(await decodeFile(photo));
}

async function decodeFile(file: Blob): Promise<ImageBitmap> {
  const header = await readHeader(file);
  const isJpeg = header.type === 'jpg';
  const pixels = header.width * header.height;
  const reducible = isJpeg && pixels <= (header.progressive ? MAX_PIXELS : MAX_REDUCED_PIXELS);
  const reduced = reducible ? await decodeReducedJpeg(file, header, MAX_SIDE) : null;
  if (reduced !== null) return reduced;
  if (pixels > MAX_PIXELS) throw new AnalysisError('too-large', `${header.width} × ${header.height}`);
  // A JPEG has no alpha: the same bytes either way, and Chromium copies the whole picture for 'none'.
  const premultiplyAlpha = isJpeg ? 'default' : 'none';
  let bitmap: ImageBitmap;
  try {
    // Orientation from EXIF is applied, colour profiles are turned into sRGB.
    bitmap = await toBitmap(file, { premultiplyAlpha });
  } catch (error) {
    const mended = isJpeg ? await decodeCutJpeg(file) : null;
    if (mended !== null) return mended;
    throw new AnalysisError(
      OPENED_EVERYWHERE.has(header.type) ? 'not-an-image' : 'unsupported-format',
      String(error),
    );
  }
  return upright(bitmap, file, header.type);
}

async function bound(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const factor = MAX_SIDE / Math.max(bitmap.width, bitmap.height);
  if (factor >= 1) return bitmap;
  try {
    return await scaled(
      bitmap,
      Math.max(1, Math.round(bitmap.width * factor)),
      Math.max(1, Math.round(bitmap.height * factor)),
    );
  } finally {
    bitmap.close();
  }
}
