/**
 * A large JPEG decoded at a fraction of its size: a JPEG keeps blocks of 8 × 8 frequencies, and a decoder that is
 * told to may leave out the high ones (libjpeg's `scale_num`). A photo of 12 megapixels then takes half of the time
 * and a quarter of the memory. Chromium does so through WebCodecs alone; any other answer is refused here, and the
 * caller decodes the whole picture.
 */
import type { ImageHeader } from './image-type.ts';

/** Eighths of the size up to which it pays. */
const MOST_EIGHTHS = 4;

/**
 * @param side what the long side of the answer has at least, px
 * @returns the picture upright and in sRGB; null where it is too small to gain, or the browser cannot do this
 */
export async function decodeReducedJpeg(
  file: Blob,
  { width, height }: ImageHeader,
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
    return await createImageBitmap(frame, { imageOrientation: 'from-image' });
  } catch {
    // What is wrong with the file, the way that all others take will say.
    return null;
  } finally {
    frame?.close();
    decoder?.close();
  }
}
