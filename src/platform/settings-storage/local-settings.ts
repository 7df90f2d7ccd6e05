/** Texts in localStorage and sessionStorage. */
import type { TextStorage } from '#ports/storage.ts';

/** `storage` is asked for lazily: merely touching `window.localStorage` throws where it is blocked. */
export function createLocalSettings(key: string, storage: () => Storage): TextStorage {
  return {
    read() {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        storage().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
    remove() {
      try {
        storage().removeItem(key);
      } catch {
        // Blocked: what is there cannot be read either.
      }
    },
    watch(listener) {
      const hear = (event: StorageEvent) => {
        // No key: everything was cleared.
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}
