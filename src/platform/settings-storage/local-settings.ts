/** One text under one key of localStorage, which may be full, blocked or missing altogether. */
export interface LocalSettings {
  read(): string | null;
  write(text: string): boolean;
  /** Tells when another tab has written or cleared it; returns how to stop. */
  watch(listener: () => void): () => void;
}

/** `storage` is asked for lazily: merely touching `window.localStorage` throws where it is blocked. */
export function createLocalSettings(key: string, storage: () => Storage): LocalSettings {
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
