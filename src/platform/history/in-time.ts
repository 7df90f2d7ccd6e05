/** A store that rejects a call which takes too long. */
import type { UseStore } from 'idb-keyval';

/** Longer than any phone needs; an upgrade that another tab holds up, or a browser's own fault, can take for ever. */
export const STORE_LIMIT_MS = 8_000;

/** Rejects where the database does not answer: for the caller that is the same as blocked storage. */
export function inTime(store: UseStore, limitMs = STORE_LIMIT_MS): UseStore {
  return async (mode, work) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new DOMException('The store does not answer', 'TimeoutError')),
        limitMs,
      );
    });
    try {
      return await Promise.race([store(mode, work), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
