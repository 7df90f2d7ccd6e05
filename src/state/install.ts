/** What installing needs from the browser, and the one thing about it that the phone remembers. */
import * as z from 'zod/mini';
import type { BrowserHints } from '#domain/install/way.ts';
import { storedRecord } from '#state/stored-record.ts';

export interface InstallService {
  readonly hints: BrowserHints;
  /** Whether the app runs in a window of its own. */
  standalone(): boolean;
  /** Tells offers of the browser and that the app was installed, what is past included. Returns how to stop. */
  listen(listener: (news: 'offered' | 'installed') => void): () => void;
  /** The browser's own question; only from a tap or a key. `gone`: it has none to ask. */
  prompt(): Promise<'accepted' | 'dismissed' | 'gone'>;
  /** Settles when the page has loaded. */
  loaded(): Promise<void>;
}

export const INSTALL_KEY = 'roast-me-install';

export const installRecord = storedRecord({
  schema: z.object({ version: z.literal(1), dismissed: z.boolean() }),
  version: 1,
  fallback: { version: 1, dismissed: false },
});
