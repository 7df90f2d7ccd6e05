/** A stored record as state: read once from storage, written back on every change. */
import { atom, type Getter, type WritableAtom } from 'jotai';
import { servicesAtom } from '#state/services.ts';
import type { ReadRecord, StoredRecord } from '#state/stored-record.ts';

interface Heard {
  readonly key: string;
  readonly follows: boolean;
  /** Takes what is stored at this moment. */
  readonly take: WritableAtom<null, [deleted: boolean], void>;
}

/** Every record of the modules that are loaded; one that is loaded later reads what is stored then. */
const records: Heard[] = [];

/**
 * From now on, until the returned function is called, this tab hears of the others. To be set before any record is read:
 * nothing is heard of what happened before. What one of them deletes is forgotten here, and the other records are taken
 * as they are stored: there, somebody has left or has cleared the device, and what this tab remembers of them must not
 * be written again. Nothing is written in answer, so no two tabs answer each other.
 */
export const followTabsAtom = atom(null, (get, set): (() => void) =>
  get(servicesAtom).watchTexts(({ key, gone }) => {
    for (const record of records) {
      const mine = key === null || key === record.key;
      if (gone || (mine && record.follows)) set(record.take, gone && mine);
    }
  }),
);

/** Takes every record as it is stored at this moment: another tab may have written what this one has not heard of yet. */
export const takeStoredAtom = atom(null, (_get, set) => {
  for (const { take } of records) set(take, false);
});

/** The fields to change; of a field that is an object itself, the parts of it to change. */
export type Change<T> = {
  readonly [K in keyof T]?: T[K] extends readonly unknown[]
    ? T[K]
    : T[K] extends object
      ? Partial<T[K]>
      : T[K];
};

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function changed<T extends object>(before: T, change: Change<T>): T {
  const old = new Map<string, unknown>(Object.entries(before));
  const fields = Object.entries(change).map(([name, value]) => {
    const part = old.get(name);
    return [name, isObject(part) && isObject(value) ? { ...part, ...value } : value];
  });
  return { ...before, ...Object.fromEntries(fields) };
}

interface StoredAtomOptions<T> {
  readonly follows?: boolean;
  readonly unstored?: (get: Getter) => Partial<T>;
}

/**
 * Read: what holds now. Write: the fields to change, or a function of what holds that gives them. They are put
 * upon what is stored at this moment, not upon what this tab once read: another tab may have written since, or
 * storage may have been shut when it was read. So whatever follows from what held before (one more, one less) is
 * written as a function; no field at all writes nothing. A full or blocked storage costs the memory, not the change.
 * `follows`: what another tab writes holds here, too. Not for records that a tab answers by writing: two tabs would
 * never come to an end. `unstored`: what holds in the place of the record's own defaults where nothing is stored.
 */
export function storedAtom<T extends object>(
  record: StoredRecord<T>,
  key: string,
  { follows = false, unstored = () => ({}) }: StoredAtomOptions<T> = {},
) {
  const read = (get: Getter, text: string | null): ReadRecord<T> => {
    const found = record.read(text);
    return text === null ? { ...found, value: { ...found.value, ...unstored(get) } } : found;
  };
  const known = atom<T | null>(null);
  /** What storage has not taken: it holds until the tab closes, and goes along with the next write. */
  const unsaved = atom<Change<T>>({});
  const stored = atom((get) => read(get, get(servicesAtom).text(key).read()));
  /** What holds by the stored `text`, which other tabs may have written. */
  const heldBy = (get: Getter, text: string | null): T => {
    const fresh = record.read(text);
    // Nothing there: it was never written, or storage was shut. What another tab deletes is forgotten by then.
    const base: T = text === null || fresh.damaged ? get(value) : fresh.value;
    return changed(base, get(unsaved));
  };
  const value = atom(
    (get): T => get(known) ?? get(stored).value,
    (get, set, change: Change<T> | ((now: T) => Change<T>)) => {
      const storage = get(servicesAtom).text(key);
      const text = storage.read();
      const now = heldBy(get, text);
      const patch = typeof change === 'function' ? change(now) : change;
      if (Object.keys(patch).length === 0) return;
      const next = changed(now, patch);
      const taken = storage.write(record.write(next, text));
      set(unsaved, taken ? {} : changed<Change<T>>(get(unsaved), patch));
      set(known, next);
    },
  );
  /** An action: what holds at this moment in all tabs. Writes nothing; what follows other tabs holds here, too, from now on. */
  const asStored = atom(null, (get, set): T => {
    const now = heldBy(get, get(servicesAtom).text(key).read());
    if (follows) set(known, now);
    return now;
  });
  const take = atom(null, (get, set, deleted: boolean) => {
    const { value: now, damaged } = read(get, get(servicesAtom).text(key).read());
    if (damaged && !deleted) return;
    if (deleted) set(unsaved, {});
    set(known, changed(now, get(unsaved)));
  });
  records.push({ key, follows, take });
  /** As on a device that never had it: nothing holds in this tab, and no record is left. */
  const remove = atom(null, (get, set) => {
    get(servicesAtom).text(key).remove();
    set(unsaved, {});
    set(known, read(get, null).value);
  });
  /** True where the stored text was damaged and the default stands in for it. */
  const damaged = atom((get) => get(stored).damaged);
  return { value, asStored, damaged, remove };
}
