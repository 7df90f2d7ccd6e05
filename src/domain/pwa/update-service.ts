/** What a new version of the app needs from the browser, as types. src/app hands in the real one. */

/**
 * `ready`: a new version waits. `busy`: it was asked for, but another tab has a roast that a reload would cost.
 * `applying`: it takes over, and the reload follows. `late`: the old version does not let go.
 */
export type UpdateState = 'none' | 'ready' | 'busy' | 'applying' | 'late';

export interface UpdateService {
  /** Calls back with every change; returns how to stop. */
  watch(onChange: (state: UpdateState) => void): () => void;
  /** Puts the new version in place and reloads this tab; or ends in `busy` or `late`. Never rejects. */
  apply(): Promise<void>;
  /** While held, no tab applies an update. Returns how to let go. */
  hold(): () => void;
}
