/**
 * What kind of file this is, by its bytes and never by its name. Decoders are only asked after the header says that the
 * picture is not a bomb; whether this browser can open it, the browser says.
 */
import { imageSize } from 'image-size';
import { MAX_FILE_BYTES } from '#domain/limits/photo.ts';
import { AnalysisError } from '../errors.ts';
import { frameOf, isJpeg } from './jpeg-segments.ts';

export interface ImageHeader {
  /** As `image-size` names it; of the family of HEIF either `avif` or `heic`, whatever the brand. */
  readonly type: string;
  /** Pixels as they are stored, before EXIF turns them. */
  readonly width: number;
  readonly height: number;
  /** Of a JPEG: decoders keep all of such a one in memory until its last byte. */
  readonly progressive: boolean;
}

/** Enough for most headers, EXIF with its thumbnail and colour profile included. */
const HEAD_BYTES = 512 * 1024;

/**
 * Reads a file's header: the first bytes, and the whole file where they do not hold it.
 *
 * @throws AnalysisError `not-an-image`, `unsupported-format`, `too-large`
 */
export async function readHeader(file: Blob): Promise<ImageHeader> {
  if (file.size === 0) throw new AnalysisError('not-an-image', 'empty file');
  if (file.size > MAX_FILE_BYTES) throw new AnalysisError('too-large', `${file.size} bytes`);
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const header =
    headerOf(head) ?? (file.size > head.length ? headerOf(new Uint8Array(await file.arrayBuffer())) : null);
  if (header === null || header.type === 'svg') {
    throw new AnalysisError(isKnownForeign(head) ? 'unsupported-format' : 'not-an-image', 'no header');
  }
  return header;
}

/** @returns null where the bytes do not hold the header of a picture */
function headerOf(bytes: Uint8Array): ImageHeader | null {
  if (isJpeg(bytes)) {
    const frame = frameOf(bytes);
    if (frame === null) return null;
    const { width, height, progressive } = frame;
    return { type: 'jpg', width, height, progressive };
  }
  const heif = isHeif(bytes);
  try {
    const { type = '', width, height } = imageSize(heif ? asAvif(bytes) : bytes);
    if (width * height === 0) return null;
    return { type: heif ? codecOf(bytes) : type, width, height, progressive: false };
  } catch {
    return null;
  }
}

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  new TextDecoder('latin1').decode(bytes.subarray(from, to));

/** A still picture in a file of boxes (ISO/IEC 23008-12), whatever its brand. */
const isHeif = (bytes: Uint8Array): boolean => latin(bytes, 4, 8) === 'ftyp';

/** By the brands that it says it is compatible with. */
const codecOf = (bytes: Uint8Array): string => (/avi[fs]/.test(latin(bytes, 8, 64)) ? 'avif' : 'heic');

/** `image-size` looks for the size by a list of brands; the boxes are the same for all of them. */
function asAvif(bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice();
  copy.set(new TextEncoder().encode('avif'), 8);
  return copy;
}

/** Pictures and films that have no header for us although a person would call them one. */
function isKnownForeign(head: Uint8Array): boolean {
  return /^GIF8|^BM|^%PDF|<svg[\s>]|^....ftyp/is.test(latin(head, 0, 1024));
}
