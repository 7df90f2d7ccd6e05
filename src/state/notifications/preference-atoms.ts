/** Notifications on or off, which of them, and the question to the browser that comes before. */
import { atom, type Getter, type Setter } from 'jotai';
import * as z from 'zod/mini';
import type { NotificationState, NotificationType } from '#domain/notifications/rules.ts';
import { PROFILE_FIELDS } from '#state/profile-fields.ts';
import { servicesAtom } from '#state/services.ts';
import { storedAtom } from '#state/stored-atom.ts';
import { storedRecord } from '#state/stored-record.ts';

// When the daily reminder comes: at an hour that the person may choose, and not twice a day.

/** The local hour at first: a time of day when people look at their phones. */
export const REMINDER_HOUR = 18;
/** Those that can be chosen. */
export const REMINDER_HOURS: readonly number[] = Array.from({ length: 18 }, (_, i) => 6 + i);
/** A person who is using the app now needs no reminder within the hour. */
const SOON_MS = 3_600_000;

/**
 * The next time that it is `hour`, by the person's clock and calendar (days of 23 and 25 hours included); tomorrow's
 * where today already had its roast. Both times in milliseconds since 1970.
 */
export function nextReminder(now: number, roastedToday: boolean, hour: number): number {
  const date = new Date(now);
  const on = (days: number) =>
    new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, hour).getTime();
  const today = on(0);
  return roastedToday || today - now < SOON_MS ? on(1) : today;
}

/** Notification choices, kept on the device under the name and in the shape that the specification gives, and the reminder's hour. */
export const NOTIFICATIONS_KEY = 'notificationPreferences';

const preferencesSchema = z.object({
  enabled: PROFILE_FIELDS.notifications.schema,
  permission: z.enum(['default', 'granted', 'denied']),
  types: z.object({
    welcome: z.boolean(),
    roast_complete: z.boolean(),
    daily_reminder: z.boolean(),
    premium_feature: z.boolean(),
    update_available: z.boolean(),
  }),
  /** When the browser's question was last shown; ISO 8601. */
  lastPromptDate: z.nullable(z.iso.datetime()),
  promptCount: z.int().check(z.minimum(0)),
  /** Of the daily reminder, on the local clock. */
  reminderHour: z.int().check(z.minimum(0), z.maximum(23)),
});

export type NotificationPreferences = Readonly<z.infer<typeof preferencesSchema>>;

export const DEFAULT_NOTIFICATIONS: NotificationPreferences = {
  enabled: PROFILE_FIELDS.notifications.empty,
  permission: 'default',
  types: {
    welcome: true,
    roast_complete: true,
    daily_reminder: true,
    premium_feature: true,
    update_available: true,
  },
  lastPromptDate: null,
  promptCount: 0,
  reminderHour: REMINDER_HOUR,
};

/** The record has no `version` in the specification: a changed shape falls back to the default. */
export const notificationsRecord = storedRecord<NotificationPreferences>({
  schema: preferencesSchema,
  version: 1,
  fallback: DEFAULT_NOTIFICATIONS,
});

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
