/** The parts of a JPEG that say how large it is and what is written beside it; no decoder would show it. */

/** One segment: its marker, and what follows on its length. */
export const segment = (marker: number, content: readonly number[] | string): number[] => {
  const bytes = typeof content === 'string' ? [...Buffer.from(content, 'latin1')] : content;
  const length = bytes.length + 2;
  return [0xff, marker, length >> 8, length & 0xff, ...bytes];
};

const words = (...numbers: readonly number[]) => numbers.flatMap((number) => [number >> 8, number & 0xff]);

export interface JpegParts {
  readonly width?: number;
  readonly height?: number;
  /** Before the frame. */
  readonly notes?: readonly number[];
  /** Behind the end. */
  readonly tail?: readonly number[];
  /** Of the scan. */
  readonly scan?: readonly number[];
}

export function smallJpeg({
  width = 256,
  height = 256,
  notes = [],
  tail = [],
  scan = [1, 2, 3],
}: JpegParts = {}) {
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xe0, 'JFIF\0'),
    ...notes,
    ...segment(0xdb, [0]),
    ...segment(0xc0, [8, ...words(height, width), 1, 1, 0x11, 0]),
    ...segment(0xc4, [0]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...scan,
    0xff,
    0xd9,
    ...tail,
  ]);
}

export const smallPicture = (parts: JpegParts = {}): Blob =>
  new Blob([smallJpeg(parts)], { type: 'image/jpeg' });
