/** What the camera and a file of a photo are held to: said in the texts, too (src/i18n/figures.ts). */

/** 40 MB and 100 megapixels: more than any phone makes, less than what ends a tab. */
export const MAX_FILE_BYTES = 40 * 1024 * 1024;
export const MAX_PIXELS = 100_000_000;
/** Of a JPEG that the browser decodes at a part of its size, row by row: the largest that phones make is 200. */
export const MAX_REDUCED_PIXELS = 256_000_000;

/** Photos that a burst takes, and milliseconds from its first to its last. */
export const BURST_PHOTOS = 5;
export const BURST_MS = 2000;
/** Milliseconds of stillness after which a timer that was set begins to count, and what it counts from, a second each. */
export const STEADY_MS = 1000;
export const COUNT_FROM = 3;

/** Milliseconds promised for a photo as long as this phone has no past. */
export const USUAL_MS = 5000;

/** A photo of the share sheet waits so long: enough to sign in on the way. One that was not opened by then is dropped. */
export const SHARED_KEPT_MS = 10 * 60_000;

/**
 * Why what was handed over is no photo to read: several at once, a film, another kind of file, one that could
 * not be had, or more than 50 MB.
 */
export const INCOMING_REFUSALS = ['several', 'video', 'no-photo', 'unreadable', 'too-large'] as const;
export type IncomingRefusal = (typeof INCOMING_REFUSALS)[number];

/**
 * The one photo of what came, as far as its files tell without being opened; or why there is none; null where nothing
 * came. The same for each way in: picker, drop, paste, opened with the app, and the share sheet, which the service worker
 * judges by itself (share-target.ts). The analysis looks at the content.
 */
export function photoAmong<Came extends { readonly type: string }>(
  files: readonly Came[],
): Came | IncomingRefusal | null {
  const [file, ...more] = files;
  if (file === undefined) return null;
  if (more.length > 0) return 'several';
  return /^video\//i.test(file.type) ? 'video' : file;
}
