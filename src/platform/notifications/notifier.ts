/** Local notifications, shown by the service worker's registration. Nothing here rejects: failures are silent. */
import { notificationsSupported, optionsOf, type NotificationState } from '#domain/notifications/rules.ts';
import type { NotificationService } from '#ports/presence.ts';
import type { PendingStore } from './pending.ts';
import type { NotificationPlatform, Registration } from './surroundings.ts';
import { reminderAt, wallClock } from './wall-clock.ts';

/** Names the periodic sync; src/service-worker/reminder.ts listens for it. */
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
