/** Keeps the screen on while an analysis runs, where the browser can. */

interface Lock {
  release(): Promise<void>;
}

/** The part of `navigator.wakeLock` that is used. */
export interface WakeLockApi {
  request(type: 'screen'): Promise<Lock>;
}

/** The part of `document` that is used: browsers take the lock away from a page that is out of sight. */
export type Visibility = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Holds the screen until the returned function is called, and again whenever the page comes back into sight.
 * The browser may refuse (battery saver, hidden page): the analysis then simply runs without it.
 */
export function holdScreen(api: WakeLockApi | undefined, page: Visibility): () => void {
  if (api === undefined) return () => undefined;
  let released = false;
  let lock: Lock | null = null;
  const letGo = (held: Lock) => void held.release().catch(() => undefined);
  const ask = async () => {
    try {
      const held = await api.request('screen');
      if (released) letGo(held);
      else lock = held;
    } catch {
      // Refused: the analysis runs all the same.
    }
  };
  const look = () => {
    if (page.visibilityState === 'visible') void ask();
  };
  void ask();
  page.addEventListener('visibilitychange', look);
  return () => {
    released = true;
    page.removeEventListener('visibilitychange', look);
    if (lock !== null) letGo(lock);
    lock = null;
  };
}
