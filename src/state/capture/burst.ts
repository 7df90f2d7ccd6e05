/** When the photos of a burst are taken, in which order they are read, and how long that may go on. */
import { BURST_MS, BURST_PHOTOS } from '#domain/limits/photo.ts';

/** Milliseconds from one photo of a burst to the next. */
export const BURST_GAP_MS = BURST_MS / (BURST_PHOTOS - 1);

/**
 * Milliseconds of reading after which no further photo of a burst is begun: about what three photos, as a burst once had, take
 * on a slow phone. The photo that is shown is read first, so that it is always among them.
 */
export const BURST_READ_MS = 3000;

/** The middle one in time first, then its neighbours: the order in which the photos count where time is short. */
export function middleFirst<Photo>(photos: readonly [Photo, ...Photo[]]): [Photo, ...Photo[]] {
  const middle = Math.floor(photos.length / 2);
  const [first, ...more] = photos
    .map((photo, index) => ({ photo, off: Math.abs(index - middle) }))
    .toSorted((a, b) => a.off - b.off)
    .map(({ photo }) => photo);
  return [first ?? photos[0], ...more];
}
