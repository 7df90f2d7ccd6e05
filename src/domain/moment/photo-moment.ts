/**
 * What was going on when the photo was taken (decision 29): coarse words, each said only where the phone is sure.
 * docs/measurement.md says how often each is right; a word that is not there is never said.
 */
import type {
  BACKGROUNDS,
  BROWS,
  EYES,
  GAZES,
  LIGHT_COLOURS,
  LIGHT_SIDES,
  MOUTHS,
} from '#functions/vocabulary.ts';

type WordOf<Words extends readonly string[]> = Words[number] | null;

/** Null: the phone is not sure. Left and right are the viewer's sides of the picture, not the person's own. */
export interface PhotoMoment {
  readonly gaze: WordOf<typeof GAZES>;
  readonly eyes: WordOf<typeof EYES>;
  /** Never said so far: furrowed brows pass for level ones, and level ones for raised. */
  readonly brows: WordOf<typeof BROWS>;
  readonly mouth: WordOf<typeof MOUTHS>;
  /** The side of the picture that the light on the face comes from; `front`: it lies evenly. */
  readonly lightFrom: WordOf<typeof LIGHT_SIDES>;
  /** Never said so far: without anything known to be white, a lamp cannot be told from a wall, and skin is not asked. */
  readonly lightColour: WordOf<typeof LIGHT_COLOURS>;
  readonly background: WordOf<typeof BACKGROUNDS>;
}

/** Of reports that were made before the moment was measured. */
export const UNKNOWN_MOMENT: PhotoMoment = {
  gaze: null,
  eyes: null,
  brows: null,
  mouth: null,
  lightFrom: null,
  lightColour: null,
  background: null,
};
