import { atom } from 'jotai';

/** After the front shot, a second one from three quarters. For this visit only: it is the exception. */
export const twoAnglesAtom = atom(false);
