/** What helps after a photo could not be read: what to press first, and what the mascot makes of it. Pure. */
import type { AnalysisErrorCode } from '#analysis/contract.ts';
import type { Shots } from '#state/journey.ts';
import type { MascotMood } from '#ui/components/mascot.tsx';

/**
 * `retake`: back to the camera. `another`: another photo of the library. `take`: to the camera page, which the photo is
 * not from (one of the phone's own camera app counts as chosen). `again`: the same photo once more. `sample`: the drawn
 * face. `reload`: the page anew, with a fresh worker.
 */
export type Way = 'retake' | 'another' | 'take' | 'again' | 'sample' | 'reload';

/** What is to blame, which decides what helps. */
type Cause = 'photo' | 'file' | 'device';

const CAUSES: Readonly<Record<AnalysisErrorCode, Cause>> = {
  'no-face': 'photo',
  'several-faces': 'photo',
  'too-small': 'photo',
  'low-resolution': 'photo',
  'turned-away': 'photo',
  'too-dark': 'photo',
  'too-bright': 'photo',
  blurred: 'photo',
  'not-an-image': 'file',
  'too-large': 'file',
  'unsupported-format': 'file',
  unreadable: 'file',
  'no-webassembly': 'device',
  'old-browser': 'device',
  'pixels-falsified': 'device',
  'model-unavailable': 'device',
  'out-of-memory': 'device',
  cancelled: 'device',
  internal: 'device',
};

const MOODS: Readonly<Record<AnalysisErrorCode, MascotMood>> = {
  'no-face': 'searching',
  'several-faces': 'side-eye',
  'too-small': 'squint',
  'low-resolution': 'squint',
  'turned-away': 'side-eye',
  'too-dark': 'squint',
  'too-bright': 'squint',
  blurred: 'squint',
  'not-an-image': 'searching',
  'too-large': 'sheepish',
  'unsupported-format': 'sheepish',
  unreadable: 'searching',
  'no-webassembly': 'asleep',
  'old-browser': 'asleep',
  'pixels-falsified': 'squint',
  'model-unavailable': 'asleep',
  'out-of-memory': 'asleep',
  cancelled: 'asleep',
  internal: 'sheepish',
};

/** Whatever the photo, the answer would be the same. */
const ABOUT_THE_READER: ReadonlySet<AnalysisErrorCode> = new Set([
  'model-unavailable',
  'no-webassembly',
  'old-browser',
  'pixels-falsified',
]);

/** Ways by which a photo is taken in the app: another one is a press of the same shutter away. */
const isShot = (source: Shots['source']): boolean => source === 'front' || source === 'rear';

/**
 * The ways on, the most useful first.
 *
 * @param shots what failed; null where no photo could be had
 */
export function waysOn(code: AnalysisErrorCode, shots: Shots | null): readonly [Way, ...Way[]] {
  const other: Way = shots !== null && isShot(shots.source) ? 'retake' : 'another';
  const cause = CAUSES[code];
  // What to do better is said: somebody who chose a photo may want to do it now.
  if (cause === 'photo' && other === 'another') return [other, 'take', 'sample'];
  if (cause !== 'device') return [other, 'sample'];
  // Without a photo it was the drawn face that could not be had.
  const again: Way = shots === null ? 'sample' : 'again';
  return ABOUT_THE_READER.has(code) ? [again, 'reload'] : [again, other, 'reload'];
}

export const moodOf = (code: AnalysisErrorCode): MascotMood => MOODS[code];
