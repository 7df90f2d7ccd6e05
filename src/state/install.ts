/** The one thing about installing that the phone remembers. */
import * as z from 'zod/mini';
import { storedRecord } from '#state/stored-record.ts';

export const INSTALL_KEY = 'roast-me-install';

export const installRecord = storedRecord({
  schema: z.object({ version: z.literal(1), dismissed: z.boolean() }),
  version: 1,
  fallback: { version: 1, dismissed: false },
});
