/** The settings as state: read once from storage, written back on every change. */
import { atom } from 'jotai';
import { servicesAtom } from '#state/services.ts';
import { readSettings, writeSettings, type Settings } from '#state/settings.ts';

const changed = atom<Settings | null>(null);
const stored = atom((get) => readSettings(get(servicesAtom).settings.read()));

/** Read: what holds now. Write: the fields to change. */
export const settingsAtom = atom(
  (get): Settings => get(changed) ?? get(stored).settings,
  (get, set, patch: Partial<Omit<Settings, 'version'>>) => {
    const next: Settings = { ...get(settingsAtom), ...patch };
    get(servicesAtom).settings.write(writeSettings(next));
    set(changed, next);
  },
);

/** True where the stored record was damaged and the defaults stand in for it. */
export const settingsDamagedAtom = atom((get) => get(stored).damaged);
