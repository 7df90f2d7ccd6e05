/** Notifications on or off, which of them, and the question to the browser that comes before. */
import { atom, type Getter, type Setter } from 'jotai';
import type { NotificationState, NotificationType } from '#domain/notifications/rules.ts';
import {
  NOTIFICATIONS_KEY,
  notificationsRecord,
  type NotificationPreferences,
} from '#state/notifications/preferences.ts';
import { servicesAtom } from '#state/services.ts';
import { storedAtom } from '#state/stored-atom.ts';

const { value: preferencesAtom, asStored } = storedAtom(notificationsRecord, NOTIFICATIONS_KEY);

/** An action: what is chosen at this moment, also by another tab. */
export const preferencesAsStoredAtom = asStored;

export const notificationPreferencesAtom = atom((get): NotificationPreferences => get(preferencesAtom));

/** The browser's question, and what is remembered of it: on only if granted. */
async function prompt(get: Getter, set: Setter): Promise<NotificationState> {
  const { notifications, now } = get(servicesAtom);
  const state = await notifications.ask();
  set(preferencesAtom, ({ promptCount }) => ({
    enabled: state === 'granted',
    ...(state === 'unsupported' ? {} : { permission: state }),
    lastPromptDate: new Date(now()).toISOString(),
    promptCount: promptCount + 1,
  }));
  return state;
}

/** Asks, and remembers when and how often. */
export const promptNotificationsAtom = atom(null, (get, set) => prompt(get, set));

const NONE: NotificationPreferences['types'] = {
  welcome: false,
  roast_complete: false,
  daily_reminder: false,
  premium_feature: false,
  update_available: false,
};

export interface Switched {
  readonly state: NotificationState;
  /** The browser has just said yes for the first time. */
  readonly fresh: boolean;
}

/** On: asks for permission where it was not asked for yet, and is on only if granted. Off: never asks. */
export const switchNotificationsAtom = atom(null, async (get, set, on: boolean): Promise<Switched> => {
  const before = get(servicesAtom).notifications.state();
  if (!on) {
    set(preferencesAtom, { enabled: false });
    return { state: before, fresh: false };
  }
  if (before === 'default') {
    const state = await prompt(get, set);
    return { state, fresh: state === 'granted' };
  }
  set(preferencesAtom, {
    enabled: before === 'granted',
    ...(before === 'unsupported' ? {} : { permission: before }),
  });
  return { state: before, fresh: false };
});

/**
 * The daily reminder, asked for by its name: asks the browser where it was not asked yet, and switches on no other kind
 * that was off until now.
 */
export const askForReminderAtom = atom(null, async (_get, set): Promise<NotificationState> => {
  const { enabled } = set(preferencesAsStoredAtom);
  const { state } = await set(switchNotificationsAtom, true);
  if (state === 'granted')
    set(preferencesAtom, { types: { ...(enabled ? {} : NONE), daily_reminder: true } });
  return state;
});

/** One kind on or off. */
export const switchNotificationTypeAtom = atom(null, (_get, set, type: NotificationType, on: boolean) =>
  set(preferencesAtom, { types: { [type]: on } }),
);

/** The local hour of the daily reminder, 0 to 23. */
export const reminderHourAtom = atom(
  (get): number => get(preferencesAtom).reminderHour,
  (_get, set, reminderHour: number) => set(preferencesAtom, { reminderHour }),
);

/** What the account wishes: on only where this device's browser has granted it already; never asks. */
export const wishNotificationsAtom = atom(null, (get, set, wished: boolean) => {
  const granted = get(servicesAtom).notifications.state() === 'granted';
  set(preferencesAtom, { enabled: wished && granted });
});
