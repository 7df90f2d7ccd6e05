/** What the page may tell the service worker (src/platform/pwa sends it). */

export type Message =
  /** The person wants the version that waits. */
  | { readonly type: 'SKIP_WAITING' }
  /** A landmark engine has started; `chunk` as in `engineChunk`. */
  | { readonly type: 'ENGINE_USED'; readonly chunk: string };

/** Null for anything else that may arrive. */
export function readMessage(data: unknown): Message | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'SKIP_WAITING') return { type: 'SKIP_WAITING' };
  if (data.type !== 'ENGINE_USED' || !('chunk' in data) || typeof data.chunk !== 'string') return null;
  return { type: 'ENGINE_USED', chunk: data.chunk };
}
