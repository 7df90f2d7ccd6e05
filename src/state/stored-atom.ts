/** A stored record as state: read once from storage, written back on every change. */
import { atom } from 'jotai';
import { servicesAtom } from '#state/services.ts';
import type { StoredRecord } from '#state/stored-record.ts';

interface Place {
  /** `text` lasts; `tabText` is forgotten when the tab closes. */
  readonly area: 'text' | 'tabText';
  readonly key: string;
}

/** Read: what holds now. Write: the fields to change. A full or blocked storage costs the memory, not the change. */
export function storedAtom<T extends object>(record: StoredRecord<T>, { area, key }: Place) {
  const changed = atom<T | null>(null);
  const stored = atom((get) => record.read(get(servicesAtom)[area](key).read()));
  const value = atom(
    (get): T => get(changed) ?? get(stored).value,
    (get, set, patch: Partial<T>) => {
      const next: T = { ...get(value), ...patch };
      get(servicesAtom)[area](key).write(record.write(next));
      set(changed, next);
    },
  );
  /** True where the stored text was damaged and the default stands in for it. */
  const damaged = atom((get) => get(stored).damaged);
  return { value, damaged };
}
