/** What the installed app needs from the browser. Left out on pages without a service worker. */
import type { IncomingRefusal } from '#domain/limits/photo.ts';

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

export interface IncomingService {
  /** Whether photos from other apps may wait on this device: only after the first run. Never rejects. */
  allow(allowed: boolean): Promise<void>;
  /** The photo that another app shared, or why it was none; gone afterwards. Null without one. Never rejects. */
  take(): Promise<File | IncomingRefusal | null>;
  /** Calls back with a photo that the system opened the app with, or why it was none. */
  onOpened(onFile: (file: File | IncomingRefusal) => void): void;
}

export interface PwaServices {
  readonly updates: UpdateService;
  readonly incoming: IncomingService;
}
