/** The lines that this phone has told, so that nothing is told twice while there is another. */
import * as z from 'zod/mini';
import { SAID_LIMIT } from '#functions/vocabulary.ts';
import { storedAtom } from '#state/stored-atom.ts';
import { storedRecord } from '#state/stored-record.ts';

export const SAID_KEY = 'roast-me-said';

const HASH_MAX = 4_294_967_295;

export const saidRecord = storedRecord({
  schema: z.object({
    version: z.literal(1),
    /** Hashes of lines, the latest last. */
    lines: z.array(z.int().check(z.minimum(0), z.maximum(HASH_MAX))).check(z.maxLength(SAID_LIMIT)),
  }),
  version: 1,
  fallback: { version: 1, lines: [] as number[] },
});

export const { value: saidAtom } = storedAtom(saidRecord, { area: 'text', key: SAID_KEY });
