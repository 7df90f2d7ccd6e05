/** The lines that this phone has told, so that nothing is told twice while there is another. */
import * as z from 'zod/mini';
import { atom } from 'jotai';
import { SHOWN_LINES_LIMIT } from '#functions/moment-words.ts';
import { remember } from '#domain/facts/shown-lines.ts';
import type { ShownLines } from '#roast/contract.ts';
import { servicesAtom } from '#state/services.ts';
import { storedAtom } from '#state/stored-atom.ts';
import { storedRecord } from '#state/stored-record.ts';

export const SHOWN_LINES_KEY = 'roast-me-said';

/** Digits of a 32-bit hash in base 36, and the space behind it. */
const ROOM = 8;
const BASE = 36;

export const shownLinesRecord = storedRecord({
  schema: z.object({
    version: z.literal(1),
    /** Hashes of lines in base 36, the latest last. */
    lines: z.string().check(z.maxLength(ROOM * SHOWN_LINES_LIMIT)),
    /** Where this phone begins among lines of about equal rank, drawn once; there from the first line on. */
    start: z.optional(z.int()),
  }),
  version: 1,
  fallback: { version: 1, lines: '' },
});

const { value } = storedAtom(shownLinesRecord, SHOWN_LINES_KEY);

/** What cannot be read is forgotten: at worst a joke comes again. */
const hashesIn = (lines: string): ShownLines =>
  lines
    .split(' ')
    .map((word) => Number.parseInt(word, BASE))
    .filter((hash) => Number.isSafeInteger(hash));

export const shownLinesAtom = atom((get): ShownLines => hashesIn(get(value).lines));

const drawnAtom = atom((get) => get(servicesAtom).variant());

/** Where this phone begins among lines of about equal rank, so that two friends do not read the same joke. */
export const startAtom = atom((get) => get(value).start ?? get(drawnAtom));

/** Remembers what was told just now. */
export const rememberAtom = atom(null, (get, set, told: ShownLines) =>
  set(value, ({ lines, start = get(drawnAtom) }) => ({
    start,
    lines: remember(hashesIn(lines), told)
      .map((hash) => hash.toString(BASE))
      .join(' '),
  })),
);
