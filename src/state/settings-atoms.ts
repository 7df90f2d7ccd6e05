/** The settings as state. */
import { SETTINGS_KEY, settingsRecord } from '#state/settings.ts';
import { servicesAtom } from '#state/services.ts';
import { storedAtom } from '#state/stored-atom.ts';

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
