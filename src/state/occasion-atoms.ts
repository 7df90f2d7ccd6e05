/** What the person says of the moment with one tap: for the next photo, and for no other. */
import { atom } from 'jotai';
import type { Occasion } from '#functions/moment-words.ts';

export const occasionAtom = atom<Occasion | null>(null);
