import { atom } from 'jotai';

/** The id of the result whose latest rewrite brought no text: the one from before still stands there. Null: none did. */
export const rewriteFailedAtom = atom<string | null>(null);
