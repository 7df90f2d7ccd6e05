/** Notification choices, kept on the device under the name and in the shape that the specification gives, and the reminder's hour. */
import * as z from 'zod/mini';
import { PROFILE_FIELDS } from '#state/profile-fields.ts';
import { REMINDER_HOUR } from '#state/notifications/reminder-time.ts';
import { storedRecord } from '#state/stored-record.ts';

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
