/** Where tapped notifications lead an open page, as the service worker says it. */

/** What a tapped notification tells an open page; src/service-worker/notifications.ts sends it. */
export const OPEN_MESSAGE = 'roast-me-open';

export type OpenedPaths = (listener: (path: string) => void) => () => void;

/**
 * Listens from now on, to the messages of the service worker (null: there is none), and keeps the last address until
 * somebody follows: a tap may come while the app starts. Returns how to follow; that returns how to stop.
 */
export function hearOpenedPaths(messages: Pick<EventTarget, 'addEventListener'> | null): OpenedPaths {
  const listeners = new Set<(path: string) => void>();
  let kept: string | null = null;
  messages?.addEventListener('message', (event) => {
    const path = event instanceof MessageEvent ? openedPath(event.data) : null;
    if (path === null) return;
    if (listeners.size === 0) kept = path;
    for (const listener of listeners) listener(path);
  });
  return (listener) => {
    listeners.add(listener);
    const path = kept;
    kept = null;
    if (path !== null) listener(path);
    return () => void listeners.delete(listener);
  };
}

/** The address in a message of ours; null for every other message, and for addresses that leave the app. */
function openedPath(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== OPEN_MESSAGE)
    return null;
  const path = 'path' in data ? data.path : null;
  return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : null;
}
