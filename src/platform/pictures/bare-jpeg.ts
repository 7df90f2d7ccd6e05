/** What of a JPEG is the picture, and what was written beside it. Pure. */
import { PICTURE_SIDE } from '#domain/account/limits.ts';

/** As the bucket says (supabase/migrations): more than a picture of this size ever has. */
export const PICTURE_BYTES = 65_536;

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const JFIF = 0xe0;
const COMMENT = 0xfe;
const isNote = (marker: number) => (marker > JFIF && marker <= 0xef) || marker === COMMENT;
/** The header of a frame: how high and how wide it is. Not DHT (c4), JPG (c8), DAC (cc). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/**
 * The same picture without the segments in which cameras and programs write (EXIF, XMP, colour profile, comment): safe
 * for a picture that was drawn anew, which stands upright and is sRGB. Null for anything but one JPEG of at most
 * `PICTURE_SIDE` pixels each way and `PICTURE_BYTES`.
 */
export function bareJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (bytes[0] !== 0xff || bytes[1] !== SOI || bytes.length > 4 * PICTURE_BYTES) return null;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let side = 0;
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    const length = 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
    if (bytes[at] !== 0xff || length < 4 || at + length > bytes.length) return null;
    if (marker === SOS) {
      const rest = scan(bytes.subarray(at));
      return rest === null || side === 0 || side > PICTURE_SIDE ? null : joined([...kept, rest]);
    }
    const segment = bytes.subarray(at, at + length);
    if (isFrame(marker)) {
      const [, , , , , high = 0, higher = 0, wide = 0, wider = 0] = segment;
      side = Math.max((high << 8) + higher, (wide << 8) + wider);
    }
    if (!isNote(marker)) kept.push(segment);
    at += length;
  }
  return null;
}

/**
 * From the first scan to the end of the picture: what a program hung behind it is cut off. Null without an end, and where
 * a note stands between two scans: no browser draws one there.
 */
function scan(bytes: Uint8Array): Uint8Array | null {
  for (let at = 2; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const marker = bytes[at + 1] ?? 0;
    if (marker === EOI) return bytes.subarray(0, at + 2);
    if (isNote(marker)) return null;
  }
  return null;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> | null {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (length > PICTURE_BYTES) return null;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
