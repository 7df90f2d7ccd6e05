/** Parts of a screen that may come later, or not at all, without harm. */
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

const Nothing = () => null;

/**
 * The component that `load` fetches. Where it cannot be had (the line broke, a newer version stands on the
 * server) nothing shows in its place: the screen around it matters more.
 */
export function lazyOrNothing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));
}

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
