/** How long the last analyses took on this phone, and what to promise for the next one. */
import { atom } from 'jotai';
import * as z from 'zod/mini';
import { USUAL_MS } from '#domain/limits/photo.ts';
import { BURST_READ_MS } from '#state/capture/burst.ts';
import { storedAtom } from '#state/stored-atom.ts';
import { storedRecord } from '#state/stored-record.ts';

/** Runs remembered, newest last. */
const REMEMBERED = 7;
/** Longer than this was a phone that slept, not an analysis. */
const LONGEST_MS = 10 * 60_000;

export const RUN_TIMES_KEY = 'roast-me-run-times';
export const runTimesRecord = storedRecord({
  schema: z.object({
    version: z.literal(1),
    /** Whole milliseconds per photo. */
    perPhotoMs: z.array(z.int().check(z.minimum(1), z.maximum(LONGEST_MS))).check(z.maxLength(REMEMBERED)),
  }),
  version: 1,
  fallback: { version: 1, perPhotoMs: [] },
});

/** @param ms the whole run; @param photos how many were read in it */
export function withRun(perPhotoMs: readonly number[], ms: number, photos: number): number[] {
  const each = Math.round(ms / Math.max(1, photos));
  // Said this way round, so that a time which is no number is left out, too.
  if (!(each >= 1 && each <= LONGEST_MS)) return [...perPhotoMs];
  return [...perPhotoMs, each].slice(-REMEMBERED);
}

/** Milliseconds that `photos` will take: the median of the past, times the number, as far as time is left for them. */
export function estimateMs(perPhotoMs: readonly number[], photos: number): number {
  const sorted = perPhotoMs.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  return median === undefined ? USUAL_MS : Math.min(median * Math.max(1, photos), BURST_READ_MS + median);
}

const { value } = storedAtom(runTimesRecord, RUN_TIMES_KEY);

/** Whole milliseconds per photo of the last runs on this phone, newest last. */
export const perPhotoMsAtom = atom((get): readonly number[] => get(value).perPhotoMs);

/** Remembers a run: its milliseconds, and how many photos were read in it. */
export const noteRunAtom = atom(null, (_get, set, ms: number, photos: number) =>
  set(value, ({ perPhotoMs }) => ({ perPhotoMs: withRun(perPhotoMs, ms, photos) })),
);
