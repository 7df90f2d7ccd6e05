/** The lines that this phone has told, so that nothing is told twice while there is another. */
import * as z from 'zod/mini';
import { atom } from 'jotai';
import { SAID_LIMIT } from '#functions/moment-words.ts';
import { remember } from '#domain/facts/said.ts';
import type { Said } from '#roast/contract.ts';
import { storedAtom } from '#state/stored-atom.ts';
import { storedRecord } from '#state/stored-record.ts';

export const SAID_KEY = 'roast-me-said';

/** Digits of a 32-bit hash in base 36, and the space behind it. */
const ROOM = 8;
const BASE = 36;

export const saidRecord = storedRecord({
  schema: z.object({
    version: z.literal(1),
    /** Hashes of lines in base 36, the latest last. */
    lines: z.string().check(z.maxLength(ROOM * SAID_LIMIT)),
  }),
  version: 1,
  fallback: { version: 1, lines: '' },
});

const { value } = storedAtom(saidRecord, SAID_KEY);

/** What cannot be read is forgotten: at worst a joke comes again. */
const hashesIn = (lines: string): Said =>
  lines
    .split(' ')
    .map((word) => Number.parseInt(word, BASE))
    .filter((hash) => Number.isSafeInteger(hash));

export const saidAtom = atom((get): Said => hashesIn(get(value).lines));

/** Remembers what was told just now. */
export const rememberAtom = atom(null, (_get, set, told: Said) =>
  set(value, ({ lines }) => ({
    lines: remember(hashesIn(lines), told)
      .map((hash) => hash.toString(BASE))
      .join(' '),
  })),
);
