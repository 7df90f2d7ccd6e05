/** Local notifications, shown by the service worker's registration. Nothing here rejects: failures are silent. */
import * as z from 'zod/mini';
import {
  type NoteOptions,
  notificationsSupported,
  type NotificationState,
  optionsOf,
} from '#domain/notifications/rules.ts';
import type { NotificationService } from '#ports/presence.ts';
import type { NotificationPlatform, Registration } from './browser.ts';
import { reminderAt, wallClock } from './wall-clock.ts';

/**
 * The one scheduled notification, where both page and service worker find it: Cache Storage, because a
 * service worker has no localStorage. src/service-worker/notifications.ts reads the same place (a test compares).
 */
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

/** Names the periodic sync; src/service-worker/notifications.ts listens for it. */
export const REMINDER_SYNC = 'roast-me-reminder';

/** The browser decides when; more often than this it need not. */
const WAKE_MS = 43_200_000;
/** The open page looks at the clock again by then: it may be in another zone meanwhile. */
const LOOK_MS = 900_000;

async function silently<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}

export function createNotifier(
  platform: NotificationPlatform,
  pending: PendingStore,
  now: () => number,
): Omit<NotificationService, 'onOpen'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other, as they were asked for: what is taken back must not be written by what began before. */
  const inTurn = async (work: () => Promise<unknown>): Promise<void> => {
    const mine = last.then(() => silently(work));
    last = mine;
    await mine;
  };

  const state = (): NotificationState => {
    const { permission, protocol, hostname, ios } = platform;
    const standalone = platform.standalone();
    const place = { available: permission !== null, protocol, hostname, ios, standalone };
    return permission !== null && notificationsSupported(place) ? permission() : 'unsupported';
  };

  /** Shows what is due, once over all open pages, and goes on to the next day. */
  const showDue = async (): Promise<void> => {
    const kept = await pending.read();
    if (kept === null) return;
    const { due, next } = reminderAt(kept.at, now());
    if (next === kept.at) return wait(next);
    await pending.write({ ...kept, at: next });
    wait(next);
    if (due) await (await platform.registration())?.showNotification(kept.title, kept.options);
  };

  const wait = (at: string): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void inTurn(showDue), Math.min(Math.max(0, Date.parse(at) - now()), LOOK_MS));
  };

  const takeBack = async (): Promise<void> => {
    clearTimeout(timer);
    await silently(() => pending.clear());
  };

  const wakes = async (registration: Registration | null): Promise<boolean> =>
    registration?.periodicSync !== undefined && (await platform.mayWake());

  return {
    state,
    async ask() {
      if (state() === 'unsupported') return 'unsupported';
      return (await silently(() => platform.requestPermission())) ?? state();
    },
    async show(note) {
      await silently(async () => {
        await (await platform.registration())?.showNotification(note.title, optionsOf(note));
      });
    },
    schedule: (note, at) =>
      inTurn(async () => {
        await takeBack();
        const clock = wallClock(at);
        await pending.write({ at: clock, title: note.title, options: optionsOf(note) });
        wait(clock);
        const registration = await platform.registration();
        if (await wakes(registration)) {
          await registration?.periodicSync?.register(REMINDER_SYNC, { minInterval: WAKE_MS });
        }
      }),
    cancel: () =>
      inTurn(async () => {
        await takeBack();
        await (await platform.registration())?.periodicSync?.unregister(REMINDER_SYNC);
      }),
    async reach() {
      const may = await silently(async () => wakes(await platform.registration()));
      return may === true ? 'roughly' : 'open';
    },
  };
}
