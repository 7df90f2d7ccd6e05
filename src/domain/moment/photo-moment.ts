/**
 * What was going on when the photo was taken (decisions/facts-are-coarse): coarse words, each said only where the phone is sure.
 * lab/notes/moment.md says how often each is right; a word that is not there is never said.
 */
import { NOTHING_SHOWN } from '#functions/moment-words.ts';
import type { Moment } from '#roast/contract.ts';

/** Null: the phone is not sure. Left and right are the viewer's sides of the picture, not the person's own. */
export type PhotoMoment = Pick<Moment, keyof typeof NOTHING_SHOWN>;

/** Of reports that were made before the moment was measured. */
export const UNKNOWN_MOMENT: PhotoMoment = NOTHING_SHOWN;
