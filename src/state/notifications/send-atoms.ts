/** Sending, and the daily reminder. */
import { atom } from 'jotai';
import { sendingOf, type Note, type NotificationState } from '#domain/notifications/rules.ts';
import { nextReminder } from '#state/notifications/reminder-time.ts';
import {
  notificationPreferencesAtom,
  preferencesAsStoredAtom,
  promptNotificationsAtom,
} from '#state/notifications/preference-atoms.ts';
import type { NotificationPreferences } from '#state/notifications/preferences.ts';
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
