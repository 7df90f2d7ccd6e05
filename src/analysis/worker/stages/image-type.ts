/**
 * What kind of file this is, by its first bytes and never by its name. Decoders are only asked for
 * formats we mean to read, and only after the header says that the picture is not a bomb.
 */
import { imageSize } from 'image-size';
import { MAX_FILE_BYTES, MAX_PIXELS } from '#domain/limits/photo.ts';
import { AnalysisError } from '../errors.ts';

/** As `image-size` names them; the browser may still lack HEIC and AVIF. */
const READABLE: ReadonlySet<string> = new Set(['jpg', 'png', 'webp', 'avif', 'heif', 'heic']);

export interface ImageHeader {
  /** As `image-size` names it. */
  readonly type: string;
  /** Pixels as they are stored, before EXIF turns them. */
  readonly width: number;
  readonly height: number;
}

/**
 * Checks a file's header.
 *
 * @param head the first bytes of the file, at least as many as its header has
 * @param fileBytes size of the whole file
 * @throws AnalysisError `not-an-image`, `unsupported-format`, `too-large`
 */
export function checkHeader(head: Uint8Array, fileBytes: number): ImageHeader {
  if (fileBytes > MAX_FILE_BYTES) throw new AnalysisError('too-large', `${fileBytes} bytes`);
  let size: ReturnType<typeof imageSize>;
  try {
    size = imageSize(head);
  } catch (error) {
    throw new AnalysisError(isKnownForeign(head) ? 'unsupported-format' : 'not-an-image', String(error));
  }
  const type = size.type ?? '';
  if (!READABLE.has(type)) throw new AnalysisError('unsupported-format', type);
  if (size.width * size.height > MAX_PIXELS) {
    throw new AnalysisError('too-large', `${size.width} × ${size.height}`);
  }
  return { type, width: size.width, height: size.height };
}

/** Pictures and films that image-size refuses although a person would call them one. */
function isKnownForeign(head: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(head.subarray(0, 1024));
  return /^GIF8|^BM|^%PDF|<svg[\s>]|^....ftyp/is.test(text);
}
