/** The skeleton of a JPEG file: its segments, without a look at the picture (ITU-T T.81, annex B). */

export interface Segment {
  /** The marker's second byte. */
  readonly code: number;
  /** Where its content begins, after the length, and where it ends: behind the bytes, if they stop within it. */
  readonly from: number;
  readonly to: number;
}

/** A picture's frame: baseline, extended or progressive, as browsers decode them. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
const PROGRESSIVE = 0xc2;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

export const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;

/**
 * All segments that begin within the bytes. What is no marker is passed over, as decoders do: coded data, fill bytes,
 * and what somebody left between two segments.
 */
export function* segmentsOf(bytes: Uint8Array): Generator<Segment> {
  let at = 2;
  while (at + 3 < bytes.length) {
    const code = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || code === 0xff) {
      at += 1;
      continue;
    }
    if (code === END_OF_IMAGE) return;
    // A stuffed zero, or a marker that stands alone.
    if (code <= 0x01 || (code >= 0xd0 && code <= 0xd8)) {
      at += 2;
      continue;
    }
    const to = at + 2 + word(bytes, at + 2);
    if (to < at + 4) return;
    yield { code, from: at + 4, to };
    at = to;
  }
}

const word = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);

export interface Frame {
  /** Pixels as they are stored, before EXIF turns them. */
  readonly width: number;
  readonly height: number;
  readonly progressive: boolean;
  /** How the file names its components. */
  readonly components: readonly number[];
}

/** @returns null where the bytes hold none, or stop within it */
export function frameOf(bytes: Uint8Array): Frame | null {
  for (const { code, from, to } of segmentsOf(bytes)) {
    if (code === START_OF_SCAN) return null;
    if (!FRAMES.has(code)) continue;
    const height = word(bytes, from + 1);
    const width = word(bytes, from + 3);
    if (to > bytes.length || height === 0 || width === 0) return null;
    const components = Array.from({ length: bytes[from + 5] ?? 0 }, (_, i) => bytes[from + 6 + 3 * i] ?? 0);
    return { width, height, progressive: code === PROGRESSIVE, components };
  }
  return null;
}

/** The scan in which a file stops. */
export interface OpenScan {
  /** Where its coded data begin. */
  readonly data: number;
  /** How far down the picture they must reach, as a share of its height, so that nobody sees what is missing. */
  readonly reach: number;
}

/** Data that bring a part of the picture itself: below a face there is a neck. */
const REACH_FIRST = 0.8;
/** Data that bring the last bit of a brightness which is there already: without it the picture is a little coarser. */
const REACH_LAST_BIT = 0.5;

/** How libjpeg names the components of a file that is not split into brightness and colour. */
const RED = 0x52;

/**
 * The last scan that has begun, if nothing that is seen lacks but the end of it. A progressive file comes coarse first
 * and fine later: all bits of the brightness must have begun, and the mean colour of every block. The rest of the
 * colour comes last in some files, and is missed by nobody.
 *
 * @returns null where more is missing
 */
export function openScanOf(bytes: Uint8Array, { components, progressive }: Frame): OpenScan | null {
  const colours = components.length === 3 && components[0] !== RED ? components.slice(1) : [];
  const missing = new Map(
    components.map((id) => [id, new Set(Array.from({ length: colours.includes(id) ? 1 : 64 }, (_, i) => i))]),
  );
  let open: OpenScan | null = null;
  for (const { code, from, to } of segmentsOf(bytes)) {
    if (code !== START_OF_SCAN || to > bytes.length) continue;
    const count = bytes[from] ?? 0;
    const end = from + 1 + 2 * count;
    const [first, last, bits] = progressive
      ? [bytes[end] ?? 0, bytes[end + 1] ?? 0, bytes[end + 2] ?? 0]
      : [0, 63, 0];
    const ids = Array.from({ length: count }, (_, i) => bytes[from + 1 + 2 * i] ?? 0);
    // The low half says how many bits are still to come, the high half how many were before this one.
    if (bits % 16 === 0)
      for (const id of ids) for (let k = first; k <= last; k += 1) missing.get(id)?.delete(k);
    const isColour = first > 0 && ids.every((id) => colours.includes(id));
    open = { data: to, reach: isColour ? 0 : bits >> 4 === 0 ? REACH_FIRST : REACH_LAST_BIT };
  }
  return [...missing.values()].every((left) => left.size === 0) ? open : null;
}

/** The same file without EXIF, and so without a word on how it lies. */
export function withoutExif(bytes: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let kept = 0;
  for (const { code, from, to } of segmentsOf(bytes)) {
    if (code !== 0xe1) continue;
    parts.push(bytes.subarray(kept, from - 4));
    kept = to;
  }
  return [...parts, bytes.subarray(kept)];
}
