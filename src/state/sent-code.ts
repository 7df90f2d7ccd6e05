/**
 * To whom a code was sent, and what for: who reads their mail may lose the tab meanwhile. It goes with the code, when
 * somebody has signed in or leaves, and when they choose another address.
 */
import { atom } from 'jotai';
import * as z from 'zod/mini';
import { EMAIL_MAX } from '#domain/account/limits.ts';
import { ONE_TIME_S } from '#functions/vocabulary.ts';
import type { CodePurpose } from '#ports/auth.ts';
import { servicesAtom } from '#state/services.ts';
import { storedAtom } from '#state/stored-atom.ts';
import { storedRecord } from '#state/stored-record.ts';

export const SENT_CODE_KEY = 'roast-me-sent-code';

export interface SentCode {
  readonly email: string;
  readonly purpose: CodePurpose;
}

const sentCodeSchema = z.object({
  version: z.literal(1),
  /** '' without a code. */
  email: z.string().check(z.maxLength(EMAIL_MAX)),
  purpose: z.enum(['sign-in', 'sign-up', 'recovery'] as const satisfies readonly CodePurpose[]),
  /** Milliseconds since 1970. */
  at: z.number(),
});

export const sentCodeRecord = storedRecord<z.infer<typeof sentCodeSchema>>({
  schema: sentCodeSchema,
  version: 1,
  fallback: { version: 1, email: '', purpose: 'sign-in', at: 0 },
});

const { value, remove } = storedAtom(sentCodeRecord, SENT_CODE_KEY, { follows: true });

/** Read: a function, because a code lasts an hour. Null: none is on its way. Write: it has been sent, just now. */
export const sentCodeAtom = atom(
  (get) => {
    const { email, purpose, at } = get(value);
    const { now } = get(servicesAtom);
    return (): SentCode | null => {
      // Either way: a clock that was set back must not keep it for years.
      const isOver = Math.abs(now() - at) >= ONE_TIME_S * 1_000;
      return email === '' || isOver ? null : { email, purpose };
    };
  },
  (get, set, { email, purpose }: SentCode) => set(value, { email, purpose, at: get(servicesAtom).now() }),
);

export const forgetCodeAtom = remove;

/** At the start: a code that is over leaves nothing behind. */
export const forgetOldCodeAtom = atom(null, (get, set) => {
  if (get(sentCodeAtom)() === null) set(remove);
});
