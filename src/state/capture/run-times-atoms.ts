import { atom } from 'jotai';
import { RUN_TIMES_KEY, runTimesRecord, withRun } from '#state/capture/run-times.ts';
import { storedAtom } from '#state/stored-atom.ts';

const { value } = storedAtom(runTimesRecord, RUN_TIMES_KEY);

/** Whole milliseconds per photo of the last runs on this phone, newest last. */
export const perPhotoMsAtom = atom((get): readonly number[] => get(value).perPhotoMs);

/** Remembers a run: its milliseconds, and how many photos were read in it. */
export const noteRunAtom = atom(null, (_get, set, ms: number, photos: number) =>
  set(value, ({ perPhotoMs }) => ({ perPhotoMs: withRun(perPhotoMs, ms, photos) })),
);
