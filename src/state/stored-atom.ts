/** A stored record as state: read once from storage, written back on every change. */
import { atom } from 'jotai';
import { servicesAtom } from '#state/services.ts';
import type { StoredRecord } from '#state/stored-record.ts';

/**
 * Read: what holds now. Write: the fields to change, or a function of what holds that gives them. They are put
 * upon what is stored at this moment, not upon what this tab once read: another tab may have written since, or
 * storage may have been shut when it was read. A full or blocked storage costs the memory, not the change.
 */
export function storedAtom<T extends object>(record: StoredRecord<T>, key: string) {
  const changed = atom<T | null>(null);
  /** What storage has not taken: it holds until the tab closes, and goes along with the next write. */
  const unsaved = atom<Partial<T>>({});
  const stored = atom((get) => record.read(get(servicesAtom).text(key).read()));
  const value = atom(
    (get): T => get(changed) ?? get(stored).value,
    (get, set, change: Partial<T> | ((now: T) => Partial<T>)) => {
      const storage = get(servicesAtom).text(key);
      const text = storage.read();
      const fresh = record.read(text);
      const base: T = text === null || fresh.damaged ? get(value) : fresh.value;
      const now: T = { ...base, ...get(unsaved) };
      const patch = typeof change === 'function' ? change(now) : change;
      const next: T = { ...now, ...patch };
      const taken = storage.write(record.write(next, text));
      set(unsaved, taken ? {} : { ...get(unsaved), ...patch });
      set(changed, next);
    },
  );
  /**
   * From now on, until the returned function is called, what another tab writes holds here, too. Not for records
   * that a tab answers by writing: two tabs would never come to an end.
   */
  const follow = atom(null, (get, set): (() => void) => {
    const storage = get(servicesAtom).text(key);
    const look = () => {
      const { value: now, damaged } = record.read(storage.read());
      if (!damaged) set(changed, { ...now, ...get(unsaved) });
    };
    look();
    return storage.watch(look);
  });
  /** As on a device that never had it: nothing holds in this tab, and no record is left. */
  const remove = atom(null, (get, set) => {
    get(servicesAtom).text(key).remove();
    set(unsaved, {});
    set(changed, record.read(null).value);
  });
  /** True where the stored text was damaged and the default stands in for it. */
  const damaged = atom((get) => get(stored).damaged);
  return { value, damaged, follow, remove };
}
