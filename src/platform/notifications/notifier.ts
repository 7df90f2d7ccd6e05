/** Local notifications, shown by the service worker's registration. Nothing here rejects: failures are silent. */
import { notificationsSupported, optionsOf, type NotificationState } from '#domain/notifications/rules.ts';
import type { NotificationService } from '#ports/presence.ts';
import { reminderAfter } from './reminder-after.ts';
import type { PendingStore } from './pending.ts';
import type { NotificationPlatform, Registration } from './surroundings.ts';

/** Names the periodic sync; src/service-worker/reminder.ts listens for it. */
export const REMINDER_SYNC = 'roast-me-reminder';

/** The browser decides when; more often than this it need not. */
const WAKE_MS = 43_200_000;
/** Timers of browsers wrap around beyond some 24 days: look again by then. */
const LONGEST_TIMER_MS = 2_000_000_000;

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
    const due = await pending.read();
    if (due === null) return;
    if (due.at > now()) return wait(due.at);
    const next = reminderAfter(due.at, now());
    await pending.write({ ...due, at: next });
    wait(next);
    await (await platform.registration())?.showNotification(due.title, due.options);
  };

  const wait = (at: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void inTurn(showDue), Math.min(Math.max(0, at - now()), LONGEST_TIMER_MS));
  };

  /** Takes back what is scheduled, wherever it is. */
  const takeBack = async (registration: Registration | null): Promise<void> => {
    clearTimeout(timer);
    const earlier = await silently(() => pending.read());
    await silently(() => pending.clear());
    if (registration === null || earlier === null || platform.trigger === null) return;
    const { tag } = earlier.options;
    const shown = await registration.getNotifications({ tag, includeTriggered: true });
    for (const notification of shown) notification.close();
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
        const registration = await platform.registration();
        await takeBack(registration);
        const options = optionsOf(note);
        await pending.write({ at, title: note.title, options });
        if (registration !== null && platform.trigger !== null) {
          return registration.showNotification(note.title, { ...options, showTrigger: platform.trigger(at) });
        }
        wait(at);
        if (await wakes(registration)) {
          await registration?.periodicSync?.register(REMINDER_SYNC, { minInterval: WAKE_MS });
        }
      }),
    cancel: () =>
      inTurn(async () => {
        const registration = await platform.registration();
        await takeBack(registration);
        await registration?.periodicSync?.unregister(REMINDER_SYNC);
      }),
    async reach() {
      if (platform.trigger !== null) return 'exact';
      const may = await silently(async () => wakes(await platform.registration()));
      return may === true ? 'roughly' : 'open';
    },
  };
}
