/** Which account has asked, on this device, for the reminder that reaches a closed app. It goes with a sign-out. */
import * as z from 'zod/mini';
import { storedAtom } from '#state/stored-atom.ts';
import { storedRecord } from '#state/stored-record.ts';

export const PUSH_KEY = 'roast-me-push';

export const pushRecord = storedRecord({
  schema: z.object({ version: z.literal(1), ownerId: z.nullable(z.string().check(z.maxLength(128))) }),
  version: 1,
  fallback: { version: 1, ownerId: null },
});

const { value, remove } = storedAtom(pushRecord, PUSH_KEY, { follows: true });
export const pushAskedAtom = value;
export const forgetPushAtom = remove;
