/** The lens of a photo from the library, as far as the file tells. Read on the device and forgotten. */
import { focalRatio } from '#domain/capture/lens.ts';

/** EXIF stands at the beginning of a JPEG and is at most 64 KB long. */
const HEAD_BYTES = 128 * 1024;
/** FocalLengthIn35mmFilm (EXIF 2.32, 4.6.5). */
const FOCAL_LENGTH_TAG = 0xa405;
const JPEG_START = 0xffd8;

/**
 * @param image size of the decoded photo
 * @returns focal length over the long side of the photo; null where it is unknown or the photo was cut
 */
export async function readFocalRatio(
  photo: Blob,
  image: { readonly width: number; readonly height: number },
): Promise<number | null> {
  try {
    const head = new Uint8Array(await photo.slice(0, HEAD_BYTES).arrayBuffer());
    if ((head[0] ?? 0) * 256 + (head[1] ?? 0) !== JPEG_START || !hasExif(head)) return null;
    const { parse } = await import('exifr/dist/mini.esm.mjs');
    const tags = await parse(head, { exif: { pick: [FOCAL_LENGTH_TAG] }, gps: false, translateKeys: false });
    const millimetres = tags?.[String(FOCAL_LENGTH_TAG)];
    return typeof millimetres === 'number' ? focalRatio(millimetres, image.width, image.height) : null;
  } catch {
    // Damaged metadata: the photo is read all the same, without a distance.
    return null;
  }
}

/** Whether "Exif\0\0" stands near the beginning; most photos from messengers have none. */
function hasExif(head: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(head.subarray(0, 4096)).includes('Exif\0\0');
}
