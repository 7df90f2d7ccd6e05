/** What this origin keeps on the device, as last measured. */
import { atom } from 'jotai';
import { deviceStoreNamed } from '#state/privacy/stores.ts';
import { servicesAtom } from '#state/services.ts';
import type { StorageReport, StoreUsage } from '#ports/storage.ts';
import { ENGINE_KEY } from '#state/stored-keys.ts';

const measured = atom<StorageReport | null>(null);

/** Null before the first measurement. */
export const storageReportAtom = atom((get) => get(measured));

export const measureStorageAtom = atom(null, async (get, set): Promise<StorageReport> => {
  const report = await get(servicesAtom).storageUsage.measure();
  set(measured, report);
  return report;
});

/** Empties one place; resolves with whether it worked. */
export const clearStoreAtom = atom(
  null,
  async (get, _set, { kind, name }: Pick<StoreUsage, 'kind' | 'name'>): Promise<boolean> => {
    const { storageUsage, history } = get(servicesAtom);
    const store = deviceStoreNamed(name)?.key;
    // Not blindly: a deletion that the account has not heard of must not get lost with it.
    if (store === 'history') return (await history.clearLocal()) === 'done';
    const worked = await storageUsage.clear(kind, name);
    // That an engine ran here says no longer that it costs nothing: on a bad line the choice begins anew.
    if (worked && store === 'models') {
      await storageUsage.clear('localStorage', ENGINE_KEY);
    }
    return worked;
  },
);
