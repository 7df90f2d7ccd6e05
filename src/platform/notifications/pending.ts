/**
 * The one scheduled notification, where both page and service worker find it: Cache Storage, because a
 * service worker has no localStorage. src/service-worker/reminder.ts reads the same place (a test compares).
 */
import * as z from 'zod/mini';
import type { NoteOptions } from '#domain/notifications/rules.ts';

export const REMINDER_CACHE = 'roast-me-reminder';
export const REMINDER_PATH = '/reminder/next';

export interface PendingNote {
  /** On the person's clock, without a zone (wall-clock.ts). */
  readonly at: string;
  readonly title: string;
  readonly options: NoteOptions;
}

const pendingSchema: z.ZodMiniType<PendingNote> = z.object({
  at: z.iso.datetime({ local: true, offset: false }),
  title: z.string(),
  options: z.object({
    body: z.string(),
    lang: z.string(),
    tag: z.string(),
    renotify: z.literal(true),
    icon: z.string(),
    badge: z.string(),
    vibrate: z.array(z.number()),
    data: z.object({ path: z.string(), coldPath: z.string() }),
  }),
});

export interface PendingStore {
  /** Null where there is none, or none that can be read. */
  read(): Promise<PendingNote | null>;
  write(pending: PendingNote): Promise<void>;
  clear(): Promise<void>;
}

/** Every method rejects where storage is blocked, or missing altogether. */
export function createPendingStore(storage: CacheStorage | undefined): PendingStore {
  const open = (): CacheStorage => {
    if (storage === undefined) throw new Error('No Cache Storage');
    return storage;
  };
  return {
    async read() {
      const caches = open();
      if (!(await caches.has(REMINDER_CACHE))) return null;
      const answer = await (await caches.open(REMINDER_CACHE)).match(REMINDER_PATH);
      const parsed = pendingSchema.safeParse(await answer?.json());
      return parsed.success ? parsed.data : null;
    },
    async write(pending) {
      await (await open().open(REMINDER_CACHE)).put(REMINDER_PATH, new Response(JSON.stringify(pending)));
    },
    async clear() {
      await open().delete(REMINDER_CACHE);
    },
  };
}
