/** What this origin keeps on the device, as last measured. */
import { atom } from 'jotai';
import { servicesAtom, type StorageReport } from '#state/services.ts';

const measured = atom<StorageReport | null>(null);

/** Null before the first measurement. */
export const storageReportAtom = atom((get) => get(measured));

export const measureStorageAtom = atom(null, async (get, set): Promise<void> => {
  set(measured, await get(servicesAtom).storageUsage.measure());
});
