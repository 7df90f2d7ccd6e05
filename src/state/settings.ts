/** What the phone remembers of a person's choices between visits: one record for all of them. */
import * as z from 'zod/mini';
import { THEMES } from '#functions/vocabulary.ts';
import { emptyOf, shapeOf } from '#state/profile-fields.ts';
import { SETTINGS_KEY } from '#state/stored-keys.ts';
import { storedRecord } from '#state/stored-record.ts';

export { SETTINGS_KEY };
export const SETTINGS_VERSION = 4;

const settingsSchema = z.object({
  version: z.literal(SETTINGS_VERSION),
  ...shapeOf('settings'),
  theme: z.enum(THEMES),
  vibration: z.boolean(),
  /** The small engine, to save data. */
  lite: z.boolean(),
  /** Small pictures beside history entries, on this phone only. */
  keepThumbnails: z.boolean(),
  /** "Tell me" on the page of what is coming. */
  tellPremium: z.boolean(),
});

export type Settings = Readonly<z.infer<typeof settingsSchema>>;

export const DEFAULT_SETTINGS: Settings = {
  version: SETTINGS_VERSION,
  ...emptyOf('settings'),
  theme: 'auto',
  vibration: true,
  lite: false,
  keepThumbnails: false,
  tellPremium: false,
};

export const settingsRecord = storedRecord<Settings>({
  schema: settingsSchema,
  version: SETTINGS_VERSION,
  fallback: DEFAULT_SETTINGS,
});
