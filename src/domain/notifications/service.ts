/** What notifications need from the browser, as types. src/app hands in the real one. */
import type { Note, NotificationState, ReminderReach } from './rules.ts';

/** Nothing here rejects: failures in notification code are silent. */
export interface NotificationService {
  state(): NotificationState;
  /** Shows the browser's question; only from a tap or a key. */
  ask(): Promise<NotificationState>;
  /** Shows it now. */
  show(note: Note): Promise<void>;
  /** Shows it at `at` (milliseconds since 1970) and each day after; replaces whatever was scheduled before. */
  schedule(note: Note, at: number): Promise<void>;
  /** Takes back what was scheduled. */
  cancel(): Promise<void>;
  /** What this browser can do for something scheduled. */
  reach(): Promise<ReminderReach>;
  /** Calls back with the address that a tapped notification leads to; returns how to stop. */
  onOpen(listener: (path: string) => void): () => void;
}

/** A dot on the app's icon. Nothing where the launcher has none. */
export interface AppBadgeService {
  set(): void;
  clear(): void;
}
