/**
 * A JPEG that lacks its last bytes, as an interrupted copy leaves it. Every viewer shows it; `createImageBitmap` does not,
 * unless the mark of its end is put where the bytes stop. What is missing then comes out grey, however much it is: so
 * it is looked at how far down the picture the data reach.
 */
import { frameOf, openScanOf, withoutExif } from './jpeg-segments.ts';
import { toBitmap } from './to-bitmap.ts';

const END = Uint8Array.of(0xff, 0xd9);
/** How much of the data is taken away to see where they reach. */
const PROBE = 0.02;

/**
 * @returns the picture, upright and in sRGB; null for a file that is no JPEG, or lacks more than its end
 */
export async function decodeCutJpeg(file: Blob): Promise<ImageBitmap | null> {
  const all = new Uint8Array(await file.arrayBuffer());
  // A download that was given its room before it came leaves zeros.
  const bytes = all.subarray(0, all.findLastIndex((byte) => byte !== 0) + 1);
  const frame = frameOf(bytes);
  const scan = frame === null ? null : openScanOf(bytes, frame);
  if (frame === null || scan === null || scan.data >= bytes.length) return null;
  const length = bytes.length - scan.data;
  const probe = Math.min(length, Math.max(64, Math.ceil(length * PROBE)));
  try {
    if (scan.reach > 0) {
      const [present, less] = [bytes, bytes.subarray(0, bytes.length - probe)].map((part) =>
        below(scan.reach, part, frame),
      );
      if (same(await present, await less)) return null;
    }
    return await toBitmap(new Blob([bytes, END], { type: 'image/jpeg' }));
  } catch {
    return null;
  }
}

/** Pixels of the part below that share of the height, as the file stores it. */
async function below(
  reach: number,
  bytes: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Uint8ClampedArray> {
  const high = Math.ceil(height * (1 - reach));
  const file = new Blob([...(withoutExif(bytes) as BlobPart[]), END], { type: 'image/jpeg' });
  const strip = await createImageBitmap(file, 0, height - high, width, high);
  const context = new OffscreenCanvas(width, high).getContext('2d', { willReadFrequently: true });
  context?.drawImage(strip, 0, 0);
  strip.close();
  return context?.getImageData(0, 0, width, high).data ?? new Uint8ClampedArray();
}

const same = (a: Uint8ClampedArray | undefined, b: Uint8ClampedArray | undefined): boolean =>
  a !== undefined && a.every((value, at) => value === b?.[at]);
