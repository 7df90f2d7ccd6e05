/** Where the browser cannot say when it has nothing to do. */
const LATER_MS = 1_000;

/** Does the work when the browser has nothing more urgent. Returns how to stop what has not begun. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, LATER_MS);
  return () => clearTimeout(timer);
}
