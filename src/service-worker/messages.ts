/** What the page may tell the service worker (src/platform sends it). */

export type Message =
  /** To the version that waits: the person wants it. */
  | { readonly type: 'SKIP_WAITING' }
  /** To the version that rules: another one is about to follow. Answered with any message on the port. */
  | { readonly type: 'STEP_ASIDE' }
  /** A landmark engine has started; `chunk` as in `engineChunk`. */
  | { readonly type: 'ENGINE_USED'; readonly chunk: string };

/** Null for anything else that may arrive. */
export function readMessage(data: unknown): Message | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'SKIP_WAITING' || data.type === 'STEP_ASIDE') return { type: data.type };
  if (data.type !== 'ENGINE_USED' || !('chunk' in data) || typeof data.chunk !== 'string') return null;
  return { type: 'ENGINE_USED', chunk: data.chunk };
}
