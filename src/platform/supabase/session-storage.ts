/**
 * Where the session is kept: in localStorage, or in memory until the tab closes where that is full or blocked.
 * Without the memory, signing in would fail on a full phone, and supabase-js would throw at every read.
 */
export type SessionStorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `storage` is asked for lazily: merely touching `window.localStorage` throws where it is blocked. */
export function createSessionStorage(storage: () => Storage): SessionStorageLike {
  /** What localStorage would not take; null: what it would not let go of. */
  const instead = new Map<string, string | null>();
  return {
    getItem(key) {
      const kept = instead.get(key);
      if (kept !== undefined) return kept;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, text) {
      try {
        storage().setItem(key, text);
        instead.delete(key);
      } catch {
        instead.set(key, text);
      }
    },
    removeItem(key) {
      try {
        storage().removeItem(key);
        instead.delete(key);
      } catch {
        instead.set(key, null);
      }
    },
  };
}
