/** Texts in localStorage and sessionStorage. */
import type { TextChange, TextStorage } from '#ports/storage.ts';

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
  };
}

/** Tells what other tabs do to the texts in localStorage; returns how to stop. */
export function watchLocalSettings(listener: (change: TextChange) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => listener({ key, gone: newValue === null });
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
