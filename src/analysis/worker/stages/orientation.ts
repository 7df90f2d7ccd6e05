/**
 * How a photo lies, for the formats in which some browsers pass over what EXIF says of it: WebP (Chromium) and PNG
 * (older ones). A JPEG is turned by all of them; AVIF and HEIC carry their turn in boxes of their own.
 */
import { toBitmap } from './to-bitmap.ts';

/** 2 × 1 pixels that EXIF puts upright: a browser that obeys shows 1 × 2. */
const LYING: Readonly<Record<string, string>> = {
  webp: 'UklGRlIAAABXRUJQVlA4WAoAAAAIAAAAAQAAAAAAVlA4TBIAAAAvAQAAAA8w//M///MfeMiI/gdFWElGGgAAAElJKgAIAAAAAQASAQMAAQAAAAYAAAAAAAAA',
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAGmVYSWZJSSoACAAAAAEAEgEDAAEAAAAGAAAAAAAAALdIESkAAAALSURBVHicY/jPAAACAQEAMrorkgAAAABJRU5ErkJggg==',
};

const obeys = new Map<string, Promise<boolean>>();

/** Whether this browser turns pictures of the type by itself. */
function isTurned(type: string): Promise<boolean> {
  const known = obeys.get(type);
  if (known !== undefined) return known;
  const bytes = Uint8Array.from(atob(LYING[type] ?? ''), (letter) => letter.charCodeAt(0));
  const answer = toBitmap(new Blob([bytes])).then(
    ({ height }) => height === 2,
    () => true,
  );
  obeys.set(type, answer);
  return answer;
}

/**
 * Turns the picture where its file says so and the browser did not.
 *
 * @param type as `image-size` names it
 * @returns the picture itself where nothing is to be done; otherwise another one, and the given one is closed
 */
export async function upright(bitmap: ImageBitmap, file: Blob, type: string): Promise<ImageBitmap> {
  if (!(type in LYING) || (await isTurned(type))) return bitmap;
  const orientation = orientationOf(new Uint8Array(await file.arrayBuffer()), type);
  const turn = TURNS[orientation];
  if (turn === undefined) return bitmap;
  const { width, height } = bitmap;
  const canvas = orientation > 4 ? new OffscreenCanvas(height, width) : new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context?.setTransform(...turn(width, height));
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.transferToImageBitmap();
}

type Matrix = readonly [number, number, number, number, number, number];

/** From stored pixels to upright ones, by EXIF's number (EXIF 2.32, 4.6.4). */
const TURNS: Readonly<Record<number, (width: number, height: number) => Matrix>> = {
  2: (width) => [-1, 0, 0, 1, width, 0],
  3: (width, height) => [-1, 0, 0, -1, width, height],
  4: (_, height) => [1, 0, 0, -1, 0, height],
  5: () => [0, 1, 1, 0, 0, 0],
  6: (_, height) => [0, 1, -1, 0, height, 0],
  7: (width, height) => [0, -1, -1, 0, height, width],
  8: (width) => [0, -1, 1, 0, 0, width],
};

/** @returns EXIF's number; 1, upright, where the file holds none or it cannot be read */
export function orientationOf(bytes: Uint8Array, type: string): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const at = type === 'webp' ? chunkOf(view, 'EXIF', 12, true) : chunkOf(view, 'eXIf', 8, false);
    return at === null ? 1 : orientationIn(view, at);
  } catch (error) {
    // Metadata that stop too early never take a picture down.
    if (error instanceof RangeError) return 1;
    throw error;
  }
}

const textAt = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));

/** Where the content of the chunk begins. RIFF: name, length, content to an even length. PNG: length, name, content, sum. */
function chunkOf(view: DataView, name: string, first: number, riff: boolean): number | null {
  for (let at = first; at + 8 <= view.byteLength;) {
    const length = view.getUint32(riff ? at + 4 : at, riff);
    if (textAt(view, riff ? at : at + 4) === name) return at + 8;
    at += riff ? 8 + length + (length % 2) : 12 + length;
  }
  return null;
}

/** In a block of TIFF, which some writers put a JPEG's "Exif" before. */
function orientationIn(view: DataView, start: number): number {
  const tiff = textAt(view, start) === 'Exif' ? start + 6 : start;
  const little = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, little);
  const entries = view.getUint16(directory, little);
  for (let i = 0; i < entries; i += 1) {
    const entry = directory + 2 + 12 * i;
    if (view.getUint16(entry, little) === 0x0112) return view.getUint16(entry + 8, little);
  }
  return 1;
}
