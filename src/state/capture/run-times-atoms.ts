import { atom } from 'jotai';
import { RUN_TIMES_KEY, runTimesRecord } from '#state/capture/run-times.ts';
import { storedAtom } from '#state/stored-atom.ts';

const { value } = storedAtom(runTimesRecord, RUN_TIMES_KEY);

/** Whole milliseconds per photo of the last runs on this phone, newest last. */
export const perPhotoMsAtom = atom(
  (get): readonly number[] => get(value).perPhotoMs,
  (_get, set, perPhotoMs: readonly number[]) => set(value, { perPhotoMs: [...perPhotoMs] }),
);
