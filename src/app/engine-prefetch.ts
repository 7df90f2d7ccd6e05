/** Fetches the engine in a quiet moment, on a good line, while the person is still reading. */
import { prefetchAtom, prefetchDueAtom } from '#state/model-prefetch-atoms.ts';
import type { Store } from './mount.tsx';

/** A page that never comes to rest is left alone after this long. */
const LONGEST_WAIT_MS = 10_000;

/** Only where the browser knows quiet moments. */
export function followPrefetch(store: Store): void {
  let begun = false;
  const look = () => {
    if (begun || !store.get(prefetchDueAtom)) return;
    begun = true;
    stop();
    window.requestIdleCallback(() => void store.set(prefetchAtom), { timeout: LONGEST_WAIT_MS });
  };
  const stop = store.sub(prefetchDueAtom, look);
  look();
}
