/**
 * What was going on when the photo was taken (decisions/facts-are-coarse): coarse words, each said only where the phone is sure.
 * lab/notes/measuring.md says how often each is right; a word that is not there is never said.
 */
import type { BACKGROUNDS, GAZES, LIGHT_SIDES, MOUTHS } from '#functions/moment-words.ts';

type WordOf<Words extends readonly string[]> = Words[number] | null;

/** Null: the phone is not sure. Left and right are the viewer's sides of the picture, not the person's own. */
export interface PhotoMoment {
  readonly gaze: WordOf<typeof GAZES>;
  readonly mouth: WordOf<typeof MOUTHS>;
  /** The side of the picture that the light on the face comes from; `front`: it lies evenly. */
  readonly lightFrom: WordOf<typeof LIGHT_SIDES>;
  readonly background: WordOf<typeof BACKGROUNDS>;
}

/** Of reports that were made before the moment was measured. */
export const UNKNOWN_MOMENT: PhotoMoment = {
  gaze: null,
  mouth: null,
  lightFrom: null,
  background: null,
};
