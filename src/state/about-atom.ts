/** What the person said of themselves with one tap. Kept on this device; the account does not have it. */
import * as z from 'zod/mini';
import { atom } from 'jotai';
import { ABOUTS, type About } from '#functions/moment-words.ts';
import { storedAtom } from '#state/stored-atom.ts';
import { storedRecord } from '#state/stored-record.ts';

export const ABOUT_KEY = 'roast-me-about';

export const aboutRecord = storedRecord({
  schema: z.object({ version: z.literal(1), about: z.nullable(z.enum(ABOUTS)) }),
  version: 1,
  fallback: { version: 1, about: null },
});

const { value } = storedAtom(aboutRecord, ABOUT_KEY, { follows: true });

/** Null: nothing was said. */
export const aboutAtom = atom(
  (get): About | null => get(value).about,
  (_get, set, about: About | null) => set(value, { about }),
);
