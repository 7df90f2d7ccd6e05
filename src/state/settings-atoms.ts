/** The settings as state. */
import { SETTINGS_KEY, settingsRecord } from '#state/settings.ts';
import { storedAtom } from '#state/stored-atom.ts';

/** Read: what holds now. Write: the fields to change. */
export const { value: settingsAtom, damaged: settingsDamagedAtom } = storedAtom(settingsRecord, SETTINGS_KEY);
