/** Sending, and the daily reminder. */
import { atom } from 'jotai';
import { type Note, type NotificationState, sendingOf } from '#domain/notifications/rules.ts';
import type { PushOutcome, PushWish } from '#ports/presence.ts';
import { ownerIdAtom } from '#state/history-atoms.ts';
import {
  nextReminder,
  type NotificationPreferences,
  notificationPreferencesAtom,
  preferencesAsStoredAtom,
  promptNotificationsAtom,
  reminderHourAtom,
} from '#state/notifications/preference-atoms.ts';
import { forgetPushAtom, pushAskedAtom } from '#state/notifications/push-record.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { servicesAtom } from '#state/services.ts';

/** Shows it if it may be shown; where the browser has not been asked yet, asks first. Never rejects. */
export const sendNotificationAtom = atom(null, async (get, set, note: Note): Promise<void> => {
  const { notifications } = get(servicesAtom);
  const { enabled, types } = set(preferencesAsStoredAtom);
  const sending = sendingOf({ type: note.type, state: notifications.state(), enabled, types });
  if (sending === 'nothing') return;
  if (sending === 'ask' && (await set(promptNotificationsAtom)) !== 'granted') return;
  await notifications.show(note);
});

/** The same for what happens by itself: never the occasion to ask. */
export const sendUnaskedAtom = atom(null, async (get, set, note: Note): Promise<void> => {
  if (get(servicesAtom).notifications.state() === 'granted') await set(sendNotificationAtom, note);
});

const reminds = (state: NotificationState, { enabled, types }: NotificationPreferences): boolean =>
  sendingOf({ type: 'daily_reminder', state, enabled, types }) === 'send';

/** Whether the reminder is wanted and allowed. */
export const remindsAtom = atom((get): boolean =>
  reminds(get(servicesAtom).notifications.state(), get(notificationPreferencesAtom)),
);

/**
 * Schedules the next reminder, at the local `hour`, in place of any earlier one. Null, or another tab in which it was
 * switched off meanwhile, takes back what was scheduled.
 */
export const scheduleReminderAtom = atom(
  null,
  async (get, set, note: Note | null, roastedOn: (at: number) => boolean, hour: number): Promise<void> => {
    const { notifications, now } = get(servicesAtom);
    if (note === null || !reminds(notifications.state(), set(preferencesAsStoredAtom)))
      return notifications.cancel();
    await notifications.schedule(note, nextReminder(now(), roastedOn(now()), hour));
  },
);

// The daily reminder from the account's server, which reaches a closed app. Off until it is asked for.

/** Whether there is an account that could send it, and a browser that could be reached. */
export const pushOfferedAtom = atom(
  (get): boolean => get(ownerIdAtom) !== null && get(servicesAtom).push?.available() === true,
);

/** Whether this account has asked for it on this device. */
export const pushAtom = atom(
  (get): boolean => get(pushOfferedAtom) && get(pushAskedAtom).ownerId === get(ownerIdAtom),
);

/** Whether it comes from the server now: then this device makes none of its own. */
export const pushesAtom = atom((get): boolean => get(pushAtom) && get(remindsAtom));

/** How the reminder is wished on this device; null: not at all. */
export const pushWishAtom = atom((get): PushWish | null =>
  get(remindsAtom) ? { language: get(languageAtom), hour: get(reminderHourAtom) } : null,
);

/** The account is told what is wished; without a reminder, that there is none. */
const tellAtom = atom(null, async (get, _set, wish: PushWish | null): Promise<PushOutcome> => {
  const ownerId = get(ownerIdAtom);
  const { push } = get(servicesAtom);
  if (ownerId === null || push === undefined) return 'refused';
  if (wish !== null) return push.follow(ownerId, wish);
  await push.end();
  return 'on';
});

/** The same for what was asked for before. Where it cannot be had any more, this device makes its own reminders again. */
export const followPushAtom = atom(null, async (get, set, wish: PushWish | null): Promise<void> => {
  if (get(pushAtom) && (await set(tellAtom, wish)) === 'refused') set(forgetPushAtom);
});

/** On: only once the account has taken it. Off: at once. */
export const switchPushAtom = atom(null, async (get, set, on: boolean): Promise<PushOutcome> => {
  if (!on) {
    set(forgetPushAtom);
    await get(servicesAtom).push?.end();
    return 'on';
  }
  const ownerId = get(ownerIdAtom);
  const outcome = await set(tellAtom, get(pushWishAtom));
  // Who left meanwhile asks for nothing any more.
  if (outcome === 'on' && get(ownerIdAtom) === ownerId) set(pushAskedAtom, { ownerId });
  return outcome;
});
