/** Notifications on or off, and the question to the browser that comes before. */
import { atom } from 'jotai';
import {
  NOTIFICATIONS_KEY,
  notificationsRecord,
  type NotificationPreferences,
} from '#state/notification-preferences.ts';
import { servicesAtom, type NotificationState } from '#state/services.ts';
import { storedAtom } from '#state/stored-atom.ts';

const { value: preferencesAtom } = storedAtom(notificationsRecord, { area: 'text', key: NOTIFICATIONS_KEY });

export const notificationPreferencesAtom = atom((get): NotificationPreferences => get(preferencesAtom));

/** On: asks where nobody has asked yet, and is on only if granted. Off: never asks. */
export const switchNotificationsAtom = atom(
  null,
  async (get, set, on: boolean): Promise<NotificationState> => {
    const services = get(servicesAtom);
    const before = services.notifications.state();
    if (!on) {
      set(preferencesAtom, { enabled: false });
      return before;
    }
    const state = before === 'default' ? await services.notifications.ask() : before;
    const asked =
      before === 'default'
        ? {
            lastPromptDate: new Date(services.now()).toISOString(),
            promptCount: get(preferencesAtom).promptCount + 1,
          }
        : {};
    const permission = state === 'unsupported' ? {} : { permission: state };
    set(preferencesAtom, { enabled: state === 'granted', ...permission, ...asked });
    return state;
  },
);

/** What the account wishes: on only where this device's browser has granted it already; nobody is asked. */
export const wishNotificationsAtom = atom(null, (get, set, wished: boolean) => {
  const granted = get(servicesAtom).notifications.state() === 'granted';
  set(preferencesAtom, { enabled: wished && granted });
});
