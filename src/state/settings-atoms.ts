/** The settings as state. */
import * as z from 'zod/mini';
import { THEMES } from '#functions/vocabulary.ts';
import { emptyOf, shapeOf } from '#state/profile-fields.ts';
import { servicesAtom } from '#state/services.ts';
import { storedAtom } from '#state/stored-atom.ts';
import { SETTINGS_KEY } from '#state/stored-keys.ts';
import { storedRecord } from '#state/stored-record.ts';

/** What the phone remembers of a person's choices between visits: one record for all of them. */
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
  /** The language model that the browser brings along writes, where there is one. */
  browserModel: z.prefault(z.boolean(), false),
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
  browserModel: false,
};

export const settingsRecord = storedRecord<Settings>({
  schema: settingsSchema,
  version: SETTINGS_VERSION,
  fallback: DEFAULT_SETTINGS,
});

/** Read: what holds now. Write: the fields to change. */
export const { value: settingsAtom, damaged: settingsDamagedAtom } = storedAtom(
  settingsRecord,
  SETTINGS_KEY,
  {
    unstored: (get) => {
      const { startLanguage: language } = get(servicesAtom);
      return language === undefined ? {} : { language };
    },
  },
);
